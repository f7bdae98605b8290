import { postgresBinaries } from '@mikvah/server/test/databases/postgres-binaries.ts'
import { startPrivatePostgres } from '@mikvah/server/test/databases/private-postgres.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { openFurnished, ordinaryTuesday } from './fixtures/furnished.ts'
import { aLine } from './fixtures/line.ts'
import { startServer } from './fixtures/start-server.ts'
import { inSeconds } from './in-seconds.ts'
import { practiceOf } from './practice.ts'
import { asReception, inTheEvening, openDesk, tileOf } from './screens/desk.ts'
import type { Her } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

async function aRoomOf(page: Page) {
  const dressing = page.locator('[data-room][data-status="Dressing"]').first()
  return Number(await dressing.getAttribute('data-room'))
}

/** Another hand sends her home, as soon as the server can do it. */
async function sentHome(server: string, roomId: number, { headers }: Her): Promise<void> {
  const send = () =>
    fetch(`${server}/api/api/rooms/${roomId}/status/`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Idempotency-Key': `home-from-${roomId}`,
      },
      body: JSON.stringify({ reservationStatus: 'Done' }),
    })
  await expect(async () => expect((await send()).status).toBe(200)).toPass({ intervals: [100] })
}

test('a desk says that it may be behind while the database restarts, and shows the truth within five seconds of its return @once @long', async ({
  browser,
  lang,
}) => {
  test.skip(!postgresBinaries(), 'there is no PostgreSQL on this machine to be restarted')
  const t = wordsOf(lang)
  const cluster = await startPrivatePostgres()
  const server = await startServer({
    DATABASE_URL: cluster.urlOf('postgres'),
    CLOCK: ordinaryTuesday,
  })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    const practice = practiceOf(server.url)
    await practice.reset('evening', inTheEvening)
    const desk = await asReception(page, practice)
    await openDesk(page, t)
    const roomId = await aRoomOf(page)

    await cluster.kill()
    // No beat without a look into the database: three that are missed are a loss.
    await expect(page.getByText(t('deskLostText'))).toBeVisible({ timeout: 30_000 })
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'Dressing')

    await cluster.start()
    await sentHome(server.url, roomId, desk)
    const soon = inSeconds(5)
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'NeedsCleaning', soon())
    await expect(page.getByText(t('deskLive'), { exact: true })).toBeVisible(soon())
    await expect(page.getByText(t('deskLostText'))).toBeHidden()
  } finally {
    await context.close()
    await server.stop()
    await cluster.stop()
  }
})

test('a desk on a laptop that slept shows the truth within five seconds of waking @once @long', async ({
  browser,
  lang,
}) => {
  const t = wordsOf(lang)
  const server = await openFurnished()
  const line = await aLine(server.url)
  const context = await browser.newContext({ baseURL: line.url })
  try {
    const page = await context.newPage()
    await page.clock.install()
    await page.setViewportSize({ width: 1280, height: 900 })
    const practice = practiceOf(server.url)
    await practice.reset('evening', inTheEvening)
    const desk = await asReception(page, practice)
    await openDesk(page, t)
    const roomId = await aRoomOf(page)
    await expect(page.getByText(t('deskLive'), { exact: true })).toBeVisible()

    line.fallAsleep()
    await sentHome(server.url, roomId, desk)
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'Dressing')
    await page.clock.fastForward('00:10')
    const soon = inSeconds(5)
    await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'NeedsCleaning', soon())
    await expect(page.getByText(t('deskLostText'))).toBeHidden()
  } finally {
    await context.close()
    await line.stop()
    await server.stop()
  }
})
