import { use } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { isTooMuch, mostText } from '../../../paying/giving.ts'
import { useWords } from '../../../words/use-words.ts'

/** Says that the whole sum, in dollars, is more than can be charged at once; nothing where it isn't. */
export function TooMuch({ amount }: { amount: number }) {
  const { t } = useWords('pay')
  const currency = use(Currency)
  if (!isTooMuch(amount)) return null
  return <Alert kind="warning">{t('payAmountTooLarge', { most: mostText(currency) })}</Alert>
}
