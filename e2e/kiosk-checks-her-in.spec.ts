import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import type { Practice } from './practice.ts'
import { evening } from './screens/desk.ts'
import { calledAs } from './screens/signed-in.ts'
import { asDevice, everythingTold, expectLargeTargets, tablet } from './screens/tablets.ts'
import { wordsOf } from './screens/words-of.ts'

const her = { phone: '7325550977', firstName: 'Tirtza', lastName: 'Abravanel' }

/** She has reserved for tonight, in the language she reads. */
async function reserved(page: Page, practice: Practice, language: 'en' | 'he') {
  await practice.setClock('2026-11-17T18:00:00-05:00')
  const desk = await calledAs(page, practice, 'Reception')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/api/${path}`, { headers: desk.headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).result
  }
  const { id: userId } = await post('users', { ...her, language })
  const query = 'ignoreCutoff=true&ignoreAvailability=true'
  const visit = await post(`reservations/newreservation?${query}`, {
    userId,
    reservationTime: '2026-11-17T18:30:00-05:00',
  })
  return { userId, visit, now: () => evening(page, desk).visit(visit.reservationId) }
}

async function openKiosk(page: Page, practice: Practice) {
  await page.setViewportSize(tablet)
  await asDevice(page, practice, 'Kiosk')
  await page.goto('/kiosk')
  await page.getByRole('heading', { level: 2 }).waitFor()
}

/** The house greets in its own language, whoever was here before. */
const house = wordsOf('en')
const goOn = (page: Page) => page.getByRole('button', { name: house('kioskGoOn') })

async function tapDigits(page: Page, digits: string) {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap()
}

test('who comes says her number and code by touch, is known to be here, and leaves nothing behind', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { userId, visit, now } = await reserved(page, practice, lang)
  const told = await everythingTold(page)
  await openKiosk(page, practice)
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  await expectLargeTargets(page)
  await tapDigits(page, her.phone)
  await expect(page.getByText('(732) 555-0977')).toBeVisible()
  await picture(page, 'kiosk-number')
  await goOn(page).tap()
  await tapDigits(page, visit.reservationCode)
  await goOn(page).tap()
  await expect(page.getByRole('heading', { name: t('kioskVisit') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByText(t('kioskPayAtDesk'))).toBeVisible()
  await expectNoAxeFindings(page)
  await expectLargeTargets(page)
  await picture(page, 'kiosk-visit')
  await page.getByRole('button', { name: t('kioskCheckIn') }).tap()
  await expect(page.getByRole('heading', { name: t('kioskDone') })).toBeVisible()
  const waits = await now()
  expect(waits.reservationStatus).toBe('Waiting')
  await expect(page.getByText(waits.waitingCode ?? '', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'kiosk-done')
  await page.getByRole('button', { name: t('kioskFinish') }).tap()
  await expect(page.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  const shown = await page.content()
  const all = await told()
  for (const secret of [userId, her.firstName, her.lastName, her.phone]) {
    expect(all).not.toContain(secret)
    expect(kept + shown).not.toContain(secret)
  }
  for (const hers of [visit.reservationId, visit.reservationCode, waits.waitingCode])
    expect(kept + shown).not.toContain(hers)
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
    await page.clock.runFor(29_000)
    await expect(desk).toBeVisible()
    await page.clock.runFor(2000)
    await expect(start).toBeVisible()
    expect(await page.content()).not.toContain(phone.slice(-4))
  }
  await picture(page, 'kiosk-start')
})

test('an answer that comes after she has gone does not change the language of who comes next @once', async ({
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
  await goOn(page).tap()
  await tapDigits(page, visit.reservationCode)
  await goOn(page).tap()
  await page.getByRole('button', { name: house('kioskStartOver') }).tap()
  await expect(page.getByRole('heading', { name: house('kioskNumber') })).toBeVisible()
  const told = page.waitForResponse('**/api/api/users/findbyphone*')
  release()
  await (await told).finished()
  await tapDigits(page, '2125550000')
  await goOn(page).tap()
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
