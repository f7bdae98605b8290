import type { ComputedKey } from '@mikvah/rules/settings/computed.ts'
import { flagOf, textOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { garageDoorOf } from '../garage/garage-door.ts'
import { locationOf, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { appVersion } from '../version.ts'

/**
 * The values sent beside the settings that are computed for this moment, of all audiences. Tonight's are those of the
 * main building, '' when it is closed.
 */
export function computedSettings(parts: Parts, ctx: RequestContext): Record<ComputedKey, string> {
  const { timeZone } = ctx.content
  const main = locationOf(ctx, false)
  const night = main && nightAt(ctx, main, todayOf(ctx))
  const at = (ms: Ms | null | undefined) => (ms == null ? '' : instantTextOf(ms, timeZone))
  const isDriven = (op: 'unlock' | 'on') =>
    parts.outside.devices.driverOf(op, ctx.content.values) !== null
  return {
    date: todayOf(ctx),
    currentTime: instantTextOf(ctx.now, timeZone),
    offset: '0',
    openTime: at(night?.openTime),
    lastEntryTime: at(night?.lastEntryTime),
    reservationCutOff: at(night?.cutOff),
    practiceMode: flag(parts.facility.mode === 'practice'),
    bookingOpen: flag(!ctx.content.opening.shut),
    emailNotices: flag(goesByEmail(parts, ctx)),
    garageOpens: flag(garageDoorOf(parts, ctx) !== null),
    doorsOpen: flag(isDriven('unlock')),
    lightsSwitch: flag(isDriven('on')),
    version: appVersion(),
  }
}

const flag = (is: boolean) => (is ? 'True' : 'False')

/** Whether patrons can get notices by e-mail: the facility wants it, and has a provider for it. */
const goesByEmail = ({ facility }: Parts, { content: { values } }: RequestContext): boolean =>
  flagOf(values, 'notificationByEmail') === true &&
  (facility.mode === 'practice' || textOf(values, 'emailHost') !== null)
