import { standardCurrency } from '@mikvah/rules/price/currency.ts'
import { createContext, use } from 'react'
import { moneyText } from './money.ts'

/** The facility's currency by its code, as `USD`, from its settings. */
export const Currency = createContext(standardCurrency)

type Props = {
  /** The amount in dollars, as in the calls. */
  amount: number
  /** Whether a whole price is shown without cents. */
  whole?: boolean
  /** Whether the amount is what an extra adds, which is shown with a plus. */
  added?: boolean
}

export function Money({ amount, whole, added }: Props) {
  const text = moneyText(amount, use(Currency), { whole })
  return <span className="num">{added ? `+${text}` : text}</span>
}
