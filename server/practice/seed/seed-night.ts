import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { placesOf as roomsOf } from '@mikvah/rules/capacity/limits.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'

import { minutes } from '@mikvah/rules/time/ms.ts'
import { poolsOf } from '@mikvah/rules/visit/to-the-water.ts'
import { todayOf } from '../../nights/nights.ts'
import { type Dice, diceOf } from './dice.ts'
import { askedThen, herself, worker } from './seed-asked.ts'
import type { BookingDesk } from './seed-booking.ts'
import { type Life, moveOn, seedStep } from './seed-life.ts'
import { enterFromPaper } from './seed-paper.ts'
import { type AtDoor, cancel, owesMoreThanPart, payAtDoor, payByCard } from './seed-pay.ts'
import type { Till } from './seed-till.ts'
import { type House, type Step, walkOf } from './seed-walk.ts'
import { practiceRooms } from './the-house.ts'

/**
 * Lets the visits of a night at one building go as far as they would have by now: paid, canceled, walked through. Gives
 * those that are booked by now.
 */
export async function liveNight(
  lives: readonly Life[],
  desk: BookingDesk,
  till: Till,
): Promise<Life[]> {
  const { now } = desk.moment
  const begun = lives.filter(({ row }) => row.createdAt <= now)
  for (const life of begun) await beforeTheEvening(life, desk, till)
  const coming = lives.filter(mayCome)
  // Nothing is entered on Shabbos or Yom Tov itself, only afterwards.
  enterFromPaper(coming, desk)
  const walks = desk.night.shabbosMode ? new Map<string, Step[]>() : liveliestWalk(coming, desk)
  const steps = begun.flatMap((life) =>
    (walks.get(life.row.id) ?? []).filter(({ at }) => at <= now).map((step) => ({ life, step })),
  )
  const codes = new Set<string | null>()
  const owing = owingOf(steps, desk)
  for (const { life, step } of steps) walkOn(life, step, desk, { codes, owing })
  // Visits are walked one by one, so who is in the water together is known only once all are done.
  const bathing = begun.filter(({ row }) => row.status === 'InMikvah')
  bathing.sort((one, other) => one.row.statusSince - other.row.statusSince)
  for (const [nth, { row }] of bathing.entries()) row.pool = nth + 1
  return begun
}

/** What happens before the evening: visits are paid, run out or are canceled. */
async function beforeTheEvening(life: Life, { moment }: BookingDesk, till: Till): Promise<void> {
  const { paying, row, canceledAt, decided } = life
  const { now } = moment
  const { by } = decided.opened.ctx
  const note = row.placeholder ? 'Kallah' : ''
  const paidAt = row.createdAt + minutes(2)
  const refused = diceOf('card', row.userId, row.night).often(0.04)
  if (paying === 'card' && paidAt <= now) {
    const pay = (at: number, card: 'practice_ok' | 'practice_declined') =>
      payByCard(till, askedThen(moment, at, by, 'payment-taken'), life, { card, note })
    if (refused) await pay(paidAt - minutes(1), 'practice_declined')
    await pay(paidAt, 'practice_ok')
  }
  if (paying === 'lost' && row.holdUntil !== null && row.holdUntil <= now) {
    moveOn(life, { now: row.holdUntil }, 'Canceled', { note: 'hold ran out' })
  }
  if (canceledAt !== null && canceledAt <= now) {
    await cancel(till, askedThen(moment, canceledAt, herself(row.userId), 'visit-moved'), life)
  }
}

/** Whether she is expected on her night. */
const mayCome = ({ paying, canceledAt, row }: Life): boolean =>
  (paying === 'card' || paying === 'door') && canceledAt === null && !row.placeholder

type Walking = { codes: Set<string | null>; owing: ReadonlyMap<Life, AtDoor> }

function walkOn(
  life: Life,
  { to, at, by, room }: Step,
  { moment }: BookingDesk,
  { codes, owing }: Walking,
): void {
  const pays = owing.get(life) ?? 'all'
  if (to === 'Waiting' && pays !== 'nothing') {
    const ctx = askedThen(moment, at, worker('Reception'), 'payment-taken')
    payAtDoor(ctx, life, doorMethodOf(diceOf('door', life.row.userId, life.row.night)), pays)
  }
  seedStep(life, askedThen(moment, at, worker(by), 'visit-moved'), { to, room }, codes)
}

const doorMethodOf = (dice: Dice) =>
  dice.pick(['Cash', 'Cash', 'Terminal', 'Terminal', 'Check'] as const)

/**
 * Who of tonight's hasn't paid all that she owes, so that the desk has somebody to ask: of those who pay at the door
 * the last who came has paid a part, and the one before her nothing.
 */
function owingOf(
  steps: readonly { life: Life; step: Step }[],
  { moment, night }: BookingDesk,
): ReadonlyMap<Life, AtDoor> {
  if (night.date !== todayOf(moment)) return new Map()
  const came = steps
    .filter(({ life, step }) => step.to === 'Waiting' && owesMoreThanPart(life))
    .toSorted((one, other) => other.step.at - one.step.at)
  const [last, before] = came
  return new Map([
    ...(last ? [[last.life, 'part'] as const] : []),
    ...(before ? [[before.life, 'nothing'] as const] : []),
  ])
}

const showTime = minutes(45)
const busyFrom = 30
const allStages = 14
const mostTries = 60

/**
 * Takes, of several ways in which a busy evening could go, the one that has somebody in most stages 45 minutes after
 * the zman, the time that the first button of the practice page sets.
 */
function liveliestWalk(
  coming: readonly Life[],
  { night, location }: BookingDesk,
): Map<string, Step[]> {
  const guests = coming.map(({ row }) => row)
  const house = (salt: number): House => ({
    night,
    rooms: practiceRooms.filter(({ locationId }) => locationId === location.id),
    mostInRooms: roomsOf(capacityOf(location.values, night).limits.total),
    pools: poolsOf(location.values),
    cleaning: minutes(turnaroundOf(location.values).cleaningMinutes),
    dice: diceOf('walk', location.id, night.date, salt),
  })
  if (guests.length < busyFrom) return walkOf(guests, house(0))
  const shown = (night.zman ?? 0) + showTime
  let best = { salt: 0, stages: 0 }
  for (let salt = 0; salt < mostTries && best.stages < allStages; salt++) {
    const stages = stagesAt(walkOf(guests, house(salt), shown), shown)
    if (stages > best.stages) best = { salt, stages }
  }
  return walkOf(guests, house(best.salt))
}

function stagesAt(walks: ReadonlyMap<string, readonly Step[]>, at: number): number {
  const statuses = [...walks.values()].map((steps) => steps.findLast((step) => step.at <= at)?.to)
  return new Set(statuses.filter((status) => status && status !== 'Done')).size
}
