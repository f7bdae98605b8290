import type { ReservationStatus } from '../reservation/statuses.ts'
import type { VisitFlags } from '../reservation/visit-flags.ts'
import { type Equipment, type Equipped, hasNeeded, toSpare } from '../room/equipment.ts'
import type { Ms } from '../time/ms.ts'
import type { Flow } from '../visit/flow.ts'
import { servingOrder } from '../visit/serving-order.ts'
import { corridor } from '../visit/to-the-water.ts'
import { letsPass } from '../visit/zman-gate.ts'
import type { DrawStay } from './stage-durations.ts'
import type { Stage } from './stages.ts'

export type Guest = Pick<VisitFlags, Equipment> & {
  id: string
  status: ReservationStatus
  startsAt: Ms
  endsAt: Ms
  statusSince: Ms
  readySince: Ms | null
  timeArrived: Ms | null
  room: number | null
  /** Until when the gate doesn't hold a visit by day; null for a visit of the evening. */
  byDayUntil: Ms | null
}
export type House = {
  now: Ms
  /**
   * The rooms: from when each can take somebody, and whom it is preassigned to. For a room that somebody is in, that
   * follows from her stay.
   */
  rooms: readonly (Equipped & { id: number; freeFrom: Ms; preassignedTo?: string | undefined })[]
  cleaning: Ms
  pools: number
  /** How many may be between the rooms and the water at once; null: any number. */
  corridors: number | null
  zman: Ms | null
  flow: Pick<Flow, 'flowChecking' | 'flowChecked' | 'flowToFromMikvah'>
}
/**
 * When she comes into a room, into the water, and is done. What lies behind her already is left out, and so is what she
 * hasn't come to.
 */
export type StageTimes = { room?: Ms; water?: Ms; done?: Ms }

/** A simulation under way: what is to happen, in order, and who waits for what. */
export type Ahead = {
  house: House
  /** The stages that this house has, in their order. */
  steps: readonly Stage[]
  draw: DrawStay
  random: () => number
  /** How slow this evening is among the possible ones, from 0 to 1. */
  slowness: number
  time: Ms
  events: { at: Ms; then: () => void }[]
  free: Map<number, Ms>
  waiting: { guest: Guest; since: Ms }[]
  queue: Guest[]
  /** How many are called and not in the water yet: at most one more than there are pools. */
  called: number
  /** Guests who are called and ready to go, while no pool is free. */
  line: Guest[]
  bathing: number
  /** How many are between the rooms and the water, on the way there or back. */
  between: number
  /** Who is still to be placed, by id. */
  toPlace: Map<string, Guest>
  /** Everyone in the building, with where she stands. */
  stands: Map<string, Guest>
  seen: Map<string, StageTimes>
}

/** Sets down what happens at an instant; of one instant, what was set down first happens first. */
export function at({ events }: Ahead, when: Ms, then: () => void): void {
  const nth = events.findIndex((event) => event.at > when)
  events.splice(nth < 0 ? events.length : nth, 0, { at: when, then })
}

const say = ({ seen }: Ahead, { id }: Guest, what: StageTimes) =>
  seen.set(id, { ...seen.get(id), ...what })

/** Has her stay in a stage for as long as is drawn, of which `already` has passed, and then go on. */
export function stay(ahead: Ahead, guest: Guest, stage: Stage, already: Ms = 0): void {
  const { draw, random, slowness, stands, time } = ahead
  stands.set(guest.id, { ...guest, status: stage, statusSince: time - already })
  const left = draw(stage, { bath: guest.bath, share: random(), already, slowness })
  at(ahead, time + left, () => leave(ahead, guest, stage))
}

function enter(ahead: Ahead, guest: Guest, stage: Stage): void {
  if (stage === 'InMikvah') say(ahead, guest, { water: ahead.time })
  if (corridor.includes(stage)) ahead.between += 1
  stay(ahead, guest, stage)
}

