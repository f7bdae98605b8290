import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { NoticeKey } from '@mikvah/rules/messages/notices.ts'

/** The words of the subject of each notice, where it goes by e-mail. */
export const subjects: Readonly<Record<NoticeKey & WordKey, WordKey>> = {
  noticeReserved: 'noticeSubjectReserved',
  noticeMoved: 'noticeSubjectReserved',
  noticeRequested: 'noticeSubjectReserved',
  noticeCanceled: 'noticeSubjectCanceled',
  noticeRequestCanceled: 'noticeSubjectCanceled',
  noticeRefunded: 'noticeSubjectRefunded',
  noticeDayBefore: 'noticeSubjectReminder',
  noticeDayOf: 'noticeSubjectReminder',
  noticeMembershipRenews: 'noticeMembershipBoughtSubject',
  noticeMembershipRenewed: 'noticeMembershipBoughtSubject',
  noticeMembershipFailed: 'noticeMembershipBoughtSubject',
}
