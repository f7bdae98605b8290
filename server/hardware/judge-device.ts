import type { contract } from '@mikvah/contract/contract.ts'
import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import { isScreenSilent } from '@mikvah/rules/people/screen-silent.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { GivenCommand } from '../devices/given-commands.ts'
import type { PrinterStatus } from '../integrations/devices.ts'

type Device = ResultOf<typeof contract.hardware>['devices'][number]

/** The state of a device, and the reason for saying so. */
export type Judged = Pick<Device, 'state' | 'because'>

const judged = (state: Judged['state'], because: Judged['because']): Judged => ({ state, because })

const notDriven = judged('unknown', 'not-driven')

const byEnd: Readonly<Record<Exclude<GivenCommand['ended'], 'late'>, Judged>> = {
  done: judged('well', 'answered'),
  failed: judged('silent', 'no-answer'),
  again: judged('silent', 'no-answer'),
  waiting: judged('unknown', 'waiting'),
}

/**
 * The state of a door, a lock, a gate or a light, none of which can be asked whether it works: that of its last
 * command, unknown where it had none or nothing drives it. A command that came too late never reached it, and doesn't
 * count.
 */
export function judgeDoor(driver: Device['driver'], newestFirst: readonly GivenCommand[]): Judged {
  if (driver === null) return notDriven
  for (const { ended } of newestFirst) if (ended !== 'late') return byEnd[ended]
  return judged('unknown', 'not-told')
}

/** The state of a printer, by what it has just answered; a cover or paper to see to is for somebody's hand. */
export function judgePrinter(driver: Device['driver'], status: PrinterStatus): Judged {
  if (driver === null) return notDriven
  if (!status.online) return judged('silent', 'no-answer')
  if (status.coverOpen) return judged('hand', 'cover-open')
  if (status.paper === 'out') return judged('hand', 'paper-out')
  return status.paper === 'low' ? judged('hand', 'paper-low') : judged('well', 'ready')
}

/** The state of a card reader, by whether the processor sees it online; one that nothing drives is used by hand. */
export function judgeReader(driver: Device['driver'], online: boolean): Judged {
  if (driver === null) return judged('unknown', 'by-hand')
  return online ? judged('well', 'ready') : judged('silent', 'no-answer')
}

/**
 * The state of a screen, by when it was last seen on the app's clock; one without `lastSeen` isn't paired, and waits
 * for somebody's hand.
 */
export function judgeScreen(lastSeen: Ms | null, now: Ms): Judged {
  if (lastSeen === null) return judged('hand', 'unpaired')
  return isScreenSilent(lastSeen, now) ? judged('silent', 'not-seen') : judged('well', 'seen')
}

/**
 * How a device is tested: by printing, by asking the processor about a reader, or by opening; null for what nothing
 * drives, a light, as one that goes out harms somebody, and a screen, which reports itself.
 */
export const testOf = ({ kind, driver }: Pick<Device, 'kind' | 'driver'>): Device['test'] => {
  if (driver === null || kind === 'light' || kind === 'screen') return null
  if (kind === 'printer') return 'prints'
  return kind === 'cardReader' ? 'asks' : 'opens'
}
