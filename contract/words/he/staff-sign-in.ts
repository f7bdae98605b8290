import type { staffSignIn as english } from '../en/staff-sign-in.ts'

export const staffSignIn = {
  staffSignInTitle: 'כניסת צוות',
  staffSignInLead: 'עם שם המשתמש והסיסמה שקיבלת.',
  staffUserName: 'שם משתמש',
  staffPassword: 'סיסמה',
  staffSignIn: 'כניסה',
  staffSignInByPhone: 'כניסה עם מספר טלפון',
} as const satisfies Record<keyof typeof english, string>
