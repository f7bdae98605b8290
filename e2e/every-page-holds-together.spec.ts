import type { WordKey } from '@mikvah/contract/words/key.ts'
import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/on-a-line.ts'
import { picture } from './picture.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { signIn } from './screens/sign-in.ts'
import { signedIn, signedInAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const open = [
  '/',
  '/login',
  '/login/staff',
  '/hours',
  '/language',
  '/terms',
  '/careers',
  '/tour',
  '/donate',
  '/contact',
  '/keylim-mikvah',
  '/newsletter',
  '/practice',
]

test('the title of every open page keeps the secret', async ({ page }) => {
  for (const path of open) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).not.toMatch(/mikvah|mikveh|טבילה|מקווה/i)
    await picture(page, `page${path.replaceAll('/', '-')}`)
  }
})

test('the drawer shows each her own way, and going back closes it @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const drawer = page.getByRole('dialog', { name: t('menu') })
  const entry = (name: WordKey) => drawer.getByRole('link', { name: t(name), exact: true })
  const menu = page.getByRole('button', { name: t('menu') })
  await page.goto('/hours')
  await menu.click()
  const forAnyone = ['Home', 'Hours', 'Keylim', 'Contact', 'Profile', 'Language', 'Terms'] as const
  for (const name of forAnyone) await expect(entry(`drawer${name}`)).toBeVisible()
  for (const name of ['Reservations', 'History', 'PaymentMethods'] as const) {
    await expect(entry(`drawer${name}`)).toHaveCount(0)
  }
  await expectNoAxeFindings(page)
  await picture(page, 'drawer')
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/hours')

  await signedIn(page, practice)
  await page.goto('/hours')
  await menu.click()
  await expect(entry('drawerHistory')).toBeVisible()
  await expect(entry('drawerReservations')).toHaveCount(0)
  await expect(drawer).toContainText('(201) 555-0142')
  await drawer.getByRole('button', { name: t('drawerLogout') }).click()
  await expect(drawer).toBeHidden()
  await page.waitForFunction(() => localStorage.getItem('session') === null)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\?to=%2Fadmin$/)
})

test('who administers finds the reservations in the drawer; who does not is sent home @once @long', async ({
  browser,
  practice,
  baseURL,
  lang,
}) => {
  const t = wordsOf(lang)
  const accounts = await practice.accounts()
  for (const userName of ['Admin', 'Attendant']) {
    const context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    const account = accounts.find((one) => one.userName === userName)
    if (!account) throw new Error(`There is no ${userName}.`)
    await signedInAs(page, account)
    await page.goto('/admin')
    await expect(page).toHaveURL(userName === 'Admin' ? '/admin' : '/')
    await page.getByRole('button', { name: t('menu') }).click()
    await expect(page.getByRole('link', { name: t('drawerReservations') })).toHaveCount(
      userName === 'Admin' ? 1 : 0,
    )
    await context.close()
  }
})

test('a page that needs a sign-in comes back after it, and the chosen language stays @once', async ({
  page,
  practice,
}) => {
  const [en, he] = [wordsOf('en'), wordsOf('he')]
  await page.goto('/payment-methods')
  await expect(page).toHaveURL('/login?to=%2Fpayment-methods')
  await signIn(page, practice, en)
  await expect(page).toHaveURL('/payment-methods')
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.getByRole('heading', { name: he('cardsTitle') })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/no/such/page')
  await expect(page.getByRole('link', { name: he('homeMakeReservation') })).toBeVisible()
})

test('a www address leads to the bare one @once', async ({ request, facility }) => {
  const { host, port } = new URL(facility.url)
  const answer = await request.get('/hours?x=1', {
    headers: { host: `www.${host}` },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeGreaterThanOrEqual(301)
  expect(answer.headers().location).toContain(`localhost:${port}/hours?x=1`)
})

test('a failed call is told in the server’s words and may be tried again; a lost network is told @once', async ({
  page,
  context,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const schedule = '**/api/api/settings/schedule*'
  await page.route(schedule, (route) =>
    route.fulfill({ status: 400, json: { Message: 'The books are closed for a minute.' } }),
  )
  await page.goto('/hours')
  await expect(page.getByRole('alert')).toContainText('The books are closed for a minute.')
  await expectNoAxeFindings(page)
  await picture(page, 'failed')
  await page.unroute(schedule)
  await page.getByRole('button', { name: t('tryAgain') }).click()
  await expect(page.locator('main li')).toHaveCount(7)
  await cutOff(context, line)
  await expect(page.getByText(t('offlineTitle'))).toBeVisible()
  await picture(page, 'offline')
  await letThrough(context, line)
  await expect(page.getByText(t('offlineTitle'))).toBeHidden()
})
