import { type APIRequestContext, expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { type LiveFacility, test } from './fixtures/live-facility.ts'
import { picture } from './picture.ts'
import { wordsOf } from './screens/words-of.ts'

/** What the administrator of a new facility does before anybody can sign in. */
async function setUpTexts(request: APIRequestContext, { twilio, firstLink }: LiveFacility) {
  const [userName, password] = ['Miriam', 'deep still water']
  const token = firstLink().split('#')[1]
  await request.post('/api/api/account/firstadministrator', { data: { token, userName, password } })
  const traded = await request.post('/api/token', {
    form: { username: userName, password, grant_type: 'password' },
  })
  const { access_token } = await traded.json()
  const headers = { Authorization: `Bearer ${access_token}` }
  const put = async (key: string, value: string) => {
    const answer = await request.post('/api/api/settings', { headers, data: { key, value } })
    expect([key, answer.status()]).toEqual([key, 200])
  }
  await put('smsProvider', 'twilio')
  await put('smsFrom', '+15005550006')
  await put('smsTwilioAccountSid', twilio.accountSid)
  await put('smsTwilioAuthToken', twilio.authToken)
  return headers
}

test('in a live facility a new patron signs in with the code that Twilio was given', async ({
  page,
  request,
  facility,
  lang,
}) => {
  const t = wordsOf(lang)
  const { twilio } = facility
  const admin = await setUpTexts(request, facility)
  await page.goto('/login')
  await page.getByLabel(t('signInPhone')).fill('2015550142')
  await page.getByRole('button', { name: t('signInSend') }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await expect(page.getByText(t('signInNoCode'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'live-code')

  await expect.poll(() => twilio.messages.length).toBe(1)
  const [text] = twilio.messages
  expect(text).toMatchObject({ to: '+12015550142', validityPeriod: 300 })
  const digits = /\d{6}/.exec(text?.body ?? '')?.[0] ?? ''
  expect(text?.body).toBe(t('noticeLoginCode', { code: digits }))
  await code.fill(digits)
  const go = page.getByRole('button', { name: t('signInContinue'), exact: true })
  if (await go.isVisible().catch(() => false))
    await go.click({ timeout: 2000 }).catch(() => undefined)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  const session = await page.evaluate(() => localStorage.getItem('session'))
  expect(JSON.parse(session ?? '{}').userName).toBe('12015550142')

  // Twilio tells at the address it was given that the text arrived; nobody else is believed.
  const { url, headers, body } = twilio.statusPost(text?.sid ?? '', 'delivered')
  const unsigned = { ...headers, 'x-twilio-signature': 'x' }
  expect((await request.post(url, { headers: unsigned, data: body })).status()).toBe(400)
  expect((await request.post(url, { headers, data: body })).status()).toBe(200)

  // The secrets of the provider never come back, and nothing of practice is there.
  const settings = await (await request.get('/api/api/settings', { headers: admin })).text()
  expect(settings).not.toContain(twilio.authToken)
  expect((await request.get('/api/practice/outbox')).status()).toBe(404)
})
