import { expect, type Page, type Request } from '@playwright/test'
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

/**
 * The calls that a page has begun, by their last word, and how many of them have no answer yet. The live stream is
 * none.
 */
function callsOf(page: Page) {
  const begun = new Set<string>()
  const open = new Set<Request>()
  const nameOf = (request: Request) =>
    /^\/api\/api\/(?!.*events$).*?(\w+)$/.exec(new URL(request.url()).pathname)?.[1]
  page.on('request', (request) => {
    const name = nameOf(request)
    if (name === undefined) return
    begun.add(name)
    open.add(request)
  })
  const end = (request: Request) => void open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
  return { begun, open }
}

/** What the board asks for last, once the parts that need it have come. */
const lastAsked = ['listready', 'sheets']
/** What every page asks for again by the hour, whatever it shows. */
const byTheHour = ['publicsettings', 'schedule']

test('an idle desk asks for nothing: it is told @once', async ({ page, practice, lang }) => {
  const t = wordsOf(lang)
  await practice.reset('evening', inTheEvening)
  await page.setViewportSize({ width: 1280, height: 900 })
  const { begun, open } = callsOf(page)
  // Before the page is opened: a timer that begins before isn't one of this clock.
  await page.clock.install()
  await asReception(page, practice)
  await openDesk(page, t)
  const isWhole = () => open.size === 0 && lastAsked.every((name) => begun.has(name))
  await expect.poll(isWhole).toBe(true)
  begun.clear()
  await page.clock.runFor('05:00')
  for (const name of byTheHour) begun.delete(name)
  expect([...begun]).toEqual([])
})
