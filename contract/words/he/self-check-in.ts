import type { selfCheckIn as english } from '../en/self-check-in.ts'

export const selfCheckIn: Record<keyof typeof english, string> = {
  selfCheckInTitle: 'רישום הגעה',
  selfCheckInLead: 'כשתגיעי לבניין, אפשר להודיע לנו כאן שבאת.',
  selfCheckInParkFirst: 'נא לחנות קודם: אחרי הרישום הטלפון כבר אינו פותח את החניון.',
  selfCheckInNow: 'הגעתי',
  selfCheckInAsksPlace:
    'הטלפון ישאל אם הדף רשאי להשתמש במיקום שלך. נא לאשר: הוא משמש לרישום הזה בלבד ואינו נשמר.',
  selfCheckInNoPlace: 'הדפדפן הזה אינו יודע היכן את. נא להירשם בקבלה.',
  selfCheckInFrom: 'אפשר להירשם כאן מ־{{from}}.',
  selfCheckInNotPaid: 'אפשר להירשם כאן אחרי שההזמנה משולמת.',
  selfCheckInQuiet: 'בשבת וביום טוב נרשמים בקבלה.',
  selfCheckInDone: 'ההגעה שלך נרשמה',
  selfCheckInCode: 'קוד ההמתנה שלך',
  selfCheckInWait: 'אפשר לשבת. הקוד שלך ייקרא.',
  selfCheckInCalled: 'הקוד שלך נקרא',
  selfCheckInComeIn: 'אפשר להיכנס: החדר שלך מוכן.',
}
