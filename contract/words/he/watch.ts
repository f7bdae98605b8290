import type { watch as english } from '../en/watch.ts'

export const watch = {
  noticeWatch: 'כדאי להביט במערכת ההזמנות',
  watchRefundWaits: 'החזר נמצא בדרך כבר {{minutes}} דקות. הכסף לא אבד, והבקשה ממשיכה להישלח.',
  watchChargeWaits:
    'חיוב כרטיס נותר ללא תשובה כבר {{minutes}} דקות. איש אינו מחויב פעמיים, והתוצאה נבדקת עד שתתברר.',
  watchMessagesWait:
    'שליחת הודעות או דוא״ל נכשלת כבר {{minutes}} דקות. הניסיונות נמשכים עד שיהיה מאוחר מדי.',
  watchJobsFail: 'פעולות שהמערכת עושה מעצמה נכשלות: {{names}}. הסיבה רשומה ביומן המערכת.',
  watchDiskLow: 'הדיסק כמעט מלא: נותרו {{megabytes}} מ״ב.',
  watchBackupOld: 'הגיבוי האחרון התחיל לפני {{hours}} שעות. יש לגבות בכל יום.',
  watchBackupNever: 'עדיין לא נעשה גיבוי. יש לגבות בכל יום.',
  watchScreensSilent: 'לא נראו זמן מה: {{names}}.',
} as const satisfies Record<keyof typeof english, string>
