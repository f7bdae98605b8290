import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'

/** How late she may be by the settings, in ms; a blank one is no grace. */
export const graceOf = (values: SettingValues): Ms =>
  minutes(numberOf(values, 'lateGraceMinutes') ?? 0)

/** Whether she checked in by her time plus the grace; a blank setting is no grace. */
export const arrivedOnTime = (startsAt: Ms, timeArrived: Ms, values: SettingValues): boolean =>
  timeArrived <= startsAt + graceOf(values)
