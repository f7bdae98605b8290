import type { Page } from '@playwright/test'
import type { Practice } from '../practice.ts'

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

/** The same for who has a name and a password already. */
export async function signedInAs(
  page: Page,
  { userName, password }: { userName: string; password: string },
): Promise<Her> {
  const traded = await page.request.post('/api/token', {
    form: { username: userName, password, grant_type: 'password' },
  })
  const tokens = await traded.json()
  const session = {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    userId: tokens.userId,
    userName: tokens.userName,
    roles: tokens.roles.split(',').filter(Boolean),
  }
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('was signed in')) return
    sessionStorage.setItem('was signed in', 'yes')
    localStorage.setItem('session', kept)
  }, JSON.stringify(session))
  return {
    userId: tokens.userId,
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  }
}
