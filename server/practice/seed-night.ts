import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { placesOf as roomsOf } from '@mikvah/rules/capacity/limits.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { diceOf } from './dice.ts'
import type { Booked, BookingDesk } from './seed-booking.ts'
import { bookingStepsOf, mayCome, settledSteps } from './seed-steps.ts'
import { type House, type Step, walkOf } from './seed-walk.ts'

/** A visit and how it goes, from booking to Done. */
export type Told = { booked: Booked; steps: Step[] }
export type Workers = { reception: string; attendant: string }

/** Tells how the visits of a night at a place go. */
export function toldOf(booked: readonly Booked[], desk: BookingDesk, workers: Workers): Told[] {
  const coming = booked.filter(mayCome)
  const walks = desk.night.quiet ? null : liveliestWalk(coming, desk, workers)
  return booked.map((one) => {
    const steps = bookingStepsOf(one, workers.reception)
    if (!mayCome(one)) return { booked: one, steps }
    const evening = walks
      ? (walks.get(one.id) ?? [])
      : settledSteps(one, coming.indexOf(one), workers.reception)
    return { booked: one, steps: [...steps, ...evening] }
  })
}

const showTime = minutes(45)
const busyFrom = 30
const allStages = 14

/**
 * A busy evening could go many ways; this takes the one that has somebody at most of its stages 45 minutes after the
 * zman, where the practice page's first button puts the clock.
 */
function liveliestWalk(
  coming: readonly Booked[],
  { night, place }: BookingDesk,
  workers: Workers,
): Map<string, Step[]> {
  const house = (salt: number): House => ({
    night,
    rooms: roomsOf(capacityOf(place.values, night).limits.total),
    pools: numberOf(place.values, 'poolsAvailable') ?? 4,
    cleaning: minutes(turnaroundOf(place.values).cleaningMinutes),
    ...workers,
    dice: diceOf('walk', place.id, night.date, salt),
  })
  let best = walkOf(coming, house(0))
  if (coming.length < busyFrom) return best
  const shown = (night.zman ?? 0) + showTime
  for (let salt = 1; salt <= 30 && stagesAt(best, shown) < allStages; salt++) {
    const walk = walkOf(coming, house(salt))
    if (stagesAt(walk, shown) > stagesAt(best, shown)) best = walk
  }
  return best
}

function stagesAt(walks: ReadonlyMap<string, readonly Step[]>, at: number): number {
  const statuses = [...walks.values()].map((steps) => steps.findLast((step) => step.at <= at)?.to)
  return new Set(statuses.filter((status) => status && status !== 'Done')).size
}
