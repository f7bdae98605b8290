import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { closeSection as closeSectionCall } from '@mikvah/contract/evening/sections.ts'
import { eq } from 'drizzle-orm'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { endSection, lockSection } from '../../attendants/store.ts'
import { sections } from '../../attendants/table.ts'
import { withFresh } from '../../audit/with-fresh.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { releaseRoom } from '../kept-rooms.ts'
import { emptyAs } from '../occupy.ts'
import { changeRoom } from '../store.ts'
import { closingOf, strandedBy } from './closing-of.ts'
import { lockRoomsOf, roomsOfSections } from './open-sections.ts'

type Body = BodyOf<typeof closeSectionCall>

/**
 * Closes a section for tonight: nobody has it, its ready rooms count as not opened, and none of them is kept. Whoever is
 * in a room stays there. Whom it strands must have been named to who closes it.
 */
export async function closeSection(parts: Parts, asked: AskedBySomeone, id: string, body: Body) {
  if (!asked.key?.made)
    await withFresh(parts, asked, {
      act: () => parts.db.inTransaction((tx) => close(tx, asked, id, body)),
      fresh: () => closingOf(parts, asked, id),
    })
  return roomsOfSections(parts, asked, [id])
}

async function close(
  tx: Tx,
  asked: AskedBySomeone,
  id: string,
  { confirmed }: Body,
): Promise<void> {
  const night = todayOf(asked)
  const section = await lockSection(tx, id)
  const rooms = section ? await lockRoomsOf(tx, [id]) : []
  const strands = await strandedBy(tx, asked, id)
  if (!section || !strands) throw new Refused('not-found')
  const { inside, kept, withoutRoom } = strands
  const named = new Set(confirmed)
  const isNamed = ({ reservationId }: { reservationId: string }) => named.has(reservationId)
  if (![...inside, ...kept, ...withoutRoom].every(isNamed)) throw new Refused('section-strands')
  await endSection(tx, { sectionId: id, night })
  await tx.update(sections).set({ openedNight: null }).where(eq(sections.id, id))
  const ready = rooms.filter(({ status }) => status === 'Ready').map((room) => room.id)
  for (const room of ready) await changeRoom(tx, room, emptyAs(asked, 'Available'))
  for (const { reservationId } of kept) await releaseRoom(tx, reservationId)
  await writeAudit(tx, asked, { subject: id, details: { night, rooms: ready } })
  await keepMade(tx, asked.key, { section: id })
}
