import { lengths } from '@mikvah/rules/lengths.ts'
import { accountKinds, roleChangeRefusals, roles, staffRoles } from '@mikvah/rules/people/roles.ts'
import { shortestPassword, staffUserName } from '@mikvah/rules/people/staff-account.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  emailOrBlank,
  id,
  instant,
  language,
  name,
  personName,
  phone,
  text,
  words,
} from './fields.ts'

export const token = endpoint('token', {
  keyed: 'never',
  summary: 'Trades a password, a device credential or a refresh token for tokens.',
  who: ['anyone'],
  audited: { nothing: 'She signs in for herself.' },
  form: true,
  reply: 'bare',
  body: z.object({
    grant_type: z.string().optional(),
    username: z.string().max(lengths.signInName).optional(),
    password: z.string().max(lengths.credential).optional(),
    refresh_token: z.string().max(lengths.credential).optional(),
    user_id: z.string().max(lengths.handle).optional(),
  }),
  result: z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.number(),
    refresh_token: z.string(),
    userName: z.string(),
    userId: z.string(),
    roles: z.string(),
    '.issued': z.string(),
    '.expires': z.string(),
  }),
  refusals: ['too-many-tries'],
})

export const register = endpoint('register', {
  summary:
    'Sends a six-digit code by text message; the answer never tells whether the phone was known.',
  who: ['anyone'],
  audited: { nothing: 'She signs in for herself.' },
  body: z.strictObject({
    userName: text(lengths.phone).optional(),
    phone,
    email: emailOrBlank.nullish(),
    password: z.string().max(lengths.credential).nullish(),
    language: language.default('en'),
  }),
  /** By `requestId` the caller later says which code she asked for. */
  result: z.object({ userId: z.null(), requestId: z.string() }),
  refusals: [
    'phone-required',
    'invalid-phone',
    'country-not-served',
    'too-many-codes',
    'captcha-refused',
    'too-many-tries',
  ],
})

export const registrationVerify = endpoint('registrationVerify', {
  summary: 'Checks the code and answers the credential of this device.',
  who: ['anyone'],
  toUnconfirmed: 'open',
  audited: { nothing: 'She signs in for herself.' },
  body: z.strictObject({
    phoneNumber: phone,
    authCode: words(lengths.typedCode),
    requestId: z.string().max(lengths.handle).nullish(),
  }),
  result: z.object({ userId: id, userName: z.string(), password: z.string() }),
  refusals: ['phone-required', 'invalid-phone', 'wrong-code', 'code-expired', 'too-many-tries'],
})

export const confirmNumber = endpoint('confirmNumber', {
  summary:
    'Her last name and zip code, where her number may be another’s by now: her record opens again on this device.',
  who: ['signedIn'],
  toUnconfirmed: 'open',
  audited: { act: 'number-confirmed' },
  body: z.strictObject({ lastName: name(lengths.personName), zipcode: words(lengths.zipcode) }),
  result: z.null(),
  refusals: ['name-or-zip-wrong', 'too-many-tries', 'locked'],
})

export const confirmNumberAtDesk = endpoint('confirmNumberAtDesk', {
  summary:
    'The desk knows that the number is hers: her record opens again on every device that waits for it.',
  who: ['Reception'],
  audited: { act: 'number-confirmed' },
  /** How many devices had waited for the confirmation. */
  result: z.object({ devices: z.int() }),
  refusals: ['user-not-found', 'no-device-waits'],
})

const newPassword = z.string().min(shortestPassword).max(lengths.password)

export const setPassword = endpoint('setPassword', {
  summary: 'Sets the password of a staff account.',
  who: ['signedIn'],
  audited: { act: 'password-set' },
  body: z.strictObject({
    userId: id,
    NewPassword: newPassword,
    ConfirmPassword: z.string().max(lengths.password),
    currentPassword: z.string().max(lengths.password).optional(),
  }),
  result: z.null(),
  refusals: [
    'passwords-differ',
    'wrong-password',
    'too-many-tries',
    'user-not-found',
    'screen-is-paired',
  ],
})

export const logout = endpoint('logout', {
  summary: 'Ends this device’s sign-in, or that of all her devices.',
  who: ['signedIn'],
  toUnconfirmed: 'open',
  audited: { nothing: 'She signs out for herself.' },
  body: z.strictObject({
    refresh_token: z.string().max(lengths.credential).optional(),
    everywhere: z.boolean().optional(),
  }),
  result: z.null(),
})

/** One letter with its mark may come as one character or as two; it is kept as one. */
const staffName = z.string().normalize('NFC').trim().regex(staffUserName)

export const makeFirstAdministrator = endpoint('makeFirstAdministrator', {
  summary:
    'Makes the first administrator of a new live facility, by the link that its start has printed.',
  who: ['anyone'],
  keyed: 'never',
  audited: { nothing: 'Before her there is nobody; she is the first who can be named.' },
  body: z.strictObject({
    /** The secret behind the # of the link. */
    token: words(lengths.handle),
    userName: staffName,
    password: newPassword,
  }),
  result: z.null(),
  refusals: ['first-link-used', 'first-link-wrong'],
})

/** An account of staff or of a screen, or any other that holds a role. */
const account = z.object({
  id,
  username: z.string(),
  kind: z.enum(accountKinds),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  disabled: z.boolean(),
  /** When she last signed in, by the facility's clock; null when she never has. */
  lastSignIn: instant.nullable(),
})

export const adminUsers = endpoint('adminUsers', {
  summary: 'The accounts of those who work here and of the screens, and whoever else holds a role.',
  who: ['Admin'],
  audited: { nothing: 'Names of those who work here.' },
  result: z.array(account),
})

export const addStaff = endpoint('addStaff', {
  summary: 'Makes the account of somebody who works here.',
  who: ['Admin'],
  audited: { act: 'account-made' },
  body: z.strictObject({
    userName: staffName,
    password: newPassword,
    firstName: personName.nullish(),
    lastName: personName.nullish(),
    roles: z.array(z.enum(staffRoles)).min(1),
  }),
  result: account,
  refusals: ['user-name-taken'],
})

export const addRole = endpoint('addRole', {
  summary: 'Gives a role; one that is there already changes nothing.',
  who: ['Admin'],
  audited: { act: 'role-changed' },
  result: account,
  refusals: [...roleChangeRefusals, 'user-not-found', 'not-found'],
})

export const removeRole = endpoint('removeRole', {
  summary: 'Takes a role; one that isn’t there changes nothing.',
  who: ['Admin'],
  audited: { act: 'role-changed' },
  result: account,
  refusals: [...roleChangeRefusals, 'user-not-found', 'not-found'],
})

export const setDisabled = endpoint('setDisabled', {
  summary: 'Shuts an account, whose screens are signed out at once, or opens it again.',
  who: ['Admin'],
  audited: { act: 'account-disabled' },
  body: z.strictObject({ disabled: z.boolean() }),
  result: account,
  refusals: ['own-roles', 'last-admin', 'user-not-found'],
})
