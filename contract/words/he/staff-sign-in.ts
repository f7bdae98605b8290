import type { staffSignIn as english } from '../en/staff-sign-in.ts'

export const staffSignIn = {
  staffSignInTitle: 'כניסת צוות',
  staffSignInLead: 'עם שם המשתמש והסיסמה שקיבלת.',
  staffUserName: 'שם משתמש',
  staffPassword: 'סיסמה',
  staffSignIn: 'כניסה',
  staffPairScreen: 'זה מסך של המקווה: צימוד',
  staffSignInByPhone: 'כניסה עם מספר טלפון',
  firstTitle: 'המנהלת הראשונה',
  firstLead: 'התוכנה של המקום נפתחת כאן בפעם הראשונה. יש לבחור את השם ואת הסיסמה שבהם היא תנוהל.',
  firstUserNameHelp: '3 עד 40 אותיות וספרות, ובהתחלה אות.',
  firstPasswordHelp: 'לפחות 10 תווים. אפשר לשנות אותה, אי אפשר לשחזר אותה.',
  firstAgain: 'הסיסמה פעם נוספת',
  firstUserNameWrong: 'יש לבחור שם של 3 עד 40 אותיות וספרות שמתחיל באות.',
  firstPasswordWrong: 'יש לבחור סיסמה של לפחות 10 תווים.',
  firstAgainWrong: 'שתי הסיסמאות שונות זו מזו.',
  firstMake: 'התחלה',
  firstToSignIn: 'לכניסת הצוות',
} as const satisfies Record<keyof typeof english, string>
