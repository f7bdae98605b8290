import { standardReminderHours } from '@mikvah/rules/messages/reminders.ts'
import { flagOf, numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { timeText } from '../../parts/times/time-text.ts'
import type { Language } from '../../words/language.ts'
import type { Say } from '../../words/say.ts'

export type HerNotice = 'notificationReservations' | 'notificationDayBefore' | 'notificationDayOf'

/**
 * What of these the facility sends, and when; each reminder has an hour where none is set.
 */
const settingOf = {
  notificationReservations: { sends: 'notificationReservationCreated' },
  notificationDayBefore: {
    sends: 'notificationDayBefore',
    at: {
      setting: 'notificationDayBeforeHour',
      kind: 'dayBefore',
      words: 'notificationDayBeforeAt',
    },
  },
  notificationDayOf: {
    sends: 'notificationDayOf',
    at: { setting: 'notificationDayOfHour', kind: 'dayOf', words: 'notificationDayOfAt' },
  },
} as const

type Speech = { t: Say; language: Language }

/**
 * What stands under a switch: that the facility doesn't send this, or when it comes; without settings it names no hour.
 */
export function hintOf(
  kind: HerNotice,
  values: SettingValues | null,
  { t, language }: Speech,
): string {
  if (values && flagOf(values, settingOf[kind].sends) === false) return t('notificationNotSent')
  if (!values || kind === 'notificationReservations') return t(`${kind}Hint`)
  const { setting, kind: reminder, words } = settingOf[kind].at
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
