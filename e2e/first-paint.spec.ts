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
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(244, 242, 237)')
  await page.emulateMedia({ colorScheme: 'dark' })
  const night = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(night).toBe('rgb(7, 22, 25)')
  await page.goto('/hours')
  await expect(page.getByRole('banner').getByRole('button', { name: t('menu') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('the served page is in her language, also where she chose another than the house @once', async ({
  page,
  browser,
  baseURL,
  practice,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'he'))
  await page.route(/\/assets\/(?!chosen-language).*\.js$/, (route) => route.abort())
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
  expect([...files.keys()].length, [...files.keys()].join('\n')).toBeLessThanOrEqual(12)
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
})

const open = ['/', '/login', '/hours', '/language', '/terms', '/careers', '/tour', '/donate']
const more = ['/contact', '/keylim-mikvah', '/newsletter', '/practice']

test('nothing jumps while a page comes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // What the house tells comes later than the page, and so do its letters, as on a slow evening.
  for (const late of ['**/api/**', '**/*.woff2'])
    await page.route(late, async (route) => {
      await new Promise((later) => setTimeout(later, 300))
      await route.continue()
    })
  for (const path of [...open, ...more]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shifted = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    )
    expect.soft(shifted, path).toBeLessThan(0.02)
  }
})
