import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { asReception, atTheDesk, evening, openDesk, pickStatus, tileOf } from './screens/desk.ts'
import { wordsOf } from './screens/words-of.ts'

test('a visit is seen through from the lists to Done at the desk alone @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await page.setViewportSize({ width: 1280, height: 1000 })
  const desk = await atTheDesk(page, practice, t)
  const { board, rooms, visit } = evening(page, desk)
  const ready = (await rooms()).find(
    ({ status, section }) => status === 'Ready' && section.attendant !== null,
  )
  const [hers] = (await board()).upcoming.filter(
    (one) => !one.bath && !one.handicapped && !one.privateRoom && !one.kallah,
  )
  if (!ready || !hers) throw new Error('No room is ready, or nobody comes for a shower.')
  const comes = page.getByRole('region', { name: t('deskUpcoming') })
  await comes.getByRole('button', { name: hers.reservationCode }).click()
  const details = page.getByRole('dialog').first()
  await details.getByRole('button', { name: t('deskPlace') }).click()
  const choice = page.getByRole('dialog', { name: t('deskPlace') })
  await choice.getByRole('radio', { name: new RegExp(`${ready.number}\\b`) }).check()
  await choice.getByRole('button', { name: t('deskConfirm') }).click()
  await expect(choice).toBeHidden()
  await expect(tileOf(page, ready.id)).toHaveAttribute('data-status', 'Assigned')
  for (const next of ['Prep', 'ReadyForMikvah', 'Dressing', 'Done'] as const) {
    await pickStatus(details, t(`status${next}`))
    // She hasn't been in the water: that is asked about, and written down.
    if (next === 'Dressing')
      await page.getByRole('button', { name: t('deskWithoutWaterDo') }).click()
    await expect
      .poll(async () => (await visit(hers.reservationId)).reservationStatus, { timeout: 20_000 })
      .toBe(next)
    if (next !== 'Done') await expect(tileOf(page, ready.id)).toHaveAttribute('data-status', next)
  }
  await expect(tileOf(page, ready.id)).toHaveAttribute('data-status', 'NeedsCleaning')
  await details.getByRole('button', { name: t('close') }).click()
  await tileOf(page, ready.id).click()
  const room = page.getByRole('dialog', { name: t('deskRoomTitle', { room: ready.number }) })
  await room.getByRole('button', { name: t('roomCleaning') }).click()
  await expect(tileOf(page, ready.id)).toHaveAttribute('data-status', 'Cleaning')
})

test('of two desks on one patron the second is told what the first has done @once @long', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await page.setViewportSize({ width: 1280, height: 1000 })
  const desk = await atTheDesk(page, practice, t)
  const second = await page.context().newPage()
  await second.setViewportSize({ width: 1280, height: 1000 })
  // The second has lost its line: it shows what was.
  await second.route('**/api/api/events', (route) => route.abort())
  await asReception(second, practice)
  await openDesk(second, t)
  // It says so above all else: from then on nothing moves under a hand.
  await expect(second.getByText(t('offlineSince'))).toBeVisible()
  const inPrep = page.locator('[data-room][data-status="Prep"]').first()
  const roomId = Number(await inPrep.getAttribute('data-room'))
  for (const one of [page, second]) {
    // By key: a line that comes in moves what a hand aims at.
    await tileOf(one, roomId).press('Enter')
    await expect(one.getByRole('dialog').getByRole('combobox')).toContainText(t('statusPrep'))
  }
  await pickStatus(page.getByRole('dialog'), t('statusReadyForMikvah'))
  await expect(tileOf(page, roomId)).toHaveAttribute('data-status', 'ReadyForMikvah')
  const status = second.getByRole('dialog').getByRole('combobox')
  await expect(status).toContainText(t('statusPrep'))
  await pickStatus(second.getByRole('dialog'), t('statusDone'))
  await second.getByRole('button', { name: t('deskWithoutWaterDo') }).click()
  const asked = second.getByRole('dialog').last().getByRole('status')
  await expect(asked).toContainText(t('statusReadyForMikvah'))
  await expect(status).toContainText(t('statusReadyForMikvah'))
  await expect(tileOf(second, roomId)).toHaveAttribute('data-status', 'ReadyForMikvah')
  const [room] = (await evening(page, desk).rooms()).filter(({ id }) => id === roomId)
  expect(room?.reservation?.reservationStatus).toBe('ReadyForMikvah')
})
