import type { kallah as english } from '../en/kallah.ts'

export const kallah = {
  kallahTitle: 'הזמנה לכלה',
  kallahLead:
    'מזל טוב. ספרי לנו מי הכלה ומתי, ונשמור לה את סוויטת הכלה. הבלנית הראשית תתקשר לקבוע את השעה.',
  kallahNotOffered: 'אי אפשר להזמין כאן ביקור כלה',
  kallahNotOfferedText: 'נא להתקשר למשרד, ושם יאמרו לך היכן אפשר.',
  kallahAbout: 'על הכלה',
  kallahName: 'שם הכלה',
  kallahPhone: 'הטלפון של הכלה',
  kallahAddress: 'כתובת',
  kallahShul: 'בית כנסת',
  kallahEmail: 'דוא״ל',
  kallahWhen: 'מתי',
  kallahDate: 'תאריך ההזמנה',
  kallahWedding: 'תאריך החתונה',
  kallahPrice: 'ביקור כלה',
  kallahPay: 'תשלום',
  kallahSend: 'שליחה',
  kallahFieldMissing: 'נא למלא.',
  kallahDayPast: 'נא לבחור יום מהיום והלאה.',
  kallahIncomplete: 'נא למלא את כל השדות.',
  kallahPriceChanged: 'המחיר השתנה. נא לעיין שוב.',
  kallahPriceLater: 'בחרי תאריך כדי לראות את המחיר.',

  kallahThanksTitle: 'תודה, ומזל טוב.',
  kallahThanksCreated:
    'ההזמנה ל{{date}} נרשמה. השעה שמופיעה בה היא זמנית בלבד: הבלנית הראשית תתקשר לקבוע את השעה.',
  kallahThanksAsked:
    'קיבלנו את הבקשה ל{{date}}. השעה היא זמנית בלבד עד אז: הבלנית הראשית תתקשר לקבוע את השעה.',
  kallahThanksPending: 'התשלום עדיין בבדיקה; אין לשלם שוב.',
  kallahNotSent: 'עוד לא היה אפשר לעדכן את המשרד. נא לנסות שוב, או להתקשר אלינו.',
  kallahSending: 'הבקשה בדרכה למשרד.',
  kallahTold: 'התקשרתי',
  kallahNotAskedTitle: 'הבקשה עוד לא אצלנו',
  kallahNotAsked:
    'הבקשה ל{{date}} עוד לא הגיעה למשרד. לפני סגירת הדף או יציאה מהחשבון, נא לשלוח אותה שוב או להתקשר אלינו. לא ייגבה עליה עוד תשלום.',
  kallahHome: 'לדף הבית',
} as const satisfies Record<keyof typeof english, string>
