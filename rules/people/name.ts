import { isEmail } from './email.ts'

/**
 * Whether the form takes a name: three characters or more, of any script's letters, hyphen, apostrophe, geresh, space,
 * with a letter among them.
 */
export const isFormName = (name: string): boolean =>
  atLeast(3, name) && /^[\p{L}\p{M}'’׳ -]+$/u.test(name.trim()) && /\p{L}/u.test(name)

const profileLetters = { en: /^[A-Za-z]{3,}$/, he: /^[A-Za-zא-ת]{3,}$/ } as const

/**
 * Whether the profile takes a name (requirements P5): three letters or more from A to Z, in the Hebrew interface from א
 * to ת too, and nothing else.
 */
export const isProfileName = (name: string, language: keyof typeof profileLetters): boolean =>
  profileLetters[language].test(name.trim())

const atLeast = (length: number, text: string): boolean => text.trim().length >= length

const formFields = {
  firstName: isFormName,
  lastName: isFormName,
  email: isEmail,
  address: (text: string) => atLeast(3, text),
  city: (text: string) => atLeast(2, text),
  state: (text: string) => atLeast(2, text),
  zipcode: (text: string) => atLeast(3, text),
} as const
export const userInfoFields = Object.keys(formFields) as (keyof typeof formFields)[]
export type UserInfo = Record<keyof typeof formFields, string>

/** The user info form refuses as a whole, with one text; `fields` says where to look. */
export type UserInfoVerdict =
  | { allowed: true }
  | { allowed: false; because: 'user-info-incomplete'; fields: (keyof UserInfo)[] }

/** Whether the user info form is filled in; a no names all fields that aren't. */
export function judgeUserInfo(info: UserInfo): UserInfoVerdict {
  const fields = userInfoFields.filter((name) => !formFields[name](info[name]))
  return fields.length === 0
    ? { allowed: true }
    : { allowed: false, because: 'user-info-incomplete', fields }
}
