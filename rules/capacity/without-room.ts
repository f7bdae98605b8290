import { type Equipped, hasNeeded } from '../room/equipment.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { mayCount, type StoredVisit } from './counting.ts'
import { isAhead } from './left-out.ts'

type House = { rooms: readonly Equipped[]; cleaningMinutes: number }
type Stay = { visit: StoredVisit; from: Ms; until: Ms }

/**
 * The upcoming visits of a night that the rooms of their building could no longer serve, because a room is gone or has
 * lost what they need. They stay booked, and are listed before the change is saved; a visit that had no room before
 * isn't listed again. Any room that has what she needs may take her, so all who are there at one instant are matched
 * anew.
 */
export function leftWithoutRoom(
  visits: readonly StoredVisit[],
  { from, to, now }: { from: House; to: House; now: Ms },
): StoredVisit[] {
  const before = withoutRoom(visits, from, now)
  const after = withoutRoom(visits, to, now)
  return visits.filter(({ id }) => after.has(id) && !before.has(id))
}

/** A visit that has begun keeps its room; of the others the one booked for the earlier hour is given a room first. */
function withoutRoom(
  visits: readonly StoredVisit[],
  { rooms, cleaningMinutes }: House,
  now: Ms,
): Set<string> {
  const stays = visits
    .filter((visit) => mayCount(visit, now) && !isUnpaidEdit(visit))
    .map((visit): Stay => {
      const ends = visit.startsAt + minutes(visit.minutes)
      const left = visit.status === 'Done' ? (visit.completedAt ?? ends) : ends
      const until = Math.min(ends, left) + minutes(cleaningMinutes)
      return { visit, from: visit.startsAt, until }
    })
    .toSorted((one, other) => one.from - other.from)
  const placed = stays.filter(({ visit }) => !isAhead(visit))
  const without = new Set<string>()
  for (const stay of stays) {
    if (!isAhead(stay.visit)) continue
    if (fitsBeside(stay, placed, rooms)) placed.push(stay)
    else without.add(stay.visit.id)
  }
  return without
}

/** Until an edit is paid, the visit that it will replace is the one that has a room. */
const isUnpaidEdit = ({ status, replacing }: StoredVisit) =>
  status === 'Pending' && replacing !== null

function fitsBeside(stay: Stay, placed: readonly Stay[], rooms: readonly Equipped[]): boolean {
  const beside = placed.filter(({ from, until }) => from < stay.until && stay.from < until)
  const instants = [stay.from, ...beside.map(({ from }) => from).filter((at) => at > stay.from)]
  return instants.every((at) => {
    const there = beside.filter(({ from, until }) => from <= at && at < until)
    return eachHasRoom([...there, stay], rooms)
  })
}

/**
 * Whether each can have a room of her own: where one stands in another's way, she is moved to another room that
 * serves her.
 */
function eachHasRoom(stays: readonly Stay[], rooms: readonly Equipped[]): boolean {
  const holders = new Map<Equipped, Stay>()
  const seat = (stay: Stay, asked: Set<Equipped>): boolean =>
    rooms.some((room) => {
      if (asked.has(room) || !hasNeeded(room, stay.visit.options)) return false
      asked.add(room)
      const holder = holders.get(room)
      if (holder && !seat(holder, asked)) return false
      holders.set(room, stay)
      return true
    })
  return stays.every((stay) => seat(stay, new Set()))
}
