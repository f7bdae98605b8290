import type { contract } from '@mikvah/contract/contract.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { allCubicles } from '../cubicles/store.ts'
import type { DeviceOp } from '../devices/given-commands.ts'
import { peripheralsOf } from '../devices/store.ts'
import { locationOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import type { RoomRow } from '../rooms/store.ts'
import { allRooms } from '../rooms/store.ts'

type DeviceView = ResultOf<typeof contract.hardware>['devices'][number]

/** Something that is connected to a point and can be told to do something. */
export type PointDevice = Pick<
  DeviceView,
  'id' | 'kind' | 'name' | 'nameHe' | 'room' | 'locationId' | 'driver'
> & {
  point: string
  op: DeviceOp
  /** The room that the device is in; null for one in no room. */
  roomId: number | null
  /** Whether its room is in use. A device in a room that isn't may still be tested. */
  active: boolean
}

type Drivers = Pick<Parts, 'outside'>

/**
 * The doors, the garage's door and gate, the locks, printers and driven lights of the facility that have a point, those
 * in rooms out of use too.
 */
export async function pointDevices(parts: Parts, ctx: RequestContext): Promise<PointDevice[]> {
  const { orm } = parts.db
  const [rooms, lockers, printers] = await Promise.all([
    allRooms(orm),
    allCubicles(orm),
    peripheralsOf(orm, 'printer'),
  ])
  return [
    ...ofGarage(parts, ctx),
    ...rooms.flatMap((room) => ofRoom(parts, ctx, room)),
    ...lockers.flatMap(({ cubicle: { id, name, locationId, lock } }) =>
      onPoint(lock, {
        ...{
          id: `cubicleLock.${id}`,
          kind: 'cubicleLock',
          name,
          nameHe: '',
          locationId,
          room: null,
        },
        ...{ roomId: null, active: true, op: 'unlock' },
        driver: driverOf(parts, ctx, 'unlock'),
      }),
    ),
    ...printers.map(({ id, name, nameHe, locationId, point }) => ({
      ...{ id: `printer.${id}`, kind: 'printer' as const, name, nameHe, locationId, room: null },
      ...{
        roomId: null,
        active: true,
        op: 'print' as const,
        driver: parts.outside.printers.driverOf(point),
        point,
      },
    })),
  ]
}

const driverOf = (
  { outside }: Drivers,
  { content }: RequestContext,
  op: 'unlock' | 'pulse' | 'on',
) => outside.devices.driverOf(op, content.values)

const onPoint = (
  point: string | null,
  device: Omit<PointDevice, 'point'>,
): readonly PointDevice[] => (point ? [{ ...device, point }] : [])

function ofGarage(parts: Parts, ctx: RequestContext): readonly PointDevice[] {
  const { values } = ctx.content
  const locationId = locationOf(ctx, false)?.id ?? null
  const driver = driverOf(parts, ctx, 'pulse')
  const both = {
    ...{ name: null, nameHe: '', room: null, roomId: null, active: true },
    ...{ op: 'pulse' as const, locationId, driver },
  }
  return [
    ...onPoint(textOf(values, 'garageDoorPoint'), {
      id: 'garageDoor',
      kind: 'garageDoor',
      ...both,
    }),
    ...onPoint(textOf(values, 'garageGatePoint'), { id: 'gate', kind: 'gate', ...both }),
  ]
}

/** The devices of a room. A light counts only where something drives it: a switch on the wall is no device. */
function ofRoom(parts: Parts, ctx: RequestContext, room: RoomRow): readonly PointDevice[] {
  const { id, number, locationId, active } = room
  const inIt = { name: null, nameHe: '', room: number, roomId: id, locationId, active }
  const driver = driverOf(parts, ctx, 'unlock')
  const light = driverOf(parts, ctx, 'on')
  const door = (kind: 'dryDoor' | 'wetDoor') =>
    onPoint(room[kind], { id: `${kind}.${id}`, kind, ...inIt, op: 'unlock', driver })
  return [
    ...door('dryDoor'),
    ...door('wetDoor'),
    ...onPoint(light === null ? null : room.lightPoint, {
      ...{ id: `light.${id}`, kind: 'light', ...inIt, op: 'on', driver: light },
    }),
  ]
}
