import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoAxeFindingsAtNight } from './axe.ts'
import { test } from './fixtures/on-a-line.ts'
import type { Practice } from './practice.ts'
import { atItsHeight } from './screens/at-its-height.ts'
import { type Her, signedInAs } from './screens/signed-in.ts'
import { type WordsOf, wordsOf } from './screens/words-of.ts'

type Ready = {
  queue: { reservationId: string; reservationCode: string; status: string; roomNumber: string }[]
  inMikvah: { reservationId: string; reservationCode: string; pool: number }[]
  corridor: { used: number; visits: { reservationId: string; status: string }[] }
}

const devices = {
  Mikvah: { path: '/mikvah', viewport: { width: 1280, height: 800 } },
  Attendant: { path: '/attendant', viewport: { width: 390, height: 844 } },
}

/** A screen of the house on a device of its own. */
async function deviceOf(
  browser: Browser,
  practice: Practice,
  name: keyof typeof devices,
  lang: string,
): Promise<{ page: Page; her: Her }> {
  const { path, viewport } = devices[name]
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), lang)
  const page = await context.newPage()
  const her = await signedInAs(page, await practice.account(name))
  await page.goto(path)
  return { page, her }
}

/** What comes up under a thumb is deaf for a moment: it is meant once a second of its minute has gone. */
async function takeBack(page: Page, t: WordsOf): Promise<void> {
  const undo = page.getByRole('button', { name: new RegExp(t('mikvahUndo')) })
  await expect(undo).toContainText(/[1-5]\d″/)
  await undo.click()
}

/** What doesn't stand in the middle of its row's height. */
const offTheMiddle = (rows: Element[]): string[] => {
  const middleOf = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect()
    return (top + bottom) / 2
  }
  return rows.flatMap((row) =>
    [...row.children]
      .filter((part) => Math.abs(middleOf(part) - middleOf(row)) > 2)
      .map((part) => part.textContent || part.tagName),
  )
}

const water = async (page: Page, { headers }: Her): Promise<Ready> =>
  (await page.request.get('/api/api/reservations/listready', { headers })).json()

test('at the pools each step is one tap on the thing itself, and the database follows', async ({
  browser,
  practice,
  line,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsHeight)
  const { page, her } = await deviceOf(browser, practice, 'Mikvah', lang)
  const tap = (word: string, code: string) =>
    page.getByRole('button', { name: `${word} ${code}`, exact: true })
  const now = () => water(page, her)
  const before = await now()
  const called = before.queue.find(({ status }) => status === 'ReadyForMikvahNext')
  const ready = before.queue.filter(({ status }) => status === 'ReadyForMikvah')
  const last = ready.at(-1)
  if (!called || !last || ready.length < 2) throw new Error('Too few are ready.')
  const { reservationCode: code, reservationId: id } = called

  await tap(t('mikvahOnHerWay'), code).click()
  await expect
    .poll(async () => (await now()).corridor.visits.map((one) => one.reservationId))
    .toContain(id)
  await tap(t('mikvahIn'), code).click()
  await expect
    .poll(async () => (await now()).inMikvah.map((one) => one.reservationId))
    .toContain(id)
  const pool = (await now()).inMikvah.find((one) => one.reservationId === id)?.pool
  await expect(page.locator('[data-is="taken"]').filter({ hasText: code })).toContainText(`${pool}`)
  await tap(t('mikvahOut'), code).click()
  await expect(tap(t('mikvahInHerRoom'), code)).toBeVisible()

  // A mis-tap: back into the water she was just let out of.
  await takeBack(page, t)
  await expect(tap(t('mikvahOut'), code)).toBeVisible()
  expect((await now()).inMikvah.map((one) => one.reservationId)).toContain(id)
  await tap(t('mikvahOut'), code).click()
  await tap(t('mikvahInHerRoom'), code).click()
  await expect
    .poll(async () => (await now()).corridor.visits.map((one) => one.reservationId))
    .not.toContain(id)

  // A step that fails says so in a place of its own: nothing moves under the thumb.
  const next = tap(t('mikvahNext'), last.reservationCode)
  const stood = await next.boundingBox()
  await page.route('**/status', (route) => route.fulfill({ status: 500, body: '{}' }))
  await next.click()
  await expect(page.getByText(t('errorOccurredStatus', { status: '500' }))).toBeInViewport()
  expect(await next.boundingBox()).toEqual(stood)
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('close') })
    .click()
  await page.unroute('**/status')

  // Before her turn she goes for a reason only.
  await tap(t('mikvahNext'), last.reservationCode).click()
  const why = page.getByRole('dialog', { name: t('mikvahTurnTitle') })
  await expect(why).toContainText(ready[0]?.reservationCode ?? 'nobody')
  expect(await why.locator('label').evaluateAll(offTheMiddle)).toEqual([])
  await expectNoAxeFindings(page)
  await why.getByRole('radio', { name: t('mikvahUnwell') }).check()
  await why.getByRole('button', { name: t('mikvahSheIsNext') }).click()
  await expect(why).toBeHidden()
  await expect
    .poll(
      async () =>
        (await now()).queue.find((one) => one.reservationId === last.reservationId)?.status,
    )
    .toBe('ReadyForMikvahNext')

  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  const low = await page
    .getByRole('region')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height).filter((px) => px < 64),
    )
  expect(low).toEqual([])

  // Without a line nothing is sent and nothing kept: two women could meet.
  line.cut()
  await expect(page.getByText(t('deskLostText'))).toBeVisible({ timeout: 40_000 })
  for (const one of await page.getByRole('region').getByRole('button').all())
    await expect(one).toBeDisabled()
  line.mend()
  await expect(page.getByText(t('deskLostText'))).toBeHidden({ timeout: 40_000 })
  await page.reload()
  await expect(tap(t('mikvahOnHerWay'), last.reservationCode)).toBeEnabled()
})

