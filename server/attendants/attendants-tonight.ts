import type { setAttendantTonight as setAttendantTonightCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { locationById, nightAt, todayOf } from '../nights/nights.ts'
import type { Moment, SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import {
  activeAttendant,
  giveSection,
  lastAttendants,
  lockSection,
  type SectionTonight,
  sectionsInUse,
  sectionsOfNight,
} from './store.ts'

/**
 * A row for each section with rooms in use, in the order of the map: who has it on the present business day and who had
 * it last (null for nobody), whether its rooms are opened tonight, whether its building stays closed.
 */
export async function readTonight({ db }: Parts, ctx: SignedInContext) {
  const night = todayOf(ctx)
  const rows = await sectionsOfNight(db.orm, night)
  const used = await sectionsInUse(db.orm)
  const last = await lastAttendants(db.orm, night)
  return rows
    .filter(({ section }) => used.has(section.id))
    .map((row) => tonightView(ctx, row, last.get(row.section.id) ?? null))
}

/**
 * Gives a section to an attendant, or to nobody (null), for the present business day, and answers with its row as
 * `readTonight`. The next night begins with nobody again. Refuses as `refuseMovedOn`, and what isn't known or active.
 */
export async function setTonight(
  { db }: Parts,
  ctx: SignedInContext,
  { sectionId, attendantId, was }: BodyOf<typeof setAttendantTonightCall>,
) {
  const night = todayOf(ctx)
  return db.inTransaction(async (tx) => {
    await lockSection(tx, sectionId)
    const known = (await sectionsOfNight(tx, night)).find(({ section }) => section.id === sectionId)
    const attendant = attendantId === null ? null : await activeAttendant(tx, attendantId)
    if (!known || (attendantId !== null && !attendant)) throw new Refused('not-found')
    refuseMovedOn(known.attendant?.id ?? null, { attendantId, was })
    await giveSection(tx, { sectionId, night, attendantId })
    await writeAudit(tx, ctx, { subject: sectionId, details: { night, attendant: attendantId } })
    const last = (await lastAttendants(tx, night)).get(sectionId) ?? null
    return tonightView(ctx, { section: known.section, attendant }, last)
  })
}

type Giving = { attendantId: string | null; was?: string | null | undefined }

/**
 * Refuses with section-moved-on when the section isn't with whom the desk saw it (`was`), since another desk has given
 * it meanwhile; not when it is with the wished attendant already, nor when `was` wasn't sent.
 */
export function refuseMovedOn(has: string | null, { attendantId, was }: Giving): void {
  if (was !== undefined && was !== has && attendantId !== has) throw new Refused('section-moved-on')
}

function tonightView(
  ctx: SignedInContext,
  { section, attendant }: SectionTonight,
  last: SectionTonight['attendant'],
) {
  const { id, name, nameHe, locationId, openedNight } = section
  const date = todayOf(ctx)
  return {
    date,
    section: { id, name, nameHe, locationId },
    attendant: namedOf(attendant),
    last: namedOf(last),
    opened: openedNight === date,
    closed: isClosedTonight(ctx, locationId),
  }
}

/** Whether a building stays closed on the present business day; true for one that isn't there or isn't in use. */
export function isClosedTonight(moment: Moment, locationId: string): boolean {
  const location = locationById(moment, locationId)
  return !location || nightAt(moment, location, todayOf(moment)).closed
}

const namedOf = (attendant: SectionTonight['attendant']) => attendant && attendantNamed(attendant)