function leave(ahead: Ahead, guest: Guest, stage: Stage): void {
  const { steps, time } = ahead
  if (stage === 'InMikvah') ahead.bathing -= 1
  if (corridor.includes(stage)) ahead.between -= 1
  const next = steps[steps.indexOf(stage) + 1]
  if (stage === 'Waiting') {
    arrive(ahead, guest)
    return
  }
  if (next === undefined) end(ahead, guest)
  else if (stage === 'ReadyForMikvah') ahead.queue.push(guest)
  else if (next === 'ReadyForMikvah')
    stay(ahead, { ...guest, status: next, readySince: time, statusSince: time }, next)
  else if (stage === 'ReadyForMikvahNext') ahead.line.push(guest)
  else enter(ahead, guest, next)
  serve(ahead)
}

function end(ahead: Ahead, guest: Guest): void {
  const { time, free, house } = ahead
  say(ahead, guest, { done: time })
  ahead.stands.delete(guest.id)
  if (guest.room === null) return
  free.set(guest.room, time + house.cleaning)
  at(ahead, time + house.cleaning, () => place(ahead))
}

/**
 * Of those whom the gate lets pass, sends the called to free pools as far as the corridor has room, then calls by turn,
 * until those in the water and called are one more than the pools.
 */
export function serve(ahead: Ahead): void {
  const { house, steps, time } = ahead
  const passes = ({ byDayUntil }: Guest) => letsPass({ byDayUntil, day: house }, time)
  const mayGo = () => house.corridors === null || ahead.between < house.corridors
  while (ahead.bathing < house.pools && mayGo()) {
    const first = ahead.line.find(passes)
    if (!first) break
    ahead.line = ahead.line.filter((one) => one !== first)
    ahead.called -= 1
    ahead.bathing += 1
    enter(ahead, first, steps.includes('ToMikvah') ? 'ToMikvah' : 'InMikvah')
  }
  while (ahead.bathing + ahead.called < house.pools + 1) {
    const [first] = servingOrder(ahead.queue.filter(passes), house.zman)
    if (!first) return
    ahead.queue = ahead.queue.filter((one) => one !== first)
    ahead.called += 1
    enter(ahead, first, 'ReadyForMikvahNext')
  }
}

/** Lets a guest come in, and gives her the first room that is free. */
function arrive(ahead: Ahead, guest: Guest): void {
  ahead.waiting.push({ guest, since: guest.timeArrived ?? ahead.time })
  place(ahead)
}

/**
 * Gives rooms to those who wait, in the order they came: to each the room preassigned to her, else the plainest that
 * is free.
 */
export function place(ahead: Ahead): void {
  for (const one of ahead.waiting.toSorted((a, b) => a.since - b.since)) {
    const room = freeRoomFor(ahead, one.guest)
    if (!room) continue
    ahead.waiting = ahead.waiting.filter((other) => other !== one)
    ahead.toPlace.delete(one.guest.id)
    ahead.free.set(room.id, Number.POSITIVE_INFINITY)
    say(ahead, one.guest, { room: ahead.time })
    enter(ahead, { ...one.guest, room: room.id }, 'Assigned')
  }
}

function freeRoomFor({ house, free, time, toPlace }: Ahead, guest: Guest) {
  /** Whether the guest for whom the room is preassigned comes before this one would have left it. */
  const isPreassigned = (id: string | undefined): boolean => {
    const other = id === undefined || id === guest.id ? undefined : toPlace.get(id)
    return other !== undefined && other.startsAt < time + guest.endsAt - guest.startsAt
  }
  const [room] = house.rooms
    .filter(
      ({ id, preassignedTo }) => (free.get(id) ?? time) <= time && !isPreassigned(preassignedTo),
    )
    .filter((one) => hasNeeded(one, guest))
    .toSorted(
      (one, other) =>
        Number(other.preassignedTo === guest.id) - Number(one.preassignedTo === guest.id) ||
        toSpare(one, guest) - toSpare(other, guest),
    )
  return room
}
