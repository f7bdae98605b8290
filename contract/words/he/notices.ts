import type { notices as english } from '../en/notices.ts'

export const notices = {
  noticeLoginCode: '{{code}} הוא קוד הכניסה שלך.',
  noticeReserved: 'נקבע: {{date}}, {{time}}. קוד {{code}}.',
  noticeCanceled: 'בוטל: {{date}}, {{time}}.',
  noticeRefunded: 'החזר של {{amount}} בדרך לכרטיס שלך.',
  noticeMembershipRenews: 'החברות שלך תתחדש ב־{{date}} בסכום {{amount}}.',
  noticeMembershipRenewed: 'החברות שלך חודשה עד {{date}}.',
  noticeMembershipFailed: 'לא ניתן היה לחדש את החברות, והיא לא תתחדש עוד מאליה.',
  noticeTooManyCards: 'כרטיסים רבים נדחו בשעה האחרונה. כדאי לבדוק.',
  noticeLateMoney: 'תשלום בכרטיס על סך {{amount}} הגיע מאוחר מדי ויוחזר.',
  noticeRefundFailed: 'לא ניתן היה לבצע החזר של {{amount}}. כדאי לבדוק.',
} as const satisfies Record<keyof typeof english, string>
