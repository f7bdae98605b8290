import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { bookVisit, setSetting } from './screens/calls.ts'
import { signedIn } from './screens/signed-in.ts'
import { opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('she checks in by her own phone: not from far away, and at the building with the code she waits with', async ({
  page,
  context,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const her = await signedIn(page, practice)
  const visit = await bookVisit(page, her, { night: '2026-11-17' })
  const mine = async () => {
    const at = `/api/api/reservations/${visit.reservationId}`
    return (await page.request.get(at, { headers: her.headers })).json()
  }
  const [place] = await (await page.request.get('/api/api/settings/locations')).json()
  const standing = (latitude: number) =>
    context.setGeolocation({ latitude, longitude: place.long, accuracy: 8 })
  await context.grantPermissions(['geolocation'])
  await standing(place.lat + 0.01)
  await practice.setClock(visit.reservationTime)

  await page.goto('/reserve')
  await opened(page, t('payTitle'))
  await expect(page.getByRole('button', { name: t('selfCheckInNow') })).toHaveCount(0)
  await setSetting(page, practice, 'selfCheckin', 'True')
  await page.reload()
  const here = page.getByRole('button', { name: t('selfCheckInNow') })
  await expect(here).toBeVisible()
  await expectNoAxeFindings(page)
  await picture(page, 'self-check-in')
  await here.click()
  await told(page, page.getByText(t('check-in-too-far')))
  expect((await mine()).reservationStatus).toBe('Reserved')

  await standing(place.lat)
  await here.click()
  const done = page.getByRole('heading', { name: t('selfCheckInDone') })
  await expect(done).toBeFocused()
  const { reservationStatus, waitingCode } = await mine()
  expect(reservationStatus).toBe('Waiting')
  await told(page, page.getByRole('status').getByText(waitingCode))
  await expect(here).toHaveCount(0)
  await expectNoAxeFindings(page)
  await picture(page, 'self-check-in-done')
})
