import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { chooseNight, chooseOptions, signedInWithVisit } from './screens/reserve.ts'
import { arrived, opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('a booked visit moves to another night, and the old one stays in the history as replaced @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithVisit(page, practice)
  await page.goto('/reserve')
  await page.getByRole('button', { name: t('payEdit') }).click()
  await arrived(page, t('reserveDate'))
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await chooseNight(page, t, 2)
  await arrived(page, t('reserveOptions'))
  await chooseOptions(page, t, { time: 1 })
  await arrived(page, t('payTitle'))
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: t('payAtTheDoor') }).click()
  await page.keyboard.press('Escape')
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payBookedTitle')))

  await page.goto('/history')
  await opened(page, t('historyTitle'))
  await expect(page.getByText(t('statusReplaced'))).toHaveCount(1)
  await expect(page.getByText(t('statusReserved'))).toHaveCount(1)
  await expectNoAxeFindings(page)
  await picture(page, 'history')
})

test('a visit of a past night is no longer hers to change @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const { her, visit } = await signedInWithVisit(page, practice)
  await page.goto('/reserve')
  await expect(page.getByRole('button', { name: t('payEdit') })).toBeEnabled()
  await practice.setClock('2026-11-19T14:00:00-05:00')
  await page.reload()
  await expect(page.getByRole('button', { name: t('payEdit') })).toBeDisabled()

  const refused = await page.request.post('/api/api/reservations/newreservation?v=1', {
    headers: her.headers,
    data: {
      userId: her.userId,
      reservationTime: visit.reservationTime.replace('11-18', '11-20'),
      replacingReservationId: visit.reservationId,
    },
  })
  expect((await refused.json()).errorMessage).toBe(t('edit-past'))
})
