import type { contract } from '@mikvah/contract/contract.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import { alertsOf, isOfSystem } from '@mikvah/rules/watch/alerts.ts'
import { commandsBetween, type GivenCommand } from '../devices/given-commands.ts'
import { listDevices } from '../devices/list-devices.ts'
import { listCardReaders } from '../devices/list-peripherals.ts'
import { readPrinterStatus } from '../devices/read-printer-status.ts'
import { allPeripherals } from '../devices/store.ts'
import { processorKindOf } from '../integrations/outside.ts'
import type { RequestContext } from '../request/context.ts'
import { onAppClock } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { vitalsOf } from '../watch/vitals.ts'
import { pointDevices } from './house-devices.ts'
import { judgeDoor, judgePrinter, judgeReader, judgeScreen, testOf } from './judge-device.ts'
import { readersView } from './readers-view.ts'

type Hardware = ResultOf<typeof contract.hardware>
type Device = Hardware['devices'][number]

/** How far back commands are shown. */
const week: Ms = hours(24 * 7)
const lastFew = 5

/** The devices with their states and last commands (none of rooms out of use), printers, readers, and the alerts. */
export async function readHardware(parts: Parts, ctx: RequestContext): Promise<Hardware> {
  const [onPoints, readers, screens, peripherals, vitals] = await Promise.all([
    readPoints(parts, ctx),
    readReaders(parts, ctx),
    readScreens(parts, ctx),
    allPeripherals(parts.db.orm),
    vitalsOf(parts, ctx),
  ])
  return {
    devices: [...onPoints, ...(readers ?? []), ...screens],
    peripherals,
    readersUnknown: readers === null,
    alerts: alertsOf(vitals).filter(isOfSystem),
  }
}

async function readPoints(parts: Parts, ctx: RequestContext): Promise<Device[]> {
  const { now, content } = ctx
  const [devices, commands, printers] = await Promise.all([
    pointDevices(parts, ctx),
    commandsBetween(parts.db.orm, now - week, now),
    readPrinterStatus(parts, ctx),
  ])
  const at = (one: Ms) => instantTextOf(one, content.timeZone)
  const byPoint = Map.groupBy(commands, ({ point }) => point)
  const inUse = devices.filter(({ active }) => active)
  return inUse.map(({ op, roomId: _, active: __, ...device }) => {
    const here = (byPoint.get(device.point) ?? []).filter((one) => isOf(device.kind, one))
    const answered = here.find(({ ended }) => ended === 'done')?.at
    const printer = printers.find(({ id }) => device.id === `printer.${id}`)
    return {
      ...device,
      ...(printer ? judgePrinter(device.driver, printer) : judgeDoor(device.driver, here)),
      lastAnswer: printer?.online ? at(now) : answered === undefined ? null : at(answered),
      test: testOf(device),
      told: here
        .slice(0, lastFew)
        .map(({ ended, ...one }) => ({ at: at(one.at), op: one.op, ended })),
    }
  })
}

/** Commands of doors aren't a printer's, though their points may have the same name. */
const isOf = (kind: Device['kind'], { op }: GivenCommand) =>
  (kind === 'printer') === (op === 'print')

/** The card readers; null while the processor doesn't answer. */
async function readReaders(parts: Parts, ctx: RequestContext): Promise<Device[] | null> {
  const readers = await listCardReaders(parts, ctx).catch((error) => {
    if (error instanceof Refused && error.code === 'processor-error') return null
    throw error
  })
  if (readers === null) return null
  const { now, content } = ctx
  const onClock = onAppClock(ctx, parts)
  const at = (one: Ms) => instantTextOf(one, content.timeZone)
  const commands = await readersView(parts.db.orm, parts.realNow() - week)
  const practice = parts.outside.confirmPractice !== undefined
  return readers.map(({ id, name, nameHe, locationId, online, isDriven }) => {
    const driver = isDriven ? (practice ? 'practice' : processorKindOf(content.values)) : null
    const here = commands.filter(({ reader }) => reader === id)
    const answered = here.find(({ ended }) => ended === 'done' || ended === 'declined')
    return {
      ...{ id: `cardReader.${id}`, kind: 'cardReader', name, nameHe, room: null, locationId },
      ...{ point: null, driver, ...judgeReader(driver, online) },
      lastAnswer: online ? at(now) : answered ? at(onClock(answered.at)) : null,
      test: testOf({ kind: 'cardReader', driver }),
      told: here
        .slice(0, lastFew)
        .map(({ op, ended, at: real }) => ({ at: at(onClock(real)), op, ended })),
    }
  })
}

async function readScreens(parts: Parts, ctx: RequestContext): Promise<Device[]> {
  return (await listDevices(parts, ctx)).map(({ id, name, room, locationId, lastSeen }) => ({
    ...{ id: `screen.${id}`, kind: 'screen', name, nameHe: '' },
    ...{ room: room?.number ?? null, locationId },
    ...{ point: null, driver: null, test: null, told: [], lastAnswer: lastSeen },
    ...judgeScreen(lastSeen === null ? null : Date.parse(lastSeen), ctx.now),
  }))
}
