import type { Parts } from '../request/parts.ts'
import { allCubicles, type CubicleRow } from './store.ts'

/** All cubicles as `cubicleView`. */
export async function listCubicles({ db }: Parts) {
  const rows = await allCubicles(db.orm)
  return rows.map(({ cubicle, reservationCode }) => cubicleView(cubicle, reservationCode))
}

/** A cubicle in an answer: `reservation` is the id and the code of the visit that has it, null while nobody has it. */
export const cubicleView = (
  { id, name, locationId, status, reservationId }: CubicleRow,
  reservationCode: string | null,
) => ({
  ...{ id, name, status },
  location: locationId,
  reservation:
    reservationId === null || reservationCode === null ? null : { reservationId, reservationCode },
})
