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

/** Who has which section on the present business day. */
export async function readTonight({ db }: Parts, ctx: SignedInContext) {
  const night = todayOf(ctx)
  const rows = await sectionsOfNight(db.orm, night)
  const used = await sectionsInUse(db.orm)
  const last = await lastAttendants(db.orm, night)
  return rows
    .filter(({ section }) => used.has(section.id))
    .map((row) => tonightView(ctx, row, last.get(row.section.id) ?? null))
}

/** Gives a section to an attendant, or to nobody. The next night begins with nobody again. */
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

/** Where two desks give a section at once, the second is told who has it by now, unless it wishes the same. */
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

/** Whether a building stays closed on the present business day. */
export function isClosedTonight(moment: Moment, locationId: string): boolean {
  const location = locationById(moment, locationId)
  return !location || nightAt(moment, location, todayOf(moment)).closed
}

const namedOf = (attendant: SectionTonight['attendant']) => attendant && attendantNamed(attendant)
