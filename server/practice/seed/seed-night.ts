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
  const walks = desk.night.shabbosMode ? null : liveliestWalk(coming, desk, workers)
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
const mostTries = 60

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
  if (coming.length < busyFrom) return walkOf(coming, house(0))
  const shown = (night.zman ?? 0) + showTime
  let best = { salt: 0, stages: 0 }
  for (let salt = 0; salt < mostTries && best.stages < allStages; salt++) {
    const stages = stagesAt(walkOf(coming, house(salt), shown), shown)
    if (stages > best.stages) best = { salt, stages }
  }
  return walkOf(coming, house(best.salt))
}

function stagesAt(walks: ReadonlyMap<string, readonly Step[]>, at: number): number {
  const statuses = [...walks.values()].map((steps) => steps.findLast((step) => step.at <= at)?.to)
  return new Set(statuses.filter((status) => status && status !== 'Done')).size
}
