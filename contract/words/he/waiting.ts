import type { waiting as english } from '../en/waiting.ts'

export const waiting: Record<keyof typeof english, string> = {
  waitingCalled: 'נא להיכנס',
  waitingNoneCalled: 'נקראו',
  waitingRest: 'ממתינות',
  waitingNobody: 'אין ממתינות כעת.',
  waitingNotCalled: 'הקוד שלך יופיע כאן.',
  waitingNight: 'ליל {{hebrew}}',
  waitingLastEntry: 'כניסה אחרונה',
  waitingTitle: 'קודים',
}
