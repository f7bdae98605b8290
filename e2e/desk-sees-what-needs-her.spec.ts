import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { atTheDesk, evening, openDesk, tileOf } from './screens/desk.ts'
import { wordsOf } from './screens/words-of.ts'

const nextAfternoon = '2026-11-25T15:30:00-05:00'

test('a room that calls is seen from every page of the desk, and what the night has left open is settled at once @desk @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const desk = await atTheDesk(page, practice, t)
  const { rooms } = evening(page, desk)
  const calling = (await rooms()).find(
    ({ reservation }) => reservation?.reservationStatus === 'Prep',
  )
  if (!calling) throw new Error('Nobody prepares.')
  const bar = page.locator('header').first()
  const heights = async () => {
    const all: number[] = []
    for (const width of [1100, 1366, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      all.push((await bar.boundingBox())?.height ?? 0)
    }
    return all
  }
  const before = await heights()
  await page.request.post(`/api/api/rooms/${calling.id}/supplyrequest`, {
    headers: desk.headers,
    data: { action: 'add', isAttendantRequest: true },
  })
  const inBar = page.getByRole('link').filter({
    hasText: t('deskRoomsCall_one', { room: calling.number }),
  })
  await expect(inBar).toBeVisible()
  // Nothing under a finger moves for it.
  expect(await heights()).toEqual(before)
  await expect(tileOf(page, calling.id).getByTitle(t('deskSheCalls'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-calls')
  await page.goto('/receptionist/cleaning')
  await inBar.click()
  await expect(page).toHaveURL(/supplies$/)

  await practice.setClock(nextAfternoon)
  await openDesk(page, t)
  const left = page.locator('[data-need=leftOver]')
  await left.getByRole('button', { name: t('needSettleAll') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('needSettleText'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'desk-settles')
  await dialog.getByRole('button', { name: t('needSettleAll') }).click()
  await expect(left).toBeHidden()
  await expect(page.locator('[data-need=owing]')).toBeVisible()
  expect((await rooms()).filter(({ status }) => status === 'Occupied')).toEqual([])
})
