import type { device as english } from '../en/device.ts'

export const device: Record<keyof typeof english, string> = {
  deviceLostSince: 'אין חיבור משעה',
  deviceKeeps: 'מה שתקישי נשמר כאן ויישלח כשהחיבור יחזור.',
  deviceShows: 'המסך מראה את המצב של אז.',
  deviceWaits_one: 'הקשה אחת שמורה ותישלח.',
  deviceWaits_two: 'שתי הקשות שמורות ויישלחו.',
  deviceWaits_other: '{{count}} הקשות שמורות ויישלחו.',
  pairTitle: 'צימוד המסך',
  pairLead: 'בדלפק פתחי את דף המסכים, בחרי את המסך הזה והקישי את הקוד שלו.',
  pairCode: 'הקוד של המסך',
  pairWaits: 'המסך מתחבר מעצמו ברגע שהקוד הוקש. הקוד טוב לעשר דקות.',
  pairOver: 'תוקף הקוד פג.',
  pairAgain: 'הצגת קוד חדש',
  pairByName: 'כניסה בשם ובסיסמה',
  keypad: 'ספרות',
  keypadClear: 'ניקוי',
  keypadDelete: 'מחיקת הספרה האחרונה',
}
