import { instantOfText } from '@mikvah/rules/time/local-text.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { type Opened, openNewBooking } from '../reservations/booking/open-booking.ts'
import { badLine } from './bad-visit.ts'
import type { BadLine } from './read-patron.ts'
import type { ReadVisit } from './read-visit.ts'
import { heldNightsOf, ownersOf, startsOf } from './visits-here.ts'

type Entry = { line: number; opened: Opened }
/** What the lines of a list come to: bookings to make, how many stand here already, and bad lines. */
export type SortedVisits = { entries: Entry[]; unchanged: number; bad: BadLine[] }
type Given = { lines: readonly (ReadVisit | BadLine)[]; evenIfFull: boolean }

/** What each line comes to: a booking, nothing because the visit stands here already, or a line that is refused. */
export async function sortVisits(
  { db: { orm } }: Parts,
  ctx: SignedInContext,
  { lines, evenIfFull }: Given,
): Promise<SortedVisits> {
  const visits = lines.filter((one) => 'body' in one)
  const owners = await ownersOf(orm, visits)
  const ownerIds = [...owners.values()]
  const here = await startsOf(orm, ownerIds)
  const held = await heldNightsOf(orm, ctx, ownerIds)
  const firstLines = firstLinesOf(visits)
  const bad: BadLine[] = lines.filter((one) => 'message' in one)
  const sorted: SortedVisits = { entries: [], unchanged: 0, bad }
  for (const visit of visits) {
    const { line, phone } = visit
    try {
      refuseTwice(visit, firstLines)
      const userId = owners.get(phone)
      if (!userId) throw new Refused('import-no-patron')
      if (here.has(`${userId} ${startOf(ctx, visit)}`)) sorted.unchanged++
      else sorted.entries.push({ line, opened: open(visit, userId) })
    } catch (error) {
      bad.push(badLine(ctx, line, error))
    }
  }
  return sorted

  function open({ body }: ReadVisit, userId: string): Opened {
    const opened = openNewBooking(
      { ...ctx, key: null },
      {
        body: { ...body, userId },
        query: { ignoreCutoff: true, ignoreAvailability: evenIfFull },
        takenOver: true,
      },
    )
    return { ...opened, nights: [...opened.nights, ...(held.get(userId) ?? [])] }
  }
}

const herNight = ({ phone, night }: ReadVisit) => `${phone} ${night}`

/** For each patron and night, the first line that has it. */
function firstLinesOf(visits: readonly ReadVisit[]): ReadonlyMap<string, number> {
  return new Map(visits.toReversed().map((visit) => [herNight(visit), visit.line]))
}

/** A patron comes once a night, so a second line of the same night is a mistake of the list. */
function refuseTwice(visit: ReadVisit, firstLines: ReadonlyMap<string, number>): void {
  const first = firstLines.get(herNight(visit))
  if (first === undefined || first === visit.line) return
  throw new Refused('import-visit-twice', { params: { line: String(first) } })
}

const startOf = ({ content }: SignedInContext, { body }: ReadVisit) =>
  instantOfText(body.reservationTime, content.timeZone)
