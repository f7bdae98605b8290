import type { signIn as english } from '../en/sign-in.ts'

export const signIn = {
  signInTitle: 'כניסה',
  signInLead: 'עם מספר הנייד שלך, בלי סיסמה לזכור.',
  signInPhone: 'מספר טלפון',
  signInCountry: 'קידומת המדינה',
  signInPhoneHelp: 'נשלח קוד בהודעה. ההודעה אינה מזכירה אותנו.',
  signInPhoneInvalid: 'מספר הטלפון אינו תקין',
  signInPhoneRequired: 'יש למלא מספר טלפון',
  signInStaff: 'צוות',
  signInLanguage: 'שפה',
  signInSend: 'שליחה',
  signInHaveCode: 'יש לי קוד',
  signInCodeSentTo: 'הקוד נשלח אל',
  signInCodeHelp: 'שש ספרות, בתוקף לעשר דקות.',
  signInNoCode:
    'לא הגיעה הודעה? אם השבת פעם STOP להודעה שלנו, שלחי START לאותו מספר. אם כתובת הדוא״ל שלך אצלנו, כדאי לבדוק גם שם.',
  signInContinue: 'המשך',
  signInChange: 'שינוי מספר',
  signInResend: 'שליחה חוזרת',
  signInResent: 'קוד נוסף בדרך.',
} as const satisfies Record<keyof typeof english, string>
