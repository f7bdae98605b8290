import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { atTheDesk, type Board, evening, type Room, tileOf } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'
import { backAt } from './screens/steps.ts'

/** Two who wait for a bath, and makes rooms ready that take them. */
async function twoOfEach(page: Page, desk: Awaited<ReturnType<typeof atTheDesk>>) {
  const { board, rooms } = evening(page, desk)
  const plain = (visit: Board['waiting'][number]) =>
    visit.reservationStatus === 'Waiting' &&
    !visit.handicapped &&
    !visit.privateRoom &&
    !visit.kallah
  const waiting = (await board()).waiting.filter(plain)
  const set = async (room: Room, status: string) => {
    const answer = await page.request.post(`/api/api/rooms/${room.id}/status/`, {
      headers: { ...desk.headers, 'Idempotency-Key': `room-${room.id}-${status}` },
      data: { status },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const free = (await rooms()).filter(
    ({ status, bath, section, location }) =>
      bath &&
      location.id === 'main' &&
      section.attendant !== null &&
      ['Ready', 'Cleaning', 'NeedsCleaning', 'Available'].includes(status),
  )
  for (const room of free) {
    if (room.status === 'NeedsCleaning') await set(room, 'Cleaning')
    if (room.status !== 'Ready') await set(room, 'Ready')
  }
  return { waiting, free }
}

test('who waits is carried onto a room, by hand and by key alike @once', async ({
  page,
  practice,
  lang,
}) => {
  const { t, keyboard, press } = keysOn(page, lang)
  await page.setViewportSize({ width: 1280, height: 1400 })
  const desk = await atTheDesk(page, practice, t)
  const { waiting, free } = await twoOfEach(page, desk)
  const [byHand, byKey] = waiting
  const [one, other] = free
  if (!byHand || !byKey || !one || !other) throw new Error('Nobody waits, or no room is free.')
  await expect(tileOf(page, other.id)).toHaveAttribute('data-status', 'Ready')

  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(byHand.reservationCode, { exact: true }) })
  await row.dragTo(tileOf(page, one.id))
  await expect(tileOf(page, one.id)).toHaveAttribute('data-status', 'Assigned')
  await expect(tileOf(page, one.id)).toContainText(byHand.reservationCode)
  await expect(
    page.getByText(
      t('placeConfirmationMessage', { code: byHand.reservationCode, room: one.number }),
    ),
  ).toBeVisible()

  const handle = page.getByRole('button', {
    name: t('deskCarry', { code: byKey.waitingCode ?? '' }),
  })
  // An arrow leads from her row to its handle.
  await press(page.getByRole('listitem').filter({ has: handle }).locator('[data-row]'), 'ArrowLeft')
  await backAt(handle)
  await keyboard.press('Enter')
  await expect(tileOf(page, other.id)).toHaveAttribute('data-takes', 'true')
  await press(tileOf(page, other.id))
  await expect(tileOf(page, other.id)).toHaveAttribute('data-status', 'Assigned')
  const { visit } = evening(page, desk)
  expect((await visit(byHand.reservationId)).reservationStatus).toBe('Assigned')
  expect((await visit(byKey.reservationId)).reservationStatus).toBe('Assigned')
})
