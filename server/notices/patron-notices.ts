import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'

type HerSwitch = 'notificationReservations' | 'notificationDayBefore' | 'notificationDayOf'

type Notice = {
  /** The facility sends it while this is True. */
  setting: SettingKey
  /** She has a switch of her own for it, or none. */
  hers: HerSwitch | null
  subject: WordKey
  /** It has to reach her whatever the facility sends: without it nothing may be taken of her. */
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

/** All that is told to a patron of the program's own accord, and what lets it out. Each key is its words too. */
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

export type NoticeKey = keyof typeof notices
export const noticeOf = (key: NoticeKey): Notice => notices[key]
