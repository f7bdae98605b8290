import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'

/** Who makes calls: her id, and the headers with her access token. */
export type Her = { userId: string; headers: { Authorization: string } }

/** Signs a phone up by the calls and leaves its session in the browser, for a journey that begins after the sign-in. */
export async function signedIn(
  page: Page,
  practice: Practice,
  phone = '12015550142',
): Promise<Her> {
  const { request } = page
  await request.post('/api/api/account/register', {
    data: { userName: phone, phone, email: '', password: '', language: 'en' },
  })
  const verified = await request.post('/api/api/account/registrationVerify', {
    data: { phoneNumber: phone, authCode: await practice.codeFor(phone) },
  })
  const { userName, password } = (await verified.json()).result
  return signedInAs(page, { userName, password })
}

type Account = { userName: string; password: string }

/** Signs an account in that has a name and a password already, and leaves its session in the browser. */
export async function signedInAs(page: Page, account: Account): Promise<Her> {
  const tokens = await tokensOf(page, account)
  const session = sessionOf(tokens)
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('was signed in')) return
    sessionStorage.setItem('was signed in', 'yes')
    localStorage.setItem('session', kept)
  }, JSON.stringify(session))
  return herOf(tokens)
}

/**
 * Takes the place of whoever is signed in, on a page without a script: one that is alive would write back what it
 * keeps, such as the language of whoever is at a kiosk.
 */
export async function signedInInstead(page: Page, account: Account): Promise<void> {
  await page.goto('/healthz')
  const session = JSON.stringify(sessionOf(await tokensOf(page, account)))
  await page.evaluate((kept) => localStorage.setItem('session', kept), session)
}

/** Signs somebody of the house in for calls only: the browser stays whose it is. */
export async function calledAs(page: Page, practice: Practice, userName: string): Promise<Her> {
  const account = await practice.account(userName)
  return herOf(await tokensOf(page, account))
}

async function tokensOf({ request }: Page, { userName, password }: Account) {
  const traded = await request.post('/api/token', {
    form: { username: userName, password, grant_type: 'password' },
  })
  return traded.json()
}

type Tokens = {
  access_token: string
  refresh_token: string
  userId: string
  userName: string
  roles: string
}

const sessionOf = (tokens: Tokens) => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
  userId: tokens.userId,
  userName: tokens.userName,
  roles: tokens.roles.split(',').filter(Boolean),
})

const herOf = (tokens: { userId: string; access_token: string }): Her => ({
  userId: tokens.userId,
  headers: { Authorization: `Bearer ${tokens.access_token}` },
})
