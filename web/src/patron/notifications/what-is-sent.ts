import { type HerSwitch, isSent, sentFor } from '@mikvah/rules/messages/notices.ts'
import { standardReminderHours } from '@mikvah/rules/messages/reminders.ts'
import { flagOf, numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { timeText } from '../../parts/times/time-text.ts'
import type { Language } from '../../words/language.ts'
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
    return t(isSent('noticeReserved', values) ? `${kind}Hint` : 'notificationCanceledHint')
  const { setting, kind: reminder, words } = hourOf[kind]
  return t(words, {
    time: hourText(numberOf(values, setting) ?? standardReminderHours[reminder], { t, language }),
  })
}

function hourText(decimal: number, { t, language }: Speech): string {
  const minutes = Math.round(decimal * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return timeText(`T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, language, t)
}

/** The key of the words that say by which way messages go out at present. */
export const leadOf = (values: SettingValues, byEmail: boolean) =>
  flagOf(values, 'notificationBySms') !== false
    ? 'notificationsLead'
    : byEmail
      ? 'notificationsLeadEmail'
      : 'notificationsLeadNone'
