import fc from 'fast-check'
import { type Capacity, capacityOf } from '../capacity/capacity.ts'
import {
  mayCount,
  occupanciesOf,
  ownHoldsOf,
  pairOf,
  type StoredVisit,
} from '../capacity/counting.ts'
import { judgeFit } from '../capacity/fits.ts'
import {
  occupancyOf,
  type Turnaround,
  turnaroundOf,
  type VisitOptions,
} from '../capacity/occupancy.ts'
import type { SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import type { PlainVisit } from './brute-force.ts'
import { anEvening, minutesOf, open, someOptions, someStart } from './night.ts'

/**
 * For tests: an evening played act by act, as the server plays it. A refused act changes nothing.
 */
export type Night = { rows: Row[]; now: Ms; capacity: Capacity; times: Turnaround }
type Row = { -readonly [Field in keyof StoredVisit]: StoredVisit[Field] }

type Booking = { startsAt: Ms; options: VisitOptions; hold: boolean }
export type Act =
  | ({ act: 'book'; userId: string } & Booking)
  | ({ act: 'edit'; pick: number } & Booking)
  | { act: 'pay' | 'cancel' | 'openPayment' | 'done'; pick: number }
  | { act: 'wait'; minutes: number }

const pick = fc.nat(30)
const booking = { startsAt: someStart, options: someOptions, hold: fc.boolean() }
const userId = fc.constantFrom('rivka', 'leah', 'chana')
const move = fc.constantFrom('pay', 'cancel', 'openPayment', 'done')

export const someAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('book'), userId, ...booking }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('edit'), pick, ...booking }) },
  { weight: 4, arbitrary: fc.record({ act: move, pick }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait'), minutes: fc.nat(20) }) },
)

/** Plays the acts on an evening with these settings, from an hour before it opens, and calls `afterEach` after each. */
export function play(
  values: SettingValues,
  acts: readonly Act[],
  afterEach: (night: Night) => void,
): void {
  const capacity = capacityOf(values, anEvening())
  const night: Night = { rows: [], now: open - minutes(60), capacity, times: turnaroundOf(values) }
  for (const act of acts) {
    step(night, act)
    afterEach(night)
  }
}

function step(night: Night, act: Act): void {
  switch (act.act) {
    case 'wait':
      night.now += minutes(act.minutes)
      return
    case 'book':
      book(night, act, act.userId, null)
      return
    case 'edit': {
      const edited = picked(night, act.pick, 'Reserved')
      if (edited) book(night, act, edited.userId, edited)
      return
    }
    case 'pay': {
      const hold = picked(night, act.pick, 'Pending')
      if (hold) pay(night, hold)
      return
    }
    case 'openPayment': {
      const hold = picked(night, act.pick, 'Pending')
      if (hold && mayCount(hold, night.now)) hold.paymentOpen = true
      return
    }
    case 'cancel': {
      const visit = picked(night, act.pick, 'Pending', 'Reserved')
      if (visit && !visit.paymentOpen) visit.status = 'Canceled'
      return
    }
    case 'done': {
      const visit = picked(night, act.pick, 'Reserved')
      const isEdited = night.rows.some(({ replacing }) => replacing === visit?.id)
      if (visit && !isEdited) Object.assign(visit, { status: 'Done', completedAt: night.now })
      return
    }
    default:
      act satisfies never
  }
}

function picked({ rows }: Night, nth: number, ...statuses: string[]): Row | undefined {
  const among = rows.filter(({ status }) => statuses.includes(status))
  return among[nth % among.length]
}

function book(night: Night, wish: Booking, userId: string, edited: Row | null): void {
  const { rows, now } = night
  const isBeingPaid = rows.some((row) => row.replacing === edited?.id && row.paymentOpen)
  if (edited && isBeingPaid) return
  const row: Row = {
    id: `visit ${rows.length}`,
    userId,
    status: wish.hold ? 'Pending' : 'Reserved',
    startsAt: wish.startsAt,
    minutes: minutesOf(wish.options),
    options: wish.options,
    holdUntil: wish.hold ? now + minutes(15) : null,
    paymentOpen: false,
    completedAt: null,
    replacing: edited?.id ?? null,
    placeholder: false,
  }
  const ownHolds = ownHoldsOf(rows, userId)
  if (!fits(night, row, edited?.id ?? row.id, ownHolds)) return

  for (const mine of rows) if (ownHolds.includes(mine.id)) mine.status = 'Canceled'
  if (edited && !wish.hold) edited.status = 'Replaced'
  rows.push(row)
}

/** A hold that has run out may still be paid, when its place is still free. */
function pay(night: Night, hold: Row): void {
  const { rows, now } = night
  const edited = rows.find(({ id }) => id === hold.replacing)
  if (edited && edited.status !== 'Reserved') return
  const pair = pairOf(hold, new Map(rows.map((row) => [row.id, row])))
  if (!mayCount(hold, now) && !fits(night, hold, pair, [])) return

  if (edited) edited.status = 'Replaced'
  Object.assign(hold, { status: 'Reserved', paymentOpen: false })
}

function fits(night: Night, visit: Row, pair: string, except: readonly string[]): boolean {
  const { rows, now, capacity, times } = night
  const { limits } = capacity
  const occupancies = occupanciesOf(rows, { now, limits, times, except })
  return judgeFit(occupancyOf({ ...visit, pair }, limits, times), occupancies, capacity).allowed
}

/** The rows as the plain counter takes them, with holds and pairs told in its own words. */
export function plainRowsOf({ rows, now, times }: Night): PlainVisit[] {
  return rows
    .filter(({ status, paymentOpen, holdUntil }) => {
      if (status === 'Pending') return paymentOpen || now < (holdUntil ?? Infinity)
      return status === 'Reserved' || status === 'Done'
    })
    .map((row) => {
      const isEdit = row.status === 'Pending' && row.replacing !== null
      return { ...row, ...times, pair: (isEdit && row.replacing) || row.id }
    })
}
