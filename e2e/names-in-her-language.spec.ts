import { expect } from '@playwright/test'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { holdVisit } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { wordsOf } from './screens/words-of.ts'

const hers = {
  en: {
    place: 'Main building',
    second: 'Brook Lane',
    item: 'Soft comb',
    hint: 'Wide teeth, for wet hair',
  },
  he: {
    place: 'הבניין הראשי',
    second: 'ברוק ליין',
    item: 'מסרק רך',
    hint: 'שיניים רחבות, לשיער רטוב',
  },
}

test('what the facility itself has written is in her language @hebrew', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const names = hers[lang]
  const her = await signedIn(page, practice)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: names.place })).toBeVisible()
  await expect(page.getByRole('heading', { name: names.second })).toBeVisible()

  await page.goto('/reserve')
  await holdVisit(page, t)
  await expect(page.getByText(names.place).first()).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: t('payShelf') })
    .click()
  await expect(page.getByText(names.item).first()).toBeVisible()
  await expect(page.getByText(names.hint)).toBeVisible()
  await picture(page, 'pay-names')

  const found = await page.request.get(`/api/api/reservations/findbyuser?user=${her.userId}`, her)
  const [visit] = await found.json()
  const pay = (sourceToken: string) =>
    page.request.post('/api/api/payments/makepayment', {
      headers: her.headers,
      data: {
        method: 'CreditCard',
        amt: visit.balance,
        reservationId: visit.reservationId,
        paymentInfo: { sourceToken },
      },
    })
  await pay('practice_declined')
  await pay('practice_ok')
  await page.request.post(`/api/api/reservations/${visit.reservationId}/status/`, {
    headers: her.headers,
    data: { status: 'Canceled' },
  })
  await page.goto('/history')
  await expect(page.getByText(t('historyNote.cancel'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('declined-generic-decline'))).toBeVisible()
  await picture(page, 'history')
})

test('the second language comes at once to what she already looks at @once', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByText('head attendant', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.getByText('קו הכלות')).toBeVisible()
  await expect(page.getByText('Kallah line')).toHaveCount(0)
})
