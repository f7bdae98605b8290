import type { staffRoles } from '@mikvah/rules/people/roles.ts'
import { shortestPassword, staffUserName } from '@mikvah/rules/people/staff-account.ts'
import type { FormErrors } from '../../page/use-form.ts'
import type { BodyOf } from '../../talk/call.ts'

type StaffRole = (typeof staffRoles)[number]
export type NewPassword = { password: string; again: string }
export type NewAccount = NewPassword & {
  userName: string
  firstName: string
  lastName: string
  roles: readonly StaffRole[]
}

/** For each field that is wrong the word key of why: a password too short, or typed differently the second time. */
export const passwordErrorsOf = ({ password, again }: NewPassword): FormErrors<NewPassword> => ({
  ...(password.length >= shortestPassword ? {} : { password: 'firstPasswordWrong' }),
  ...(password === again ? {} : { again: 'firstAgainWrong' }),
})

/** For each field that is wrong the word key of why: the user name, the password, or no role chosen. */
export const newAccountErrorsOf = (typed: NewAccount): FormErrors<NewAccount> => ({
  ...(staffUserName.test(typed.userName.trim()) ? {} : { userName: 'firstUserNameWrong' }),
  ...passwordErrorsOf(typed),
  ...(typed.roles.length > 0 ? {} : { roles: 'userRolesNeeded' }),
})

/** The body of `addStaff`: without the repeated password, the user name without blanks around it. */
export const bodyOf = ({ again: _, userName, ...rest }: NewAccount): BodyOf<'addStaff'> => ({
  ...rest,
  userName: userName.trim(),
  roles: [...rest.roles],
})
