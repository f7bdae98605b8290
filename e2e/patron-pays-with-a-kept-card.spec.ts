import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { holdVisit, payButton } from './screens/reserve.ts'
import { signedIn } from './screens/signed-in.ts'
import { arrived, asked, backAt, opened, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('her bank says no and the place stays hers; it says yes and the visit is paid', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  const bank = page.getByRole('dialog', { name: t('bankTitle') })
  await signedIn(page, practice)
  await page.goto('/reserve')
  await holdVisit(page, t, { parking: true })

  await typeCard(page, t, testCards.bankAsks)
  await payButton(page, t).click()
  await asked(bank)
  await expectNoAxeFindings(page)
  await picture(page, 'bank-asks')
  await bank.getByRole('button', { name: t('bankDecline') }).click()
  await told(page, page.getByRole('alert'))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByLabel(t('cardNumber'))).toHaveValue('')

  await typeCard(page, t, testCards.bankAsks)
  await page.getByRole('checkbox', { name: t('cardSave') }).check()
  await payButton(page, t).click()
  await bank.getByRole('button', { name: t('bankApprove') }).click()
  await asked(page.getByRole('dialog', { name: t('payConfirmedTitle') }))
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  await arrived(page, t('payTitle'))

  await page.goto('/payment-methods')
  await expect(page.getByRole('listitem').filter({ hasText: '3184' })).toBeVisible()
})

test('a declined card drops out, and two quick taps with her kept card charge once @once', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedIn(page, practice)
  await page.goto('/payment-methods')
  await opened(page, t('cardsTitle'))
  await page.getByRole('button', { name: t('cardsAdd') }).click()
  await asked(page.getByRole('dialog', { name: t('cardsAddTitle') }))
  await typeCard(page, t, testCards.charged)
  await page.getByRole('button', { name: t('cardsAddSave') }).click()
  await told(page, page.getByText(t('cardsAdded')))
  await backAt(page.getByRole('button', { name: t('cardsAdd') }))
  await expectNoAxeFindings(page)
  await picture(page, 'payment-methods')

  await page.goto('/reserve')
  await holdVisit(page, t, { parking: true })
  const kept = page.getByRole('radio', { name: /4242/ })
  const another = page.getByRole('radio', { name: t('cardAnother') })
  await expect(kept).toBeChecked()
  await another.check()
  await typeCard(page, t, testCards.declined)
  await payButton(page, t).click()
  await told(page, page.getByRole('alert'))
  await expect(payButton(page, t)).toBeInViewport()
  await expect(another).not.toBeChecked()
  await expect(kept).not.toBeChecked()
  await payButton(page, t).click()
  await told(page, page.getByText(t('cardChoose')))
  await picture(page, 'card-dropped')

  await kept.check()
  await payButton(page, t).dblclick()
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  await arrived(page, t('payTitle'))
  await expect(page.getByRole('dialog', { name: t('payConfirmedTitle') })).toBeHidden()
  await page.getByRole('button', { name: t('payPayments') }).click()
  const payments = page.getByRole('dialog', { name: t('payPaymentsTitle') })
  await asked(payments)
  await expect(payments.getByText(t('payStatusApproved'))).toHaveCount(1)
  await expect(payments.getByText(t('payStatusDeclined'))).toHaveCount(1)
})
