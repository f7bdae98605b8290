import { type HerSwitch, isNoticeSent, sentFor } from '@mikvah/rules/messages/notices.ts'
import { standardReminderHours } from '@mikvah/rules/messages/reminders.ts'
import { flagOf, numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { clockOf } from '@mikvah/rules/time/wall.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { timeText } from '../../parts/times/time-text.ts'
import type { Say } from '../../words/say.ts'

/** When each reminder comes; it has an hour where none is set. */
const hourOf = {
  notificationDayBefore: {
    setting: 'notificationDayBeforeHour',
    kind: 'dayBefore',
    words: 'notificationDayBeforeAt',
  },
  notificationDayOf: {
    setting: 'notificationDayOfHour',
    kind: 'dayOf',
    words: 'notificationDayOfAt',
  },
} as const

type Speech = { t: Say; language: Language }

/**
 * What stands under a switch: that the facility sends none of what it is for, or when it comes; without settings it
 * names no hour.
 */
export function hintOf(
  kind: HerSwitch,
  values: SettingValues | null,
  { t, language }: Speech,
): string {
  if (!values) return t(`${kind}Hint`)
  if (sentFor(kind, values).length === 0) return t('notificationNotSent')
  if (kind === 'notificationReservations')
    return t(isNoticeSent('noticeReserved', values) ? `${kind}Hint` : 'notificationCanceledHint')
  const { setting, kind: reminder, words } = hourOf[kind]
  const hour = numberOf(values, setting) ?? standardReminderHours[reminder]
  return t(words, {
    time: timeText(`T${clockOf(hour).time}`, language, t),
  })
}

/** The key of the words that say by which way messages go out at present. */
export const leadOf = (values: SettingValues, byEmail: boolean) =>
  flagOf(values, 'notificationBySms') !== false
    ? 'notificationsLead'
    : byEmail
      ? 'notificationsLeadEmail'
      : 'notificationsLeadNone'
