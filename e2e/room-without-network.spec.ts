import { expect } from '@playwright/test'
import { openFurnished } from './fixtures/furnished.ts'
import { test } from './fixtures/on-a-line.ts'
import { picture } from './picture.ts'
import { practiceOf } from './practice.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { calledAs } from './screens/signed-in.ts'
import { inARoom, openRoom } from './screens/tablets.ts'
import { tap } from './screens/tap.ts'
import { wordsOf } from './screens/words-of.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker that keeps this screen has all its files. */
const filesAreKept = (page: import('@playwright/test').Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))

test('what is tapped without a network is kept through a reload, and sent once and in order when it is back', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const { id, visit, ask, room } = await inARoom(page, practice, 'Prep')
  await ask(`rooms/${id}/setlanguage`, { language: lang })
  await openRoom(page, practice, id)
  expect(await filesAreKept(page)).toContain('/kept-screens.js')
  const sent: string[] = []
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.includes('/rooms/') && key) sent.push(pathname)
  })

  await cutOff(context, line)
  await tap(page.getByText(t('prepareTeeth')))
  await tap(page.getByRole('button', { name: t('roomCall') }))
  await tap(page.getByRole('button', { name: t('roomAmReady') }))
  await expect(page.getByText(t('roomSayReadyForChecking'))).toBeVisible()
  await expect(page.locator('[data-taps="2"]')).toBeVisible()
  await picture(page, 'room-offline')
  await page.reload()
  await expect(page.getByText(t('roomSayReadyForChecking'))).toBeVisible()
  await expect(page.locator('[data-taps="2"]')).toBeVisible()
  expect((await room()).reservation?.reservationStatus).toBe('Prep')

  sent.length = 0
  await letThrough(context, line)
  await expect
    .poll(async () => (await room()).reservation?.reservationStatus)
    .toBe('ReadyForChecking')
  await expect(page.locator('[data-taps]')).toBeHidden()
  expect(sent).toEqual([`/api/api/rooms/${id}/supplyrequest`, `/api/api/rooms/${id}/status`])
  const { supplyRequests, reservation } = await room()
  expect(supplyRequests.filter(({ item }) => item === 'attendant')).toHaveLength(1)
  expect(reservation?.reservationId).toBe(visit.reservationId)
})

test('a tap that no longer fits is told and not forced, and what was tapped after it goes on @once @long', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const { id, visit, ask, room } = await inARoom(page, practice, 'Prep')
  const attendant = await calledAs(page, practice, 'Attendant')
  await openRoom(page, practice, id)
  await filesAreKept(page)
  await cutOff(context, line)
  await tap(page.getByRole('button', { name: t('roomAmReady') }))
  await tap(page.getByRole('button', { name: t('roomCall') }))
  for (const status of ['ReadyForChecking', 'Checking', 'Checked'])
    await ask(`reservations/${visit.reservationId}/status`, { status }, attendant)
  await letThrough(context, line)
  await expect(page.getByText(t('roomNotDone'))).toBeVisible()
  await expect(page.getByText(t('roomSayChecked'))).toBeVisible()
  await expect(page.getByText(t('roomCalled'))).toBeVisible()
  await picture(page, 'room-not-done')
  await expect
    .poll(async () => (await room()).supplyRequests.map(({ item }) => item))
    .toContain('attendant')
  expect((await room()).reservation?.reservationStatus).toBe('Checked')
})

test('what a woman tapped before she left is no wish of who comes after her @once @long', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  const { id, visit, ask, room } = await inARoom(page, practice, 'Prep')
  await openRoom(page, practice, id)
  await filesAreKept(page)
  await cutOff(context, line)
  await tap(page.getByRole('button', { name: t('roomCall') }))
  await tap(page.getByRole('button', { name: t('roomAmReady') }))
  await ask(`reservations/${visit.reservationId}/status`, { status: 'Done' })
  await letThrough(context, line)
  await expect(page.getByText(t('roomRests'))).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('taps'))).toBeNull()
  const after = await room()
  expect([after.status, after.supplyRequests]).toEqual(['NeedsCleaning', []])
})

test('a server that dies under her hands takes nothing with it @once @long', async ({
  browser,
  lang,
}) => {
  const t = wordsOf(lang)
  const server = await openFurnished()
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const page = await context.newPage()
    const { id, room } = await inARoom(page, practiceOf(server.url), 'Prep')
    await openRoom(page, practiceOf(server.url), id)
    await filesAreKept(page)
    await server.kill()
    await page.getByRole('button', { name: t('roomAmReady') }).click()
    await expect(page.locator('[data-taps="1"]')).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('roomSayReadyForChecking'))).toBeVisible()
    await server.startAgain()
    await expect(page.locator('[data-taps]')).toBeHidden()
    await expect
      .poll(async () => (await room()).reservation?.reservationStatus)
      .toBe('ReadyForChecking')
    await expect(page.getByText(t('roomSayReadyForChecking'))).toBeVisible()
  } finally {
    await context.close()
    await server.stop()
  }
})

test('a new version waits until she is out, and then comes by itself @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { id } = await inARoom(page, practice, 'Dressing')
  let asked = 0
  await page.route('**/version.json*', (route) => {
    asked += 1
    return route.fulfill({ json: { version: '99.0.0' } })
  })
  await openRoom(page, practice, id)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { since: 'before' }))
  const since = () => page.evaluate(() => (window as unknown as { since?: string }).since)
  await tap(page.getByRole('button', { name: t('roomLeave') }))
  expect(await since()).toBe('before')
  await tap(page.getByRole('button', { name: t('roomLeaveNow') }))
  // While it loads anew there is no page to ask.
  await expect.poll(() => since().catch(() => 'on its way')).toBeUndefined()
  await expect(page.getByText(t('roomRests'))).toBeVisible()
})
