import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { roomById } from '@mikvah/contract/rooms.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { roomTypeOf } from '@mikvah/rules/reservation/room-type.ts'
import { seenBy, sees, type Viewer } from '@mikvah/rules/room/who-sees.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import { and, desc, inArray, lt, notInArray } from 'drizzle-orm'
import type { Moment } from '../../asked/asked.ts'
import { excludedBy } from '../../attendants/store.ts'
import type { Db } from '../../db/database.ts'
import { balanceFrom } from '../../payments/ledger/balance-of-visit.ts'
import { paymentsOfReservations } from '../../payments/ledger/store.ts'
import { users } from '../../people/table.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { reservations } from '../../reservations/table.ts'
import { roomsNamed } from '../store.ts'
import { placeNamed } from './place-named.ts'

export type VisitOnFloor = NonNullable<ResultOf<typeof roomById>['reservation']>

/** Visits as this viewer may see them on the floor, on every answer and event, by their ids. */
export async function visitsOnFloor(
  db: Db,
  moment: Moment,
  viewer: Viewer,
  rows: readonly ReservationRow[],
): Promise<Map<string, VisitOnFloor>> {
  const beside = await readBeside(db, viewer, rows)
  return new Map(rows.map((row) => [row.id, seenBy(viewer, wholeOf(moment, row, beside))]))
}

type Beside = Awaited<ReturnType<typeof readBeside>>

/** What stands in other tables, asked for only where the viewer is told of it. */
async function readBeside(db: Db, viewer: Viewer, rows: readonly ReservationRow[]) {
  const ids = rows.map(({ id }) => id)
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const owners = sees(viewer, 'firstName') ? await ownersOf(db, userIds) : []
  const paid = sees(viewer, 'balance') ? await paymentsOfReservations(db, ids) : []
  const excluded = sees(viewer, 'excludedAttendants') ? await excludedBy(db, userIds) : []
  const before = sees(viewer, 'userPreviousReservationKallah') ? await beforeOf(db, rows) : []
  return {
    rooms: await roomsNamed(db, rows),
    owners: new Map(owners.map((owner) => [owner.id, owner])),
    paid: Map.groupBy(paid, ({ reservationId }) => reservationId),
    excluded: Map.groupBy(excluded, ({ userId }) => userId),
    kallahBefore: new Map(before.map(({ userId, kallah }) => [userId, kallah])),
  }
}

const ownersOf = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          phone: users.phone,
        })
        .from(users)
        .where(inArray(users.id, [...ids]))

/** The last visit of each before this one that wasn't canceled. */
function beforeOf(db: Db, rows: readonly ReservationRow[]) {
  const first = rows.map(({ night }) => night).toSorted()[0]
  if (first === undefined) return Promise.resolve([])
  const { userId, kallah, night, status, startsAt } = reservations
  const ids = rows.map((row) => row.userId)
  return db
    .selectDistinctOn([userId], { userId, kallah })
    .from(reservations)
    .where(
      and(
        inArray(userId, ids),
        lt(night, first),
        notInArray(status, ['Pending', 'Canceled', 'Replaced']),
      ),
    )
    .orderBy(userId, desc(startsAt))
}

function wholeOf({ content }: Moment, row: ReservationRow, beside: Beside) {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  const atOrNull = (ms: Ms | null) => (ms === null ? null : at(ms))
  const { balanceCents, paid } = balanceFrom(row, beside.paid.get(row.id) ?? [])
  const named = flagOf(content.values, 'showUserNameinResDetails') === true
  const owner = named ? beside.owners.get(row.userId) : undefined
  const excluded = beside.excluded.get(row.userId) ?? []
  return {
    reservationId: row.id,
    reservationCode: row.code,
    reservationStatus: row.status,
    since: at(row.statusSince),
    reservationDate: row.night,
    reservationTime: at(row.startsAt),
    expectedEndTime: at(row.endsAt),
    timeArrived: atOrNull(row.timeArrived),
    arrivedOnTime:
      row.timeArrived === null
        ? null
        : arrivedOnTime(row.startsAt, row.timeArrived, content.values),
    timeCompleted: atOrNull(row.timeCompleted),
    roomType: roomTypeOf(row),
    hasExtraTime: row.doubleSlot,
    room: beside.rooms.get(row.roomId) ?? null,
    location: placeNamed(content, row.locationId),
    parking: row.parking,
    salonManicure: row.salonManicure,
    salonPedicure: row.salonPedicure,
    salonBoth: row.salonBoth,
    kallah: row.kallah,
    waitingCode: row.waitingCode,
    firstName: owner?.firstName ?? null,
    lastName: owner?.lastName ?? null,
    phoneNumber: owner?.phone ?? null,
    firstTime: row.firstTime,
    userPreviousReservationKallah: beside.kallahBefore.get(row.userId) ?? false,
    excludedAttendants: excluded.map(({ attendantId }) => ({ attendantId })),
    notes: row.notes,
    userNotes: row.userNotes,
    balance: dollarsOf(balanceCents),
    paid,
  }
}
