import type { setAttendantTonight as setAttendantTonightCall } from '@mikvah/contract/attendants.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { todayOf } from '../nights/nights.ts'
import {
  attendantById,
  attendantTold,
  giveSection,
  type SectionTonight,
  sectionsInUse,
  sectionsOfNight,
} from './store.ts'

/** Who has which section on the business day it is. */
export async function tellTonight({ db }: Parts, asked: AskedBySomeone) {
  const night = todayOf(asked)
  const rows = await sectionsOfNight(db.orm, night)
  const used = await sectionsInUse(db.orm)
  return rows.filter(({ section }) => used.has(section.id)).map((row) => tonightTold(row, night))
}

/** Gives a section to one who helps, or to nobody; the next night begins with nobody again. */
export async function setTonight(
  { db }: Parts,
  asked: AskedBySomeone,
  { sectionId, attendantId }: BodyOf<typeof setAttendantTonightCall>,
) {
  const night = todayOf(asked)
  return db.inTransaction(async (tx) => {
    const known = (await sectionsOfNight(tx, night)).find(({ section }) => section.id === sectionId)
    const attendant = attendantId === null ? null : await attendantById(tx, attendantId)
    if (!known || (attendantId !== null && !attendant?.active)) throw new Refused('not-found')
    await giveSection(tx, { sectionId, night, attendantId })
    await writeAudit(tx, asked, { subject: sectionId, details: { night, attendant: attendantId } })
    return tonightTold({ section: known.section, attendant }, night)
  })
}

function tonightTold({ section, attendant }: SectionTonight, date: string) {
  const { id, name, locationId } = section
  return { date, section: { id, name, locationId }, attendant: namedOf(attendant) }
}

const namedOf = (attendant: SectionTonight['attendant']) =>
  attendant && { id: attendant.id, name: attendantTold(attendant).name }
