import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { evening, inTheEvening } from './screens/desk.ts'
import { scrolledBy } from './screens/one-page.ts'
import { calledAs } from './screens/signed-in.ts'
import { asDevice, everythingTold } from './screens/tablets.ts'
import { wordsOf } from './screens/words-of.ts'

test('the waiting area shows codes and nothing else, who is called first, and follows by itself', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await practice.reset('evening', inTheEvening)
  const desk = await calledAs(page, practice, 'Reception')
  const { board, rooms, visit } = evening(page, desk)
  const read = await everythingTold(page)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await asDevice(page, practice, 'Waiting')
  await page.goto('/waiting')
  const called = page.getByRole('region', { name: t('waitingCalled') })
  const waiting = page.getByRole('region', { name: t('waitingRest'), exact: true })
  await waiting.waitFor()
  const [hers] = (await board()).waiting.filter(
    (one) =>
      one.reservationStatus === 'Waiting' &&
      !one.bath &&
      !one.handicapped &&
      !one.privateRoom &&
      !one.kallah,
  )
  const code = hers?.waitingCode
  if (!hers || !code) throw new Error('Nobody waits for a shower.')
  await expect(waiting.getByText(code, { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)

  const ready = (await rooms()).find(
    ({ status, section, bath }) => status === 'Ready' && section.attendant !== null && !bath,
  )
  const into =
    ready ?? (await rooms()).find(({ status, section }) => status === 'Ready' && section.attendant)
  const answer = await page.request.post('/api/api/reservations/assignroom', {
    headers: desk.headers,
    data: { reservationId: hers.reservationId, roomId: into?.id, confirmExcluded: true },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect(called.getByText(code, { exact: true })).toBeVisible()
  await expect(waiting.getByText(code, { exact: true })).toBeHidden()
  await expectNoAxeFindings(page)
  await picture(page, 'waiting')

  // Read from the other end of the hall.
  const size = await called.getByText(code, { exact: true }).evaluate((one) => {
    return Number.parseFloat(getComputedStyle(one).fontSize)
  })
  expect(size).toBeGreaterThan(100)
  const whole = await visit(hers.reservationId)
  const { user } = whole as unknown as { user: Record<string, string> }
  const all = await read()
  expect(all).toContain(code)
  for (const secret of [hers.reservationId, user.id, user.userName])
    expect(all).not.toContain(secret)
  // Short words may stand by chance within others.
  for (const short of [hers.reservationCode, user.firstName, user.lastName])
    expect(all).not.toContain(`"${short}"`)
})

test('every code of a full house is whole and on the display, which nobody scrolls', async ({
  page,
  practice,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await asDevice(page, practice, 'Waiting')
  let house = { called: 0, waits: 0 }
  await page.route('**/api/api/reservations/listwaiting*', (route) => {
    const codeOf = (_: unknown, nth: number) => {
      const called = nth < house.called
      return { waitingCode: String(400 + nth), called, roomNumber: called ? String(nth + 1) : null }
    }
    return route.fulfill({ json: Array.from({ length: house.called + house.waits }, codeOf) })
  })
  for (const [called = 0, waits = 0] of [
    [2, 15],
    [8, 24],
    [12, 35],
    [22, 38],
    [24, 60],
    [40, 63],
  ]) {
    house = { called, waits }
    await page.goto('/waiting')
    await expect(page.getByRole('listitem')).toHaveCount(called + waits)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => scrolledBy(page), `${called}, ${waits}`).toBeLessThanOrEqual(0)
    const cut = await page.getByRole('listitem').evaluateAll((items) =>
      items
        .filter((item) => {
          const box = item.getBoundingClientRect()
          const digits = item.querySelector('.num')?.getBoundingClientRect()
          const isWhole = digits && digits.left >= box.left && digits.right <= box.right
          return !isWhole || box.bottom > window.innerHeight || box.right > window.innerWidth
        })
        .map((item) => item.textContent),
    )
    expect({ called, waits, cut }).toEqual({ called, waits, cut: [] })
    await picture(page, `waiting-${called}-${waits}`)
  }
})
