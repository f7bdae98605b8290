import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { listReception as listReceptionCall } from '@mikvah/contract/rooms.ts'
import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import { boardLists, listsOf, waitingOrder } from '@mikvah/rules/visit/board.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { audienceBy } from '../telling/rooms-seen.ts'
import { visitsSeen } from '../telling/visits-seen.ts'
import { foresee } from './outlook.ts'
import { visitsLeftOver, visitsOfNight } from './store.ts'

/** The evening at a glance: each visit in its lists, in the order of the hours; whoever is left of an earlier night apart. */
export async function listReception(
  parts: Parts,
  asked: AskedBySomeone,
  { dt, outlook = false }: QueryOf<typeof listReceptionCall>,
) {
  // Whoever helps needs tonight, and who is left of before; other nights are the desk's.
  if (dt !== undefined && dt !== todayOf(asked) && audienceBy(asked) !== 'desk')
    throw new Refused('role-missing')
  const board = await boardNow(parts, asked, dt)
  return outlook ? { ...board, outlook: await foresee(parts, asked) } : board
}

const boardNow = ({ db }: Parts, asked: AskedBySomeone, dt: string | undefined) =>
  db.inTransaction(async (tx) => {
    const tonight = await visitsOfNight(tx, dt ?? todayOf(asked))
    const left = await visitsLeftOver(tx, todayOf(asked), statusGroups.inTheBuilding)
    const listed = tonight.filter(({ status }) => listsOf(status).length > 0)
    const ids = [...listed, ...left].map(({ id }) => id)
    const told = await visitsSeen(tx, asked, audienceBy(asked), ids)
    const toldOf = (rows: readonly ReservationRow[]) =>
      rows.map(({ id }) => told.get(id)).filter((visit) => visit !== undefined)
    const lists = boardLists.map((list) => {
      const rows = listed.filter(({ status }) => listsOf(status).includes(list))
      return [list, toldOf(list === 'waiting' ? asTheyWait(asked, rows) : rows)] as const
    })
    return { ...boardOf(lists), leftover: toldOf(left) }
  }, snapshot)

const asTheyWait = ({ content }: AskedBySomeone, rows: readonly ReservationRow[]) =>
  rows
    .map((row) => ({ row, ...cameOf(row, content.values) }))
    .toSorted(waitingOrder)
    .map(({ row }) => row)

const cameOf = ({ startsAt, timeArrived }: ReservationRow, values: SettingValues) => ({
  timeArrived,
  arrivedOnTime: timeArrived === null ? null : arrivedOnTime(startsAt, timeArrived, values),
})

const boardOf = <List extends string, T>(lists: readonly (readonly [List, T])[]) =>
  Object.fromEntries(lists) as Record<List, T>