test('before the zman the screen at the pools counts down and offers no step @once @long', async ({
  browser,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', '2026-11-24T17:10:00-05:00')
  const { page, her } = await deviceOf(browser, practice, 'Mikvah', lang)
  await expect(page.getByText(t('mikvahBeforeText'))).toBeVisible()
  await expect(page.getByRole('region').getByRole('button')).toHaveCount(0)
  expect((await water(page, her)).inMikvah).toEqual([])
  await expectNoAxeFindings(page)
  await practice.setClock('2026-11-24T17:40:00-05:00')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: t('mikvahPools') })).toBeVisible()
})

test('an attendant takes each step with one thumb, and hears who calls @long', async ({
  browser,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', atItsHeight)
  const { page, her } = await deviceOf(browser, practice, 'Attendant', lang)
  const rooms = async (): Promise<
    {
      id: number
      number: string
      status: string
      reservation: { reservationStatus: string } | null
    }[]
  > => (await page.request.get('/api/api/rooms/list', { headers: her.headers })).json()
  const inPrep = (await rooms()).find(
    ({ reservation }) => reservation?.reservationStatus === 'Prep',
  )
  const dirty = (await rooms()).find(({ status }) => status === 'NeedsCleaning')
  if (!inPrep || !dirty) throw new Error('Nobody is in Prep, or no room waits to be cleaned.')
  const card = (number: string) =>
    page.getByRole('article', { name: `${t('deskRoom')} ${number}`, exact: true })
  const statusOf = async (id: number) => {
    const room = (await rooms()).find((one) => one.id === id)
    return room?.reservation?.reservationStatus ?? room?.status
  }

  await card(inPrep.number)
    .getByRole('button', { name: t('stepReadyForChecking') })
    .click()
  await expect.poll(() => statusOf(inPrep.id)).toBe('ReadyForChecking')
  await card(inPrep.number)
    .getByRole('button', { name: t('stepChecking') })
    .click()
  await expect(
    card(inPrep.number).getByRole('button', { name: t('attendantNotYet') }),
  ).toBeVisible()
  await takeBack(page, t)
  await expect.poll(() => statusOf(inPrep.id)).toBe('ReadyForChecking')

  await card(dirty.number)
    .getByRole('button', { name: t('cleanStart') })
    .click()
  await card(dirty.number)
    .getByRole('button', { name: t('cleanReady') })
    .click()
  await expect.poll(() => statusOf(dirty.id)).toBe('Ready')

  await page.request.post(`/api/api/rooms/${inPrep.id}/supplyrequest`, {
    headers: her.headers,
    data: { action: 'add', isAttendantRequest: true },
  })
  const call = page.getByRole('alert')
  await expect(call).toContainText(t('attendantCalls', { room: inPrep.number }))
  await expect(call.getByRole('heading')).toHaveText(t('askedAttendant'))
  await expectNoAxeFindings(page)
  await expectNoAxeFindingsAtNight(page)
  // However far she has scrolled.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(call.getByRole('heading')).toBeInViewport()
  await call.getByRole('button', { name: t('attendantOnMyWay') }).click()
  await expect(call).toBeEmpty()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const low = await page
    .getByRole('article')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height).filter((px) => px < 64),
    )
  expect(low).toEqual([])

  // Her section alone, kept on her device.
  await page.getByRole('button', { name: t('attendantThisDevice') }).click()
  const choice = page.getByRole('dialog', { name: t('attendantThisDevice') })
  await choice.getByRole('radio').nth(1).check()
  await choice.getByRole('button', { name: t('close') }).click()
  const before = (await rooms()).length
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(before)
  await page.reload()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  expect(await page.getByRole('article').count()).toBeLessThan(before)
})
