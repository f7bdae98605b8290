import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { test } from './fixtures/facility.ts'
import { picture } from './picture.ts'
import { testCards, typeCard } from './screens/card.ts'
import { payButton, signedInWithHold, startingWith } from './screens/reserve.ts'
import { arrived, asked, backAt, told } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

test('she books to pay at the door, leaves a note, and pays after all from her list', async ({
  page,
  practice,
  lang,
}) => {
  const t = wordsOf(lang)
  await signedInWithHold(page, practice, t)
  await page.getByRole('button', { name: t('payAtTheDoor') }).click()
  await asked(page.getByRole('dialog', { name: t('payConfirmedTitle') }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('close') })
    .click()
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payBookedTitle')))
  await expect(page.getByText(t('payOwed', { amount: '$25.00' }))).toBeVisible()
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: t('payPayments') }).click()
  const payments = page.getByRole('dialog', { name: t('payPaymentsTitle') })
  await asked(payments)
  await expect(payments).toContainText(t('payPaymentsEmpty'))
  await picture(page, 'payments-empty')
  await payments.getByRole('button', { name: t('close') }).click()
  await backAt(page.getByRole('button', { name: t('payPayments') }))

  const note = page.getByRole('button', { name: t('payNote'), exact: true })
  await note.click()
  await asked(page.getByRole('dialog', { name: t('payNoteTitle') }))
  await page.getByLabel(t('payNoteLabel')).fill('Please keep it warm.')
  await picture(page, 'note')
  await page.getByRole('button', { name: t('payNoteSave') }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await backAt(note)
  await note.click()
  await expect(page.getByLabel(t('payNoteLabel'))).toHaveValue('Please keep it warm.')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: t('payAllReservations') }).click()
  await arrived(page, t('reserveStart'))
  await expect(page.getByText(t('reserveOwed', { amount: '$25.00' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('reserveCreate') })).toBeHidden()
  await expectNoAxeFindings(page)
  await picture(page, 'reserve-list')
  await page.getByRole('button', { name: startingWith(t('reservePay')) }).click()
  await arrived(page, t('payTitle'))
  await expect(page.getByRole('button', { name: t('payLater') })).toBeVisible()
  await typeCard(page, t, testCards.charged)
  await payButton(page, t).click()
  await arrived(page, t('payTitle'))
  await told(page, page.getByText(t('payPaidTitle')))
})
