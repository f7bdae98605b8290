import type { notices as english } from '../en/notices.ts'

export const notices = {
  noticeLoginCode: '{{code}} הוא קוד הכניסה שלך.',
  noticeReserved: 'נקבע: {{date}}, {{time}}. קוד {{code}}.',
  noticeRequested: 'בקשתך ל{{date}} התקבלה. נתקשר אלייך לקביעת השעה.',
  noticeRequestCanceled: 'בוטל: בקשתך ל{{date}}.',
  noticeCanceled: 'בוטל: {{date}}, {{time}}.',
  noticeRefunded: 'החזר של {{amount}} בדרך לכרטיס שלך.',
  noticeMembershipRenews: 'החברות שלך תתחדש ב־{{date}} בסכום {{amount}}.',
  noticeMembershipRenewed: 'החברות שלך חודשה עד {{date}}.',
  noticeMembershipFailed: 'לא ניתן היה לחדש את החברות, והיא לא תתחדש עוד מאליה.',
  noticeTooManyCodes: 'קודי כניסה לטלפונים חדשים ניצלו את חלקם במכסת ההודעות היומית.',
  noticeTooManyCards: 'כרטיסים רבים נדחו בשעה האחרונה. כדאי לבדוק.',

  smsNotWanted: 'היא אינה מעוניינת בהודעות.',
  smsNotYet: 'עדיין לא נשלח. ננסה שוב במשך שעה.',

  noticeNewPatronSubject: 'נרשמת חדשה',
  noticeMembershipBought: 'תודה. החברות שלך משולמת עד {{date}}.',
  noticeMembershipBoughtSubject: 'החברות שלך',
  noticeOfficeMembershipBought: 'נרכשה חברות',
  noticeOfficeMembershipRenewed: 'חברות חודשה',
  noticeOfficeMembershipFailed: 'לא ניתן היה לחדש חברות',
  noticeContactSubject: 'הודעה מהאתר',
  noticeContactCareers: 'מועמדות מהאתר',
  noticeContactDonation: 'תרומה מהאתר',
  noticeContactRequest: 'בקשה מהאתר',
  noticeContactRefund: 'בקשת החזר',
  noticeLateMoney: 'תשלום בכרטיס על סך {{amount}} הגיע מאוחר מדי ויוחזר.',
  noticeRefundFailed: 'לא ניתן היה לבצע החזר של {{amount}}. כדאי לבדוק.',
} as const satisfies Record<keyof typeof english, string>
