import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { inBothLights } from './screens/both-lights.ts'
import { asReception, atTheDesk, evening, openDesk } from './screens/desk.ts'
import { keysOn } from './screens/keys.ts'

test('the second evening is begun at the desk alone: who has what, a room for her, and a section closed @long', async ({
  page,
  practice,
  lang,
}) => {
  const { t, press, button } = keysOn(page, lang)
  await page.setViewportSize({ width: 1280, height: 800 })
  await atTheDesk(page, practice, t)
  await practice.setClock('2026-11-25T18:40:00-05:00')
  const desk = await asReception(page, practice)
  await openDesk(page, t)
  const { board, rooms } = evening(page, desk)

  const begin = page.getByRole('region', { name: t('deskWhoHasWhat') })
  await expect(begin.getByRole('combobox').first()).not.toHaveValue('')
  await inBothLights(page, 'desk-who-has-what')

  // Nobody can be placed yet, and the desk is told why.
  const [hers] = (await board()).upcoming.filter(
    (one) => !one.handicapped && !one.privateRoom && !one.kallah,
  )
  if (!hers) throw new Error('Nobody comes.')
  const comes = page.getByRole('region', { name: t('deskUpcoming') })
  await comes.getByRole('button', { name: hers.reservationCode }).click()
  const details = page.getByRole('dialog').first()
  await details.getByRole('button', { name: t('deskPlace') }).click()
  const choice = page.getByRole('dialog', { name: t('deskPlace') })
  await expect(choice.getByText(t('deskNoRoomForHer'))).toBeVisible()
  await expect(choice.getByRole('button', { name: t('deskWhoHasIt') }).first()).toBeVisible()
  await inBothLights(page, 'desk-why-no-room')
  await choice.getByRole('button', { name: t('close') }).click()
  await details
    .getByRole('button', { name: t('close') })
    .first()
    .click()

  await press(button('deskOpenWithThese', begin))
  await expect(begin).toBeHidden()
  const ready = (await rooms()).filter(({ status }) => status === 'Ready')
  expect(ready.length).toBeGreaterThan(0)

  await comes.getByRole('button', { name: hers.reservationCode }).click()
  await details.getByRole('button', { name: t('deskPlace') }).click()
  await choice.getByRole('radio').first().check()
  await choice.getByRole('button', { name: t('deskConfirm') }).click()
  await expect(choice).toBeHidden()
  await expect(details.getByRole('button', { name: t('deskOutOfRoom') })).toBeEnabled()
  await details
    .getByRole('button', { name: t('close') })
    .first()
    .click()

  const inside = (await rooms()).find(
    ({ reservation }) => reservation?.reservationId === hers.reservationId,
  )
  if (!inside) throw new Error('She has no room.')
  const head = page.locator(`section:has([data-room="${inside.id}"]) > header`)
  await head.getByRole('button').click()
  const section = page.getByRole('dialog').first()
  await expect(section.getByRole('radio').first()).toBeVisible()
  await inBothLights(page, 'desk-section')
  await section.getByRole('button', { name: t('deskCloseSection') }).click()
  await expect(section.getByText(hers.reservationCode)).toBeVisible()
  await inBothLights(page, 'desk-close-section')
  await page.setViewportSize({ width: 390, height: 844 })
  await inBothLights(page, 'desk-close-section-narrow')
  await section.getByRole('button', { name: t('deskCloseSection') }).click()
  await expect(section).toBeHidden()
  await expect(head).toContainText(t('deskNoAttendant'))
})
