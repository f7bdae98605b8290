import type { Parts } from '../request/parts.ts'
import { allCubicles, type CubicleRow } from './store.ts'

/** All cubicles, each with the code of the visit that has it. */
export async function listCubicles({ db }: Parts) {
  const rows = await allCubicles(db.orm)
  return rows.map(({ cubicle, reservationCode }) => cubicleView(cubicle, reservationCode))
}

export const cubicleView = (
  { id, name, locationId, status, reservationId }: CubicleRow,
  reservationCode: string | null,
) => ({
  ...{ id, name, status },
  location: locationId,
  reservation:
    reservationId === null || reservationCode === null ? null : { reservationId, reservationCode },
})
