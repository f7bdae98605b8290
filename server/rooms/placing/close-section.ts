import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { closeSection as closeSectionCall } from '@mikvah/contract/evening/sections.ts'
import { endSection, lockSection } from '../../attendants/store.ts'
import { sections } from '../../attendants/table.ts'
import { actOnce } from '../../audit/act-once.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { Tx } from '../../db/database.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { emptyAs } from '../occupy.ts'
import { releaseRoom } from '../preassigning/store.ts'
import { changeRoom } from '../store.ts'
import { readClosing } from './read-closing.ts'
import { lockRoomsOf, roomsOfSections } from './rooms-of-sections.ts'
import { strandedBy } from './stranded-by.ts'

type Body = BodyOf<typeof closeSectionCall>

/**
 * Closes a section for tonight, and gives its rooms: nobody has it, its ready rooms count as not opened, and
 * preassignments of its rooms for tonight end. Whoever is in a room stays there. Refuses unless `confirmed` names all
 * visits that this strands.
 */
export async function closeSection(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  await actOnce(parts, ctx, {
    act: (tx) => close(tx, ctx, id, body),
    made: () => ({ section: id }),
    fresh: () => readClosing(parts, ctx, id),
  })
  return roomsOfSections(parts, ctx, [id])
}

async function close(tx: Tx, ctx: SignedInContext, id: string, { confirmed }: Body): Promise<void> {
  const night = todayOf(ctx)
  const section = await lockSection(tx, id)
  const rooms = section ? await lockRoomsOf(tx, [id]) : []
  const strands = await strandedBy(tx, ctx, id)
  if (!section || !strands) throw new Refused('not-found')
  const { inside, kept, withoutRoom } = strands
  const named = new Set(confirmed)
  const isNamed = ({ reservationId }: { reservationId: string }) => named.has(reservationId)
  if (![...inside, ...kept, ...withoutRoom].every(isNamed)) throw new Refused('section-strands')
  await endSection(tx, { sectionId: id, night })
  await tx.update(sections).set({ openedNight: null }).where(eq(sections.id, id))
  const ready = rooms.filter(({ status }) => status === 'Ready').map((room) => room.id)
  for (const room of ready) await changeRoom(tx, room, emptyAs(ctx, 'Available'))
  for (const { reservationId } of kept) await releaseRoom(tx, reservationId)
  await writeAudit(tx, ctx, { subject: id, details: { night, rooms: ready } })
}
