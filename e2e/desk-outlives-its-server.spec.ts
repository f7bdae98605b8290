import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { openFurnished } from './fixtures/furnished.ts'
import { inSeconds } from './in-seconds.ts'
import { practiceOf } from './practice.ts'
import { asReception, inTheEvening, openDesk, tileOf } from './screens/desk.ts'
import { wordsOf } from './screens/words-of.ts'

test('a desk says that its server is gone, keeps what it showed, and shows the truth within five seconds of its return @once @long', async ({
  browser,
  lang,
}) => {
  const t = wordsOf(lang)
  const server = await openFurnished()
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    const practice = practiceOf(server.url)
    await practice.reset('evening', inTheEvening)
    const desk = await asReception(page, practice)
    await openDesk(page, t)
    const dressing = page.locator('[data-room][data-status="Dressing"]').first()
    const roomId = Number(await dressing.getAttribute('data-room'))
    await expect(page.getByText(t('deskLive'), { exact: true })).toBeVisible()

    await server.kill()
    await expect(page.getByText(t('deskLostText'))).toBeVisible()
    await expect(page.getByText(t('deskLive'), { exact: true })).toBeHidden()
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'Dressing')

    await server.startAgain()
    const soon = inSeconds(5)
    // While this desk hasn't come back, another hand moves her on.
    const answer = await page.request.post(`/api/api/rooms/${roomId}/status/`, {
      headers: { ...desk.headers, 'Idempotency-Key': 'while-the-desk-is-away' },
      data: { reservationStatus: 'Done' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    await expect(page.getByText(t('deskLive'), { exact: true })).toBeVisible(soon())
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'NeedsCleaning', soon())
    await expect(page.getByText(t('deskLostText'))).toBeHidden()
  } finally {
    await context.close()
    await server.stop()
  }
})

test('an idle desk asks for nothing: it is told @once', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  await practice.reset('evening', inTheEvening)
  await page.setViewportSize({ width: 1280, height: 900 })
  await asReception(page, practice)
  await openDesk(page, t)
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/api/') && !pathname.endsWith('/events')) asked.push(pathname)
  })
  // Public settings and the version have their own hours, on every page.
  await page.clock.runFor('05:00')
  expect(asked).toEqual([])
})
