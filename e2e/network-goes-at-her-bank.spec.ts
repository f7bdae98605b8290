import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/on-a-line.ts'
import { testCards, typeCard } from './screens/card.ts'
import { loseAnswer, visitsOf } from './screens/lost-answers.ts'
import { cutOff, letThrough } from './screens/network.ts'
import { payButton, signedInWithHold } from './screens/reserve.ts'
import { arrived } from './screens/steps.ts'
import { wordsOf } from './screens/words-of.ts'

const paymentsOf = async (page: Page) => {
  const [visit, ...others] = await visitsOf(page)
  expect(others).toEqual([])
  return visit?.payments.map(({ status, amount }) => [status, amount])
}

test('cut off while her bank asks, nothing is taken until she taps; a lost answer after it is found, and she pays once @once', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await page.clock.install()
  await signedInWithHold(page, practice, t)
  await arrived(page, t('payTitle'))
  await typeCard(page, t, testCards.bankAsks)
  await payButton(page, t).click()
  const approve = page.getByRole('button', { name: t('bankApprove') })
  await approve.waitFor()

  await cutOff(context, line)
  await approve.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await letThrough(context, line)
  await expect(page.getByText(t('offlineTitle'), { exact: true })).toHaveCount(0)
  await page.clock.runFor('00:05')
  expect(await paymentsOf(page)).toEqual([])

  await loseAnswer(page, 'payments/makepayment', { after: 'paymentIntent' })
  await approve.click()
  await expect(page.getByText(t('payPaidTitle'))).toBeVisible()
  expect(await paymentsOf(page)).toEqual([['Approved', 25]])
})

test('a note to the house stands when the network goes while it is saved, also through a reload, and is written by her tap @once', async ({
  page,
  context,
  practice,
  lang,
  line,
}) => {
  const t = wordsOf(lang)
  await signedInWithHold(page, practice, t)
  await page.getByRole('button', { name: t('payAtTheDoor') }).click()
  await expect(page.getByText(t('payBookedTitle'))).toBeVisible()
  const note = page.getByRole('dialog').getByLabel(t('payNoteLabel'))
  const save = page.getByRole('button', { name: t('payNoteSave'), exact: true })
  const openNote = page.getByRole('button', { name: t('payNote'), exact: true })
  const written = async () => (await visitsOf(page)).map(({ userNotes }) => userNotes)
  await openNote.click()
  await note.fill('A quiet room, please.')

  await cutOff(context, line)
  await save.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(note).toHaveValue('A quiet room, please.')
  await letThrough(context, line)
  await page.reload()
  await openNote.click()
  await expect(note).toHaveValue('A quiet room, please.')
  expect(await written()).toEqual([null])

  await loseAnswer(page, 'reservations/*/notes')
  await save.click()
  await expect.poll(written).toEqual(['A quiet room, please.'])
  await expect(note).toHaveValue('A quiet room, please.')
  await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await written()).toEqual(['A quiet room, please.'])
})
