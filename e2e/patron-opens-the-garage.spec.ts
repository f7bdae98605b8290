import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { bookVisit, payFor } from './screens/calls.ts'
import { signedIn } from './screens/signed-in.ts'
import { opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('she drives in: too far away the garage stays shut, near by it opens, and the practice page shows it', async ({
  page,
  context,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const her = await signedIn(page, practice)
  const visit = await bookVisit(page, her, { night: '2026-11-17', parking: true, hold: true })
  await payFor(page, her, visit)
  const [place] = await (await page.request.get('/api/api/settings/locations')).json()
  const standing = (latitude: number) =>
    context.setGeolocation({ latitude, longitude: place.long, accuracy: 8 })
  await context.grantPermissions(['geolocation'])
  await standing(place.lat + 0.01)

  await page.goto('/reserve')
  await opened(page, t('payTitle'))
  await expect(page.getByRole('heading', { name: t('garageTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('garageOpen') })).toHaveCount(0)
  await practice.setClock(visit.reservationTime)
  await page.reload()
  const arch = page.getByRole('button', { name: t('garageOpen') })
  await expect(page.getByText(t('garageFirstTime'))).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'garage')
  await arch.click()
  await told(page, page.getByText(t('garage-too-far')))

  await standing(place.lat)
  await arch.click()
  const { reservationCode } = await (
    await page.request.get(`/api/api/reservations/${visit.reservationId}`, { headers: her.headers })
  ).json()
  await told(page, page.getByText(t('garageSuccess', { code: reservationCode })))
  await expectNoAxeFindings(page)
  await picture(page, 'garage-open')

  await page.goto('/practice')
  const row = page.getByRole('row').filter({ hasText: 'garage' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('opened')
})
