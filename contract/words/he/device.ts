import type { device as english } from '../en/device.ts'

export const device: Record<keyof typeof english, string> = {
  deviceLostSince: 'אין חיבור משעה',
  deviceKeeps: 'מה שתקישי נשמר כאן ויישלח כשהחיבור יחזור.',
  deviceShows: 'המסך מראה את המצב של אז.',
  deviceWaits_one: 'הקשה אחת שמורה ותישלח.',
  deviceWaits_two: 'שתי הקשות שמורות ויישלחו.',
  deviceWaits_other: '{{count}} הקשות שמורות ויישלחו.',
  keypad: 'ספרות',
  keypadClear: 'ניקוי',
  keypadDelete: 'מחיקת הספרה האחרונה',
}
