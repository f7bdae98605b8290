import { allAttendants, attendantView } from '../attendants/store.ts'
import { allCubicles } from '../cubicles/store.ts'
import { snapshot } from '../db/snapshot.ts'
import type { Content } from '../facility/content.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { allRooms } from '../rooms/store.ts'
import { allSections, cubicleSetUp, roomSetUp, sectionSetUp } from './store.ts'

export type LocationRow = Content['locations'][number]

/** The buildings with their sections, rooms, cubicles and attendants, in use or not. */
export const readBuilding = ({ db }: Parts, { content }: RequestContext) =>
  db.inTransaction(async (tx) => {
    const attendants = await allAttendants(tx)
    return {
      locations: content.locations.map(locationSetUp),
      sections: (await allSections(tx)).map(sectionSetUp),
      rooms: (await allRooms(tx)).map(roomSetUp),
      cubicles: (await allCubicles(tx)).map(({ cubicle }) => cubicleSetUp(cubicle)),
      attendants: attendants.map((row) => ({
        ...attendantView(row),
        hasCard: row.cardHash !== null,
      })),
    }
  }, snapshot)

/** A building as the pages of the set-up read it. */
export function locationSetUp(row: LocationRow) {
  const { id, name, nameHe, address, addressHe, lat, long, alternate, active } = row
  const { capacity, openKinds } = row
  return {
    ...{ id, name, nameHe, address, addressHe, lat, long, alternate, active },
    ...{ capacity, openKinds: [...openKinds] },
  }
}
