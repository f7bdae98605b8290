import type { ReservationStatus } from '../reservation/statuses.ts'
import {
  type Ahead,
  arrive,
  at,
  type Foreseen,
  type Guest,
  type House,
  place,
  serve,
  stay,
} from './evening-ahead.ts'
import { type DrawStay, type Stage, stages } from './stays.ts'

/** One way in which the evening may go on: the same rooms, queue, gate and pools, each stay as it is drawn. */
export function playForward(
  guests: readonly Guest[],
  house: House,
  { draw, random }: { draw: DrawStay; random: () => number },
): Map<string, Foreseen> {
  const ahead: Ahead = {
    ...{ house, draw, random, time: house.now, events: [], waiting: [], queue: [], bathing: 0 },
    steps: stages.filter((stage) => isTaken(stage, house.flow)),
    free: new Map(house.rooms.map(({ id, freeFrom }) => [id, freeFrom])),
    seen: new Map(guests.map(({ id }) => [id, {}])),
  }
  for (const guest of guests) begin(ahead, guest)
  for (const { freeFrom } of house.rooms)
    if (freeFrom > house.now && Number.isFinite(freeFrom)) at(ahead, freeFrom, () => place(ahead))
  if (house.zman !== null) at(ahead, Math.max(house.now, house.zman), () => serve(ahead))
  for (let event = ahead.events.shift(); event; event = ahead.events.shift()) {
    ahead.time = event.at
    event.then()
  }
  return ahead.seen
}

/** Where she stands now. */
function begin(ahead: Ahead, guest: Guest): void {
  const { now } = ahead.house
  if (guest.room !== null) ahead.free.set(guest.room, Number.POSITIVE_INFINITY)
  const stands = whereOf(guest.status)
  if (stands === 'comes') at(ahead, Math.max(now, guest.startsAt), () => arrive(ahead, guest))
  else if (stands === 'waits') at(ahead, now, () => arrive(ahead, guest))
  else if (stands === 'queues') ahead.queue.push(guest)
  else if (stands !== null) {
    if (stands === 'InMikvah' || stands === 'ToMikvah') ahead.bathing += 1
    stay(ahead, guest, stands, now - guest.statusSince)
  }
}

const isTaken = (stage: Stage, flow: House['flow']): boolean => {
  if (stage === 'ReadyForChecking' || stage === 'Checking') return flow.flowChecking
  if (stage === 'Checked') return flow.flowChecking && flow.flowChecked
  return stage === 'ToMikvah' || stage === 'FromMikvah' ? flow.flowToFromMikvah : true
}

function whereOf(status: ReservationStatus): Stage | 'comes' | 'waits' | 'queues' | null {
  if (status === 'Reserved') return 'comes'
  if (status === 'Arrived' || status === 'Waiting') return 'waits'
  if (status === 'ReadyForMikvah' || status === 'ReadyForMikvahNext') return 'queues'
  if (status === 'ReadyForCheckingNext') return 'ReadyForChecking'
  return stages.find((stage) => stage === status) ?? null
}
