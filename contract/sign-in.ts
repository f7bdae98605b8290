import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, language, text, words } from './fields.ts'

export const token = endpoint('token', {
  keyed: 'never',
  summary: 'Trades a password, a device credential or a refresh token for tokens.',
  who: ['any'],
  audited: { nothing: 'She signs in for herself.' },
  form: true,
  reply: 'bare',
  body: z.object({
    grant_type: z.string().optional(),
    username: z.string().max(200).optional(),
    password: z.string().max(500).optional(),
    refresh_token: z.string().max(500).optional(),
    user_id: z.string().max(64).optional(),
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
  who: ['any'],
  audited: { nothing: 'She signs in for herself.' },
  body: z.strictObject({
    userName: text(40).optional(),
    phone: words(40),
    email: z.union([z.email(), z.literal('')]).nullish(),
    password: z.string().max(500).nullish(),
    language: language.default('en'),
  }),
  /** Whoever asked names the code she asked for by its `requestId`. */
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
  who: ['any'],
  audited: { nothing: 'She signs in for herself.' },
  body: z.strictObject({
    phoneNumber: words(40),
    authCode: words(20),
    requestId: z.string().max(100).nullish(),
  }),
  result: z.object({ userId: id, userName: z.string(), password: z.string() }),
  refusals: ['phone-required', 'invalid-phone', 'wrong-code', 'code-expired', 'too-many-tries'],
})

export const setPassword = endpoint('setPassword', {
  summary: 'Sets the password of a staff account.',
  who: ['signedIn'],
  audited: { act: 'password-set' },
  body: z.strictObject({
    userId: id,
    NewPassword: z.string().min(10).max(200),
    ConfirmPassword: z.string().max(200),
    currentPassword: z.string().max(200).optional(),
  }),
  result: z.null(),
  refusals: ['passwords-differ', 'wrong-password', 'too-many-tries', 'user-not-found'],
})

export const logout = endpoint('logout', {
  summary: 'Ends this device’s sign-in, or that of all her devices.',
  who: ['signedIn'],
  audited: { nothing: 'She signs out for herself.' },
  body: z.strictObject({
    refresh_token: z.string().max(500).optional(),
    everywhere: z.boolean().optional(),
  }),
  result: z.null(),
})
