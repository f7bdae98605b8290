import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport } from '@mikvah/contract/reports/morning.ts'
import { drawerTenders } from '@mikvah/rules/payments/methods.ts'
import { morningOf } from '@mikvah/rules/reports/morning.ts'
import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { allAttendants } from '../attendants/store.ts'
import { locationById, locationsOf, nightAt, todayOf } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { moneyByTender } from './money.ts'
import { doorsOfNight } from './morning-doors.ts'
import {
  type MorningView,
  movesOf,
  type NightHistory,
  type NightVisit,
  nightVisitsOf,
  readMoves,
} from './read-moves.ts'
import { readWhole } from './read-whole.ts'
import { tendersView } from './tenders-view.ts'

/** A night as the office reads it the morning after; unless another is asked for, last night. */
export async function readMorningReport(
  { db }: Pick<Parts, 'db'>,
  moment: Moment,
  { dt }: QueryOf<typeof morningReport>,
): Promise<MorningView> {
  const today = todayOf(moment)
  const night = dt ?? plusDays(today, -1)
  return readWhole(db, async (tx) => {
    const visits = await nightVisitsOf(tx, night)
    const history = await movesOf(tx, visits)
    const attendants = new Map((await allAttendants(tx)).map((row) => [row.id, row]))
    const made = await moneyByTender(tx, { from: night, to: night })
    return {
      ...{ night, over: night < today },
      places: readPlaces(moment, night, { visits, history }),
      moves: readMoves(moment, visits, history, attendants),
      doors: await doorsOfNight(tx, moment, { night, attendants }),
      drawer: tendersView(made, drawerTenders),
    }
  })
}

type Found = { visits: readonly NightVisit[]; history: NightHistory }

/** The locations that were open or had visits. One that has been removed since goes by the main building's hours. */
function readPlaces(
  moment: Moment,
  night: string,
  { visits, history }: Found,
): MorningView['places'] {
  const over = night < todayOf(moment)
  const { timeZone, locations } = moment.content
  const byPlace = Map.groupBy(visits, ({ locationId }) => locationId)
  const inOrder = locations.toSorted(
    (one, other) => Number(one.alternate) - Number(other.alternate),
  )
  return inOrder.flatMap(({ id, name, nameHe }) => {
    const here = byPlace.get(id) ?? []
    const isOpen = locationById(moment, id)
    const location = isOpen ?? locationsOf(moment)[0]
    const day = location && nightAt(moment, location, night)
    if (!day || (here.length === 0 && (!isOpen || day.closed))) return []
    const facts = { over, zman: day.zman, onPaper: enteredFrom(day) !== null }
    const figures = morningOf(
      here.map((visit) => ({ ...visit, moves: history.get(visit.id) ?? [] })),
      facts,
    )
    const zman = facts.zman === null ? null : instantTextOf(facts.zman, timeZone)
    return [{ locationId: id, name, nameHe, zman, onPaper: facts.onPaper, ...figures }]
  })
}
