import { holds, type Role } from '@mikvah/rules/people/roles.ts'
import { isClosedTonight } from '../../attendants/is-closed-tonight.ts'
import { lockSection, sectionsOfNight } from '../../attendants/store.ts'
import { todayOf } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { lockRoomsOf, openRooms } from './rooms-of-sections.ts'

/**
 * The first act of an attendant on a business day opens the sections that somebody has tonight, except in a building
 * that stays closed. Any act counts: a sign-in, one that a tablet renews by itself, or a step. Attendants share a
 * sign-in, so the first of any of them opens all. On Shabbos and Yom Tov nothing opens by itself.
 */
export async function openAtFirstAct(
  parts: Parts,
  moment: Moment,
  roles: readonly Role[],
): Promise<void> {
  if (!roles.includes('Attendant') || holds(roles, 'Admin')) return
  if (quietAt(moment, moment.now)) return
  const night = todayOf(moment)
  const seen = await sectionsOfNight(parts.db.orm, night)
  const waiting = seen.filter(
    ({ section, attendant }) =>
      attendant && section.openedNight !== night && !isClosedTonight(moment, section.locationId),
  )
  for (const { section } of waiting) {
    await parts.db.inTransaction(async (tx) => {
      const row = await lockSection(tx, section.id)
      if (row && row.openedNight !== night)
        await openRooms(tx, moment, section.id, await lockRoomsOf(tx, [section.id]))
    })
  }
}
