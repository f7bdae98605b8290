import type { garage as english } from '../en/garage.ts'

export const garage: Record<keyof typeof english, string> = {
  garageTitle: 'דלת החניון',
  garageOpen: 'פתיחת החניון',
  garageOpening: 'נפתח…',
  garageLocating: 'המיקום שלך מאותר…',
  garageSuccess: 'החניון נפתח. נא להיכנס לאט. הקוד שלך: {{code}}.',
  garageUnavailableTime: 'החניון נפתח בטלפון מ־{{from}} ועד {{to}}.',
  garageUnavailableNight: 'הערב החניון אינו נפתח בטלפון.',
  garageNotPaid: 'החניון נפתח אחרי שההזמנה משולמת.',
  garageQuiet: 'החניון אינו נפתח בטלפון בשבת וביום טוב.',
  garageLocationDenied:
    'הטלפון שלך אינו משתף את מיקומו עם הדף. יש לאפשר זאת בהגדרות הדפדפן ולנסות שוב.',
  garageLocationInaccurate: 'המיקום שלך אינו מדויק דיו עדיין. נא לנסות שוב תחת כיפת השמים.',
  garageLocationNotSupported:
    'הדפדפן הזה אינו יודע היכן את, ולכן אינו יכול לפתוח את החניון. נא להתקשר לקבלה.',
  garageError: 'אירעה שגיאה',
  garageOffline: 'אין חיבור, ולכן דבר לא נשלח ולא יישלח אחר כך. נא לנסות שוב.',
  garageUnsure: 'החיבור נותק לפני שהחניון ענה. נא לראות אם הוא נפתח לפני ניסיון נוסף.',
  garageFirstTime:
    'הטלפון ישאל אם הדף רשאי להשתמש במיקום שלך. נא לאשר: הוא משמש ללחיצה הזו בלבד ואינו נשמר.',
  garageHelp: 'לא נפתח?',
  garageCall: 'התקשרות לקבלה',
  garageCallExtension: 'התקשרות לקבלה, שלוחה {{extension}}',
  garageLearnMore: 'מתי הוא נפתח?',
  garageLearnTime: 'זמן: היום, מעט לפני השעה שלך ועד הכניסה האחרונה, להזמנה עם חניה ששולמה.',
  garageLearnTimeFrom: 'זמן: מ־{{from}} ועד {{to}} ביום הביקור, עם חניה ששולמה.',
  garageLearnLocation: 'מיקום: הטלפון משתף את מקומו, ויודע אותו היטב.',
  garageLearnProximity: 'קרבה: את ליד הבניין.',
  garageLearnProximityFeet: 'קרבה: את במרחק של עד {{feet}} רגל מהבניין.',
  garageRegister: 'לוחית הרישוי של הרכב שלך',
  garageGateOpen: 'פתיחת שער החניון',
  garageGateHelp: 'השער נפתח מיד, בלי הזמנה.',
  garageGateOpened: 'השער נפתח.',
}
