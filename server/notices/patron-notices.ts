import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'

type HerSwitch = 'notificationReservations' | 'notificationDayBefore' | 'notificationDayOf'

type Notice = {
  /** The setting that sends this notice while it is True. */
  setting: SettingKey
  /** Her own switch for it; null where she has none. */
  hers: HerSwitch | null
  subject: WordKey
  /** True for a notice that is sent whatever the settings say: without it she may not be charged. */
  always?: true
}

const notice = (setting: SettingKey, hers: HerSwitch | null, subject: WordKey): Notice => ({
  setting,
  hers,
  subject,
})

const becomes = 'notificationReservations'
const made = notice('notificationReservationCreated', becomes, 'noticeSubjectReserved')
const canceled = notice('notificationReservationCanceled', becomes, 'noticeSubjectCanceled')
const year = notice('notificationMembership', null, 'noticeMembershipBoughtSubject')

/**
 * Every notice that the program sends patrons by itself, and the switches for it. Each key is also the key of its
 * words.
 */
const notices = {
  noticeReserved: made,
  noticeMoved: made,
  noticeRequested: made,
  noticeCanceled: canceled,
  noticeRequestCanceled: canceled,
  noticeRefunded: { ...canceled, subject: 'noticeSubjectRefunded' },
  noticeDayBefore: notice(
    'notificationDayBefore',
    'notificationDayBefore',
    'noticeSubjectReminder',
  ),
  noticeDayOf: notice('notificationDayOf', 'notificationDayOf', 'noticeSubjectReminder'),
  noticeMembershipRenews: { ...year, always: true },
  noticeMembershipRenewed: year,
  noticeMembershipFailed: year,
} satisfies Partial<Record<WordKey, Notice>>

/** A notice that the program sends patrons by itself; it is also the key of its words. */
export type NoticeKey = keyof typeof notices
/** The switches of a notice, and the words of its subject. */
export const noticeOf = (key: NoticeKey): Notice => notices[key]
