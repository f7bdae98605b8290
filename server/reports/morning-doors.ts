import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { morningReport } from '@mikvah/contract/reports/morning.ts'
import { doors } from '@mikvah/rules/room/door-events.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { AttendantRow } from '../attendants/store.ts'
import type { Db } from '../db/database.ts'
import { commandsBetween, type GivenCommand } from '../devices/given-commands.ts'
import type { Moment } from '../request/context.ts'
import { codesByOpening, lockersOf, type Pressed, pressedBetween, roomsOf } from './doors-store.ts'
import { handOf } from './hand-of.ts'

type Door = ResultOf<typeof morningReport>['doors'][number]
/** Where a door is, and the point that opens it. */
type Place = { of: string | null; locationId: string | null; point: string | null }
type Which = { door: Door['door']; id: number; test: boolean }

/** All acts by which somebody opens a door, a cubicle, the garage or the gate. */
const acts = [
  'door-unlocked',
  'cubicle-unlocked',
  'garage-opened',
  'gate-opened',
  'device-tested',
] as const satisfies readonly AuditAct[]

type Asked = { night: string; attendants: ReadonlyMap<string, AttendantRow> }

/** The doors that were opened on a business day: by whom, for whom, and whether they did. */
export async function doorsOfNight(
  db: Db,
  { content }: Moment,
  { night, attendants }: Asked,
): Promise<Door[]> {
  const { from, to } = businessDaySpanOf(night, content.timeZone)
  const rows = await pressedBetween(db, acts, { from, to })
  const pressed = rows.flatMap((row) => ({ row, which: whichOf(row) }))
  if (pressed.length === 0) return []
  const commands = Map.groupBy(await commandsBetween(db, from, to), ({ at }) => at)
  const codes = await codesByOpening(db, night)
  const places = await placesOf(db, content.values, pressed)
  return pressed.flatMap(({ row, which }) => {
    if (which === null) return []
    const { of, locationId, point } = places(which)
    return {
      ...{ at: instantTextOf(row.at, content.timeZone), door: which.door, test: which.test },
      ...{ of, locationId },
      reservationCode: codes.get(`${row.at} ${row.by}`) ?? null,
      ...handOf({ ...row, attendant: row.details.card }, attendants),
      ended: endOf(commands.get(row.at) ?? [], point),
    }
  })
}

/** The subject of a test: which kind of device it was, and where. */
const tested = /^(?<kind>dryDoor|wetDoor|cubicleLock|garageDoor|gate)(?:\.(?<id>\d+))?$/
const doorOfKind: Readonly<Record<string, Door['door']>> = {
  ...{ dryDoor: 'dry', wetDoor: 'wet', cubicleLock: 'cubicle', garageDoor: 'garage', gate: 'gate' },
}

/** The door that an act opened; null where the test was of something else, a printer or a light. */
function whichOf({ act, subject, details }: Pressed): Which | null {
  const id = Number(subject)
  if (act === 'device-tested') {
    const { kind = '', id: number } = tested.exec(subject ?? '')?.groups ?? {}
    const door = doorOfKind[kind]
    return door ? { door, id: Number(number), test: true } : null
  }
  if (act === 'garage-opened') return { door: 'garage', id, test: false }
  if (act === 'gate-opened') return { door: 'gate', id, test: false }
  if (act === 'cubicle-unlocked') return { door: 'cubicle', id, test: false }
  return { door: details.door === 'wet' ? 'wet' : 'dry', id, test: false }
}

async function placesOf(
  db: Db,
  values: Moment['content']['values'],
  pressed: readonly { which: Which | null }[],
): Promise<(which: Which) => Place> {
  const ids = (...of: Door['door'][]) =>
    pressed.flatMap(({ which }) => (which && of.includes(which.door) ? which.id : []))
  const rooms = await roomsOf(db, ids(...doors))
  const lockers = await lockersOf(db, ids('cubicle'))
  const gone: Place = { of: null, locationId: null, point: null }
  return ({ door, id }) => {
    if (door === 'garage') return { ...gone, point: textOf(values, 'garageDoorPoint') }
    if (door === 'gate') return { ...gone, point: textOf(values, 'garageGatePoint') }
    const locker = lockers.get(id)
    if (door === 'cubicle')
      return locker ? { of: locker.name, locationId: locker.locationId, point: locker.lock } : gone
    const room = rooms.get(id)
    if (!room) return gone
    const point = door === 'wet' ? room.wetDoor : room.dryDoor
    return { of: room.number, locationId: room.locationId, point }
  }
}

/**
 * How the command of an act ended, found by its moment, as it was given in the same transaction. If there are two in
 * one millisecond the point decides; if the door has another point since, either counts.
 */
function endOf(commands: readonly GivenCommand[], point: string | null): Door['ended'] {
  const opened = commands.filter(({ op }) => op === 'unlock' || op === 'pulse')
  const its = opened.find((one) => one.point === point) ?? opened[0]
  return its?.ended ?? null
}
