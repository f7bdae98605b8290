import { expect } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/on-a-line.ts'
import { picture } from './picture.ts'
import { goOn, her, house, openKiosk, reserved, tapDigits } from './screens/kiosk.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { scrolledBy } from './screens/one-page.ts'
import { everythingTold, expectLargeTargets, tablet } from './screens/tablets.ts'
import { tap } from './screens/tap.ts'
import { wordsLeft } from './screens/words-left.ts'
import { wordsOf } from './screens/words-of.ts'

test.use({ serviceWorkers: 'allow' })

test('who comes says her number and code by touch, is known to be here, and leaves nothing behind', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { userId, visit, now } = await reserved(page, practice, lang)
  const read = await everythingTold(page)
  await openKiosk(page, practice)
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await expectLargeTargets(page)
  await tapDigits(page, her.phone)
  await expect(page.getByText('(732) 555-0977')).toBeVisible()
  await picture(page, 'kiosk-number')
  await tap(goOn(page))
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: house('kioskStartOver') })).toBeInViewport({
    ratio: 1,
  })
  expect(await scrolledBy(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize(tablet)
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
  await expect(page.getByRole('heading', { name: t('kioskVisit') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByText(t('kioskPayHereOrAtDesk'))).toBeVisible()
  await expectNoAxeFindings(page)
  await expectLargeTargets(page)
  await picture(page, 'kiosk-visit')
  await tap(page.getByRole('button', { name: t('kioskCheckIn') }))
  await expect(page.getByRole('heading', { name: t('kioskDone') })).toBeVisible()
  const waits = await now()
  expect(waits.reservationStatus).toBe('Waiting')
  await expect(page.getByText(waits.waitingCode ?? '', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'kiosk-done')
  await tap(page.getByRole('button', { name: t('kioskFinish') }))
  await expect(page.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const shown = await page.locator('body').innerHTML()
  const all = await read()
  for (const secret of [userId, her.firstName, her.lastName, her.phone]) {
    expect(all).not.toContain(secret)
    expect(kept + shown).not.toContain(secret)
  }
  expect(kept + shown).not.toContain(visit.reservationId)
  const words = await wordsLeft(page)
  expect(words).not.toContain(visit.reservationCode)
  expect(words).not.toContain(waits.waitingCode)
})

test('whoever the kiosk does not know is sent to the desk in the same calm words, and it clears itself @once', async ({
  page,
  practice,
}) => {
  const { visit } = await reserved(page, practice, 'en')
  const wrong = visit.reservationCode === '0000' ? '1111' : '0000'
  await page.clock.install()
  await openKiosk(page, practice)
  const desk = page.getByRole('heading', { name: house('kioskDesk') })
  const start = page.getByRole('heading', { name: house('kioskNumber') })
  for (const [phone, code] of [
    [her.phone, wrong],
    ['2125550000', visit.reservationCode],
  ] as const) {
    await page.keyboard.type(phone)
    await page.keyboard.press('Tab')
    await goOn(page).press('Enter')
    await page.getByRole('heading', { name: house('kioskCode') }).waitFor()
    await page.keyboard.type(code)
    await goOn(page).press('Enter')
    await expect(desk).toBeVisible()
    await expect(page.getByText(house('kioskDeskText'))).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The page's clock runs on beside, so that it stays for its 30 seconds is held where clocks stand (kiosk.test.tsx).
    await page.clock.runFor(31_000)
    await expect(start).toBeVisible()
    expect(await page.locator('body').innerHTML()).not.toContain(phone.slice(-4))
  }
  await picture(page, 'kiosk-start')
})

test('an answer that comes after she has gone does not change the language of who comes next @once @long', async ({
  page,
  practice,
}) => {
  const { visit } = await reserved(page, practice, 'he')
  await openKiosk(page, practice)
  let release = () => {}
  const gone = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/api/users/findbyphone*', async (route) => {
    const answer = await route.fetch()
    await gone
    await route.fulfill({ response: answer })
  })
  await tapDigits(page, her.phone)
  await tap(goOn(page))
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
  await tap(page.getByRole('button', { name: house('kioskStartOver') }))
  await expect(page.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()
  const got = page.waitForResponse('**/api/api/users/findbyphone*')
  release()
  await (await got).finished()
  await tapDigits(page, '2125550000')
  await tap(goOn(page))
  await expect(page.getByRole('heading', { name: house('kioskCode') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('who types slowly on a keyboard loses no digit @once', async ({ page, practice }) => {
  await practice.setClock('2026-11-17T18:00:00-05:00')
  await page.clock.install()
  await openKiosk(page, practice)
  for (const digit of her.phone) {
    await page.clock.runFor(1000)
    await page.keyboard.press(digit)
  }
  await expect(page.getByText('(732) 555-0977')).toBeVisible()
})

test('what she taps without a network stands through a reload, and is told once when it is back @once', async ({
  page,
  context,
  practice,
  line,
}) => {
  const { visit, now } = await reserved(page, practice, 'en')
  await openKiosk(page, practice)
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))
  await tapDigits(page, her.phone)
  await tap(goOn(page))
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
  await page.getByRole('heading', { name: house('kioskVisit') }).waitFor()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/reservations/checkin'))
      sent.push(request.headers()['idempotency-key'] ?? 'none')
  })
  await cutOff(context, line)
  await page.getByRole('button', { name: house('kioskCheckIn') }).press('Enter')
  await expect(page.getByRole('heading', { name: house('kioskKept') })).toBeVisible()
  await expect(page.locator('[data-taps="1"]')).toBeVisible()
  await picture(page, 'kiosk-kept')
  // The page itself comes from what the browser keeps, and so does her tap; nothing else of her does.
  await page.reload()
  await expect(page.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()
  await expect(page.locator('[data-taps="1"]')).toBeVisible()
  expect(await wordsLeft(page)).not.toContain(visit.reservationCode)
  expect((await now()).reservationStatus).toBe('Reserved')
  sent.length = 0
  await letThrough(context, line)
  await expect.poll(async () => (await now()).reservationStatus).toBe('Waiting')
  await expect(page.locator('[data-taps]')).toBeHidden()
  expect(sent).toHaveLength(1)
  expect(await wordsLeft(page)).not.toContain((await now()).waitingCode ?? 'a code')
  expect(await page.evaluate(() => localStorage.getItem('taps'))).toBeNull()
})

test('a server that fails is told in calm words, with one way on and one back @once @long', async ({
  page,
  practice,
}) => {
  const { visit } = await reserved(page, practice, 'en')
  await openKiosk(page, practice)
  await page.route('**/api/api/users/findbyphone*', (route) =>
    route.fulfill({ status: 500, json: { success: false, errorMessage: 'relation is gone' } }),
  )
  await tapDigits(page, her.phone)
  await tap(goOn(page))
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
  await expect(page.getByRole('heading', { name: house('kioskFailed') })).toBeVisible()
  await expect(page.getByText('relation is gone')).toBeHidden()
  await expect(page.getByRole('button', { name: house('kioskStartOver') })).toHaveCount(1)
  await expectNoAxeFindings(page)
  await expectLargeTargets(page)
  await picture(page, 'kiosk-failed')
  await page.unroute('**/api/api/users/findbyphone*')
  await tap(page.getByRole('button', { name: house('tryAgain') }))
  await expect(page.getByRole('heading', { name: house('kioskVisit') })).toBeVisible()
})

test('a new version waits until the guest has gone, and then comes by itself @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { visit, now } = await reserved(page, practice, lang)
  const typed = Promise.withResolvers<void>()
  await page.route('**/version.json*', async (route) => {
    await typed.promise
    await route.fulfill({ json: { version: '99.0.0' } })
  })
  await openKiosk(page, practice)
  await page.evaluate(() => Object.assign(window, { since: 'before' }))
  const since = () => page.evaluate(() => (window as unknown as { since?: string }).since)
  await tapDigits(page, her.phone.slice(0, 3))
  const known = page.waitForResponse('**/version.json*')
  typed.resolve()
  await known
  // A page that is loaded anew would have forgotten what she has typed.
  await tapDigits(page, her.phone.slice(3))
  await tap(goOn(page))
  await tapDigits(page, visit.reservationCode)
  await tap(goOn(page))
  // So soon after the tap before, and at its place, it may count as the second of a double tap.
  await expect(async () => {
    await tap(page.getByRole('button', { name: t('kioskCheckIn') }))
    await expect(page.getByRole('heading', { name: t('kioskDone') })).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect([(await now()).reservationStatus, await since()]).toEqual(['Waiting', 'before'])
  await tap(page.getByRole('button', { name: t('kioskFinish') }))
  // While it loads anew there is no page to ask.
  await expect.poll(() => since().catch(() => 'on its way')).toBeUndefined()
  await page.getByRole('heading', { level: 2 }).waitFor()
})
