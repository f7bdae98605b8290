import type { desk as english } from '../en/desk.ts'

export const desk = {
  deskTonight: 'הערב',
  deskLive: 'מחובר',
  deskLostSince: 'אין חיבור מאז',
  deskLostText: 'המסך מראה את המצב מאז. הוא יתעדכן מעצמו.',
  deskNightOf: '{{weekday}} {{date}} · ליל {{hebrew}}',
  deskNoZman: 'אין הערב',
  deskSinceNightfall: 'מאז צאת הכוכבים',
  deskSearch: 'חיפוש',
  deskSearchHint: 'קוד, טלפון או שם',
  deskWalkIn: 'ללא תור',
  deskHere: 'כאן',
  deskRoomsReady: 'חדרים פנויים',
  deskPoolsFree: 'בורות פנויים',
} as const satisfies Record<keyof typeof english, string>
