import { numberOf, type SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'

/** Whether she checked in by her time plus the grace; a blank setting is no grace. */
export const arrivedOnTime = (startsAt: Ms, timeArrived: Ms, values: SettingValues): boolean =>
  timeArrived <= startsAt + minutes(numberOf(values, 'lateGraceMinutes') ?? 0)
