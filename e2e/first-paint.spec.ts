import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { calledAs } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

/** Lets nothing of the app run, so that what is seen is what was served. */
const withoutScript = (page: Page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort())

test('ground, header and hero stand in the page before its script @once', async ({
  page,
  lang,
}) => {
  const t = wordsOf(lang)
  await withoutScript(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('homeByAppointment'))
  await expect(page.getByRole('link', { name: t('homeMakeReservation') })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu') })).toBeVisible()
  await expect(page.getByText(t('practiceBanner'))).toBeVisible()
  await expect(page.locator('#app [lang="he"] h1')).toBeHidden()
  const scripts = page.locator('script[type=module]')
  expect(await scripts.count()).toBeGreaterThan(1)
  for (const script of await scripts.all())
    await expect(script).toHaveAttribute('fetchpriority', 'low')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(244, 242, 237)')
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(night).toBe('rgb(7, 22, 25)')
  await page.goto('/terms')
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('what she taps before the app has come is done when it has', async ({ page, lang }) => {
  const t = wordsOf(lang)
  let comes = () => {}
  const held = new Promise<void>((go) => {
    comes = go
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/hours', { waitUntil: 'commit' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('menu') })
    .click()
  comes()
  const drawer = page.getByRole('dialog', { name: t('menu') })
  await drawer.getByRole('button', { name: t('closeMenu') }).click()
  await expect(drawer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('the title of the hours is served, and that of the sign-in to her who meets it @once', async ({
  page,
  lang,
}) => {
  const t = wordsOf(lang)
  const title = page.getByRole('heading', { level: 1 })
  await withoutScript(page)
  await page.goto('/hours')
  await expect(title).toHaveText(t('hoursTitle'))
  for (const path of ['/login', '/reserve', '/profile']) {
    await page.goto(path)
    await expect(title).toHaveText(t('signInTitle'))
    await expect(page.locator('main picture img').filter({ visible: true })).toHaveCount(1)
  }
  await page.goto('/login/staff')
  await expect(title).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('session', '{}'))
  await page.goto('/reserve')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('the served page is in her language, also where she chose another than the house @once', async ({
  page,
  browser,
  baseURL,
  practice,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'he'))
  await withoutScript(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const he = wordsOf('he')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(he('homeByAppointment'))

  const admin = await calledAs(page, practice, 'Admin')
  const said = await page.request.post('/api/api/settings/', {
    headers: admin.headers,
    data: { Key: 'defaultLanguage', Value: 'he' },
  })
  expect(said.ok(), await said.text()).toBe(true)
  const fresh = await browser.newContext({ baseURL })
  const first = await fresh.newPage()
  await first.goto('/hours')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText(he('hoursTitle'))
  await expect(first.locator('html')).toHaveAttribute('lang', 'he')
  expect(await first.evaluate(() => localStorage.getItem('language'))).toBeNull()
  await fresh.close()
})

test('home comes in few files, the smallest the browser takes, with the fonts of its language @once', async ({
  page,
}) => {
  const files = new Map<string, string>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname))
      files.set(pathname, response.headers()['content-encoding'] ?? '')
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect([...files.keys()].length, [...files.keys()].join('\n')).toBeLessThanOrEqual(6)
  expect([...files.keys()].filter((name) => name.endsWith('.css'))).toEqual([])
  const preloaded = page.locator('head link[rel=preload][as=font]')
  const fonts = await preloaded.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(fonts.filter((font) => font?.includes('latin')).length).toBeGreaterThanOrEqual(2)

  const index =
    [...files.keys()].find((name) => name.includes('/house-') && name.endsWith('.js')) ?? ''
  const asked = (encoding: string) =>
    page.request.get(index, { headers: { 'Accept-Encoding': encoding } })
  const small = await asked('gzip, br')
  expect(small.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect((await asked('gzip')).headers()['content-encoding']).toBe('gzip')
  expect((await asked('identity')).headers()['content-encoding']).toBeUndefined()

  const home = await page.request.get('/')
  const again = await page.request.get('/', {
    headers: { 'If-None-Match': home.headers().etag ?? '' },
  })
  expect([home.status(), again.status()]).toEqual([200, 304])
  expect(home.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  const plain = await page.request.get('/', { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await plain.text()).toBe(await home.text())
})
