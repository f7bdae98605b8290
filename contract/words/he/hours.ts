import type { hours as english } from '../en/hours.ts'

export const hours = {
  hoursTitle: 'שעות הפתיחה',
  hoursZman: 'זמן טבילה',
  hoursTonight: 'הערב',
  hoursOpens: 'פתיחה',
  hoursLastEntry: 'כניסה אחרונה',
  hoursOneTime: 'שעה יחידה:',
  hoursClosed: 'סגור',
  hoursShabbos: 'ליל שבת',
  hoursYomTov: 'ליל יום טוב',
  hoursShabbosMode: 'מצב שבת',
  hoursMakeReservation: 'הזמנת תור',
  hoursEmpty: 'אין שעות ידועות לימים אלה.',
} as const satisfies Record<keyof typeof english, string>
