import type { Page } from '@playwright/test'
import type { WordsOf } from './words-of.ts'

export const testCards = {
  charged: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  bankAsks: '4000 0027 6000 3184',
}

/** Types a test card into the practice form. */
export async function typeCard(page: Page, t: WordsOf, number: string): Promise<void> {
  await page.getByLabel(t('cardNumber')).fill(number)
  await page.getByLabel(t('cardExpiry')).fill('12/30')
  await page.getByLabel(t('cardCvv')).fill('123')
}
