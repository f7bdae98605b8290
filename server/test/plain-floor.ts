import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'

/**
 * A visit on the floor as this file has that once more, in memory and as plainly as it can be said: what each act does,
 * one after the other, and whether it may. Nothing here is taken from the rules, so that what they and the database
 * make of many at once can be held against it. Checking and the corridor are off, and every visit is for the same hour.
 */
export type PlainVisit = {
  status: ReservationStatus
  room: number | null
  kept: number | null
  cubicle: number | null
  pool: number | null
  hasCode: boolean
}
/** The floor: visits by id, rooms and cubicles by number. */
export type Floor = {
  visits: Record<string, PlainVisit>
  rooms: Record<number, { status: RoomStatus; visit: string | null }>
  cubicles: Record<number, string | null>
}

/** What somebody does on the floor. */
export type Act =
  | { do: 'place'; visit: string; room: number }
  | { do: 'swap'; one: number; other: number }
  | { do: 'move'; visit: string; to: ReservationStatus; expected?: ReservationStatus }
  | { do: 'check-in'; visit: string }
  | { do: 'keep'; visit: string; room: number }
  | { do: 'cubicle'; visit: string }
  | { do: 'set'; room: number; to: RoomStatus }

const pools = 1
const rooms = ['Assigned', 'Prep', 'ReadyForMikvah', 'InMikvah', 'Dressing']
const steps: Record<string, readonly string[]> = {
  Reserved: ['Arrived', 'Waiting', 'Canceled'],
  Arrived: ['Waiting', 'Reserved'],
  Waiting: ['Reserved', 'Canceled'],
  Assigned: ['Waiting', 'Prep', 'ReadyForMikvah', 'Dressing', 'Done'],
  Prep: ['ReadyForMikvah', 'Dressing', 'Done'],
  ReadyForMikvah: ['Prep', 'InMikvah', 'Dressing', 'Done'],
  InMikvah: ['Prep', 'ReadyForMikvah', 'Dressing', 'Done'],
  Dressing: ['Prep', 'ReadyForMikvah', 'Done'],
}
const settings: Record<string, readonly string[]> = {
  Available: ['Ready', 'NeedsCleaning', 'Offline'],
  Ready: ['NeedsCleaning', 'Available', 'Offline'],
  NeedsCleaning: ['Cleaning', 'Offline'],
  Cleaning: ['Ready', 'NeedsCleaning', 'Offline'],
  Offline: ['Available', 'Ready', 'NeedsCleaning', 'Cleaning'],
}

/** What the floor is after an act; null when it is refused. */
export function after(before: Floor, act: Act): Floor | null {
  const floor = structuredClone(before)
  return acts[act.do](floor, act as never) ? floor : null
}

const acts: { [Do in Act['do']]: (floor: Floor, act: Extract<Act, { do: Do }>) => boolean } = {
  place(floor, { visit: id, room: number }) {
    const [visit, room] = [visitOf(floor, id), roomOf(floor, number)]
    if (!['Reserved', 'Arrived', 'Waiting'].includes(visit.status)) return false
    if (room.status !== 'Ready' && room.status !== 'Offline') return false
    enter(floor, id, number)
    Object.assign(visit, { status: 'Assigned', kept: null, hasCode: true })
    return true
  },
  swap(floor, { one, other }) {
    const [a, b] = [{ ...roomOf(floor, one) }, { ...roomOf(floor, other) }]
    if (a.visit === null && b.visit === null) return false
    for (const [mine, into] of [
      [a, b],
      [b, a],
    ] as const)
      if (mine.visit !== null && !['Ready', 'Offline', 'Occupied'].includes(into.status))
        return false
    for (const [mine, into, number] of [
      [a, b, one],
      [b, a, other],
    ] as const) {
      if (mine.visit === null || into.visit !== null) continue
      const shown = visitOf(floor, mine.visit).status === 'Assigned'
      floor.rooms[number] = { status: shown ? into.status : 'NeedsCleaning', visit: null }
    }
    if (a.visit !== null) enter(floor, a.visit, other)
    if (b.visit !== null) enter(floor, b.visit, one)
    return true
  },
  move(floor, { visit: id, to, expected }) {
    const visit = visitOf(floor, id)
    if (expected !== undefined && expected !== visit.status) return false
    if (!steps[visit.status]?.includes(to)) return false
    const bathing = Object.values(floor.visits).filter((one) => one.pool !== null).length
    if (to === 'InMikvah' && bathing >= pools) return false
    if (to === 'Waiting') visit.hasCode = true
    if (to === 'Reserved') visit.hasCode = visit.status === 'Waiting' ? false : visit.hasCode
    if (visit.room !== null && !rooms.includes(to)) {
      floor.rooms[visit.room] = { status: to === 'Done' ? 'NeedsCleaning' : 'Ready', visit: null }
      visit.room = null
    }
    if (to !== 'Arrived' && to !== 'Waiting') freeCubicle(floor, id)
    if (to === 'Canceled') visit.kept = null
    visit.pool = to === 'InMikvah' ? 1 : null
    visit.status = to
    return true
  },
  'check-in'(floor, { visit: id }) {
    const visit = visitOf(floor, id)
    if (visit.status !== 'Reserved' && visit.status !== 'Arrived') return false
    Object.assign(visit, { status: 'Waiting', hasCode: true })
    return true
  },
  keep(floor, { visit: id, room: number }) {
    const visit = visitOf(floor, id)
    if (number === 0) {
      visit.kept = null
      return true
    }
    const room = roomOf(floor, number)
    const others = Object.entries(floor.visits).filter(([other]) => other !== id)
    const free = room.visit === null && room.status !== 'Offline'
    if (visit.status !== 'Reserved' || !free || others.some(([, one]) => one.kept === number))
      return false
    visit.kept = number
    return true
  },
  cubicle(floor, { visit: id }) {
    const visit = visitOf(floor, id)
    const free = Object.entries(floor.cubicles).find(([, hers]) => hers === null)
    if (visit.status !== 'Waiting' || visit.cubicle !== null || !free) return false
    visit.cubicle = Number(free[0])
    floor.cubicles[visit.cubicle] = id
    return true
  },
  set(floor, { room: number, to }) {
    const room = roomOf(floor, number)
    if (!settings[room.status]?.includes(to)) return false
    room.status = to
    return true
  },
}

function visitOf(floor: Floor, id: string): PlainVisit {
  const visit = floor.visits[id]
  if (!visit) throw new Error('No such visit.')
  return visit
}

function roomOf(floor: Floor, number: number) {
  const room = floor.rooms[number]
  if (!room) throw new Error('No such room.')
  return room
}

function enter(floor: Floor, id: string, number: number): void {
  visitOf(floor, id).room = number
  floor.rooms[number] = { status: 'Occupied', visit: id }
}

function freeCubicle(floor: Floor, id: string): void {
  const visit = visitOf(floor, id)
  if (visit.cubicle !== null) floor.cubicles[visit.cubicle] = null
  visit.cubicle = null
}
