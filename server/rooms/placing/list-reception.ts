import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { listReception as listReceptionCall } from '@mikvah/contract/rooms.ts'
import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import { boardLists, listsOf, waitingOrder } from '@mikvah/rules/visit/board.ts'
import { snapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { audienceBy } from '../views/rooms-seen.ts'
import { visitsSeen } from '../views/visits-seen.ts'
import { readForecast } from './forecast.ts'
import { visitsLeftOver, visitsOfNight } from './store.ts'

/**
 * The board of a night, tonight unless `dt` names another (for the desk alone). Lists are by hour; those who wait, on
 * time before late, then by arrival; leftovers of earlier nights apart. `outlook` adds tonight's forecast.
 */
export async function listReception(
  parts: Parts,
  ctx: SignedInContext,
  { dt, outlook = false }: QueryOf<typeof listReceptionCall>,
) {
  // Attendants see tonight's board only; other nights are for the desk.
  if (dt !== undefined && dt !== todayOf(ctx) && audienceBy(ctx) !== 'desk')
    throw new Refused('role-missing')
  const board = await boardNow(parts, ctx, dt)
  return outlook ? { ...board, outlook: await readForecast(parts, ctx) } : board
}

const boardNow = ({ db }: Parts, ctx: SignedInContext, dt: string | undefined) =>
  db.inTransaction(async (tx) => {
    const tonight = await visitsOfNight(tx, dt ?? todayOf(ctx))
    const left = await visitsLeftOver(tx, todayOf(ctx), statusGroups.inTheBuilding)
    const listed = tonight.filter(({ status }) => listsOf(status).length > 0)
    const ids = [...listed, ...left].map(({ id }) => id)
    const views = await visitsSeen(tx, ctx, audienceBy(ctx), ids)
    const viewsOf = (rows: readonly ReservationRow[]) =>
      rows.map(({ id }) => views.get(id)).filter((visit) => visit !== undefined)
    const lists = boardLists.map((list) => {
      const rows = listed.filter(({ status }) => listsOf(status).includes(list))
      return [list, viewsOf(list === 'waiting' ? asTheyWait(ctx, rows) : rows)] as const
    })
    return { ...boardOf(lists), leftover: viewsOf(left) }
  }, snapshot)

const asTheyWait = ({ content }: SignedInContext, rows: readonly ReservationRow[]) =>
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
