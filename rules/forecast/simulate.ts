import type { ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { corridor } from '../visit/to-the-water.ts'
import {
  type Ahead,
  at,
  type Guest,
  type House,
  place,
  type StageTimes,
  serve,
  stay,
} from './simulation.ts'
import type { DrawStay } from './stage-durations.ts'
import { type Stage, stages } from './stages.ts'

/**
 * Simulates one way in which the evening may go on: with the same rooms, queue, gate and pools, and with drawn lengths
 * of stay; `slowness` goes from 0, the fastest, to 1. Gives when each guest came into a room and the water and was
 * done, by her id.
 */
export function simulate(
  guests: readonly Guest[],
  house: House,
  dice: { draw: DrawStay; random: () => number; slowness: number },
): Map<string, StageTimes> {
  const ahead = laid(guests, house, dice)
  playUntil(ahead, Number.POSITIVE_INFINITY)
  return ahead.seen
}

/** Sets the simulation up: the evening as it stands now, and what is to happen next. */
export function laid(
  guests: readonly Guest[],
  house: House,
  dice: { draw: DrawStay; random: () => number; slowness: number },
): Ahead {
  const ahead: Ahead = {
    ...{ house, ...dice, time: house.now, events: [], waiting: [], queue: [] },
    ...{ called: 0, line: [], bathing: 0, between: 0 },
    toPlace: new Map(guests.filter(({ room }) => room === null).map((one) => [one.id, one])),
    steps: stages.filter((stage) => isTaken(stage, house.flow)),
    free: new Map(house.rooms.map(({ id, freeFrom }) => [id, freeFrom])),
    stands: new Map(),
    seen: new Map(guests.map(({ id }) => [id, {}])),
  }
  for (const guest of guests) begin(ahead, guest)
  for (const { freeFrom } of house.rooms)
    if (freeFrom > house.now && Number.isFinite(freeFrom)) at(ahead, freeFrom, () => place(ahead))
  if (house.zman !== null) at(ahead, Math.max(house.now, house.zman), () => serve(ahead))
  return ahead
}

/** Runs the simulation up to an instant, what happens at it included. */
export function playUntil(ahead: Ahead, until: Ms): void {
  for (let [event] = ahead.events; event && event.at <= until; [event] = ahead.events) {
    ahead.events.shift()
    ahead.time = event.at
    event.then()
  }
}

/** Puts a guest into the simulation where she stands now. */
function begin(ahead: Ahead, guest: Guest): void {
  const { now } = ahead.house
  if (guest.room !== null) ahead.free.set(guest.room, Number.POSITIVE_INFINITY)
  const stands = whereOf(guest.status)
  if (stands === 'comes') comeLater(ahead, guest)
  else if (stands !== null) {
    if (stands === 'ReadyForMikvahNext') ahead.called += 1
    if (stands === 'InMikvah' || stands === 'ToMikvah') ahead.bathing += 1
    if (corridor.includes(stands)) ahead.between += 1
    stay(ahead, guest, stands, now - guest.statusSince)
  }
}

const comeLater = (ahead: Ahead, guest: Guest): void =>
  at(ahead, Math.max(ahead.house.now, guest.startsAt), () =>
    stay(ahead, { ...guest, timeArrived: ahead.time }, 'Waiting'),
  )

const isTaken = (stage: Stage, flow: House['flow']): boolean => {
  const isChecked = stage === 'ReadyForChecking' || stage === 'ReadyForCheckingNext'
  if (isChecked || stage === 'Checking') return flow.flowChecking
  if (stage === 'Checked') return flow.flowChecking && flow.flowChecked
  return stage === 'ToMikvah' || stage === 'FromMikvah' ? flow.flowToFromMikvah : true
}

function whereOf(status: ReservationStatus): Stage | 'comes' | null {
  if (status === 'Reserved') return 'comes'
  if (status === 'Arrived') return 'Waiting'
  return stages.find((stage) => stage === status) ?? null
}
