import type { Reservation } from '@mikvah/contract/contract.ts'
import { use } from 'react'
import { Currency } from '../parts/Money.tsx'
import { moneyText } from '../parts/money.ts'
import { useWords } from '../words/use-words.ts'

type Line = NonNullable<Reservation['afterCancel']>[number]

/**
 * What became of the money of a canceled visit or an ended hold, a sentence for each sum; the same for her and for the
 * desk.
 */
export function MoneyAfterCancel({ visit }: { visit: Pick<Reservation, 'afterCancel'> }) {
  const { t } = useWords('pay')
  const currency = use(Currency)
  const sentenceOf = ({ kind, amount, cards }: Line) => {
    const money = { amount: moneyText(amount, currency) }
    const isToCard = kind === 'refund-issued' || kind === 'refund-on-its-way'
    return isToCard && cards.length > 0
      ? t(`afterCancelTo.${kind}`, { ...money, card: cards.map(isolated).join(', ') })
      : t(`afterCancel.${kind}`, money)
  }
  return visit.afterCancel?.map((line) => <p key={line.kind}>{sentenceOf(line)}</p>)
}

/** A card's brand and digits keep their order in a Hebrew sentence. */
const isolated = (text: string) => `\u2066${text}\u2069`
