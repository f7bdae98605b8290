import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { type Equipped, hasNeeded, toSpare } from '@mikvah/rules/room/equipment.ts'
import type { ScheduleDay } from '@mikvah/rules/schedule/schedule-day.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { Dice } from './dice.ts'
import type { PracticeRoom } from './the-house.ts'

/** A step of somebody's evening: into which status, when, and by whom it is tapped. */
export type Step = {
  to: ReservationStatus
  at: Ms
  by: 'Reception' | 'Attendant'
  /** The room she is placed into, or is in. */
  room: number | null
}

type Guest = Equipped & { id: string; startsAt: Ms }

/** What a night of one building is walked through with. */
export type House = {
  night: ScheduleDay
  rooms: readonly PracticeRoom[]
  mostInRooms: number
  pools: number
  cleaning: Ms
  dice: Dice
}

/** How many minutes she stays in a status; gates may hold her longer. */
const stays: Partial<Record<ReservationStatus, readonly [number, number]>> = {
  Arrived: [3, 8],
  Waiting: [3, 8],
  Assigned: [2, 5],
  Prep: [10, 20],
  ReadyForChecking: [2, 5],
  ReadyForCheckingNext: [2, 4],
  Checking: [3, 6],
  Checked: [2, 4],
  ReadyForMikvah: [1, 3],
  ReadyForMikvahNext: [2, 4],
  ToMikvah: [2, 3],
  InMikvah: [4, 6],
  FromMikvah: [2, 3],
  Dressing: [12, 20],
}
const prepWithBath = [22, 45] as const

const atDesk: readonly ReservationStatus[] = ['Arrived', 'Waiting', 'Assigned']
const atPool: readonly ReservationStatus[] = [
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
]

/** How many more may be called or on their way than there are pools. */
const called = 3

type Walker = Guest & {
  path: ReservationStatus[]
  next: number
  due: Ms
  room: number | null
  steps: Step[]
}

/**
 * Walks through the evening minute by minute: who comes when, which rooms and pools are free, nobody in the water
 * before the zman, the order of the queue. Gives for each guest by id her steps from her arrival to Done, or as far as
 * `until`; for a night that is closed nothing.
 */
export function walkOf(
  guests: readonly Guest[],
  house: House,
  until = Number.POSITIVE_INFINITY,
): Map<string, Step[]> {
  const { night, dice } = house
  const from = night.checkinFrom ?? night.openTime
  if (from === null) return new Map()
  const walkers = guests.map((guest): Walker => {
    const path: ReservationStatus[] = [
      ...(dice.often(0.5) ? (['Arrived'] as const) : []),
      'Waiting',
      'Assigned',
      'Prep',
      'ReadyForChecking',
      ...(dice.often(0.8) ? (['ReadyForCheckingNext'] as const) : []),
      'Checking',
      'Checked',
      'ReadyForMikvah',
      ...atPool,
      'Dressing',
      'Done',
    ]
    const due = Math.max(from, guest.startsAt + minutes(dice.whole(-14, 9)))
    return { ...guest, path, next: 0, due, room: null, steps: [] }
  })
  const last = Math.max(from, ...guests.map(({ startsAt }) => startsAt)) + minutes(8 * 60)
  for (let now = from; now < last && now <= until; now += minutes(1)) {
    for (const walker of walkers) {
      const to = walker.path[walker.next]
      if (to && walker.due <= now && mayEnter(walker, to, now, walkers, house)) {
        if (to === 'Assigned') walker.room = freeRoomFor(walker, now, walkers, house)
        enter(walker, to, now, house)
      }
    }
  }
  return new Map(walkers.map(({ id, steps }) => [id, steps]))
}

const statusOf = ({ path, next }: Walker): ReservationStatus => path[next - 1] ?? 'Reserved'
const enteredAt = ({ steps }: Walker): Ms => steps.at(-1)?.at ?? 0

function mayEnter(
  walker: Walker,
  to: ReservationStatus,
  now: Ms,
  all: readonly Walker[],
  house: House,
): boolean {
  const { night, pools, mostInRooms } = house
  if (to === 'Assigned') {
    const open = night.openTime !== null && now >= night.openTime
    const taken = all.filter((one) => holdsRoom(one, now, house))
    const free = taken.length < mostInRooms && freeRoomFor(walker, now, all, house) !== null
    return open && free
  }
  if (to === 'ReadyForMikvahNext') {
    if (night.zman === null || now < night.zman) return false
    const engaged = all.filter((one) => atPool.includes(statusOf(one)))
    return engaged.length < pools + called && firstInQueue(all, night.zman) === walker
  }
  if (to === 'InMikvah') {
    return all.filter((one) => statusOf(one) === 'InMikvah').length < pools
  }
  return true
}

const holdsRoom = (one: Walker, now: Ms, { cleaning }: House): boolean =>
  isIn('inRoom', statusOf(one)) || (statusOf(one) === 'Done' && now < enteredAt(one) + cleaning)

/** The plainest free and clean room that serves her. */
function freeRoomFor(guest: Guest, now: Ms, all: readonly Walker[], house: House): number | null {
  const taken = new Set(all.filter((one) => holdsRoom(one, now, house)).map(({ room }) => room))
  const [free] = house.rooms
    .filter((room) => !taken.has(room.id) && hasNeeded(room, guest))
    .toSorted((one, other) => toSpare(one, guest) - toSpare(other, guest) || one.id - other.id)
  return free?.id ?? null
}

/** The first in the queue: those ready before the zman by their hour, later ones by when they became ready. */
function firstInQueue(all: readonly Walker[], zman: Ms): Walker | undefined {
  const ready = all.filter((one) => statusOf(one) === 'ReadyForMikvah')
  const rank = (one: Walker) => {
    const since = enteredAt(one)
    return since < zman ? [0, one.startsAt, since] : [1, since, 0]
  }
  return ready.sort((one, other) => {
    const [a = [], b = []] = [rank(one), rank(other)]
    const differs = a.findIndex((value, nth) => value !== b[nth])
    return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0)
  })[0]
}

function enter(walker: Walker, to: ReservationStatus, now: Ms, house: House): void {
  const { dice } = house
  const by = atDesk.includes(to) ? 'Reception' : 'Attendant'
  walker.steps.push({ to, at: now, by, room: walker.room })
  walker.next += 1
  const [least, most] = (to === 'Prep' && walker.bath ? prepWithBath : stays[to]) ?? [0, 0]
  walker.due = now + minutes(dice.whole(least, most))
}
