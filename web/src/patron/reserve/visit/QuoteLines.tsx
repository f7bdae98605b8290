import type { Reservation } from '@mikvah/contract/contract.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import type { ReactNode } from 'react'
import { useFriendName } from '../../../facts/use-membership-label.ts'
import { Card } from '../../../parts/Card.tsx'
import { classes } from '../../../parts/classes.ts'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import { wordOfLine } from './line-words.ts'
import styles from './QuoteLines.module.css'

type Props = {
  visit: Reservation
  /** What a Friend's gift takes off, in dollars. */
  discount?: number
  /** A gift given now, besides what the visit already has, in dollars. */
  gift?: number
  tip?: number
  /** What was paid before for this visit or the one it replaces, in dollars. */
  paid?: number
  /** How much of that was refunded, in dollars. */
  refunded?: number
  /** The last line, in dollars: what is to be paid, or, `quiet`, what it all came to. */
  total: { name: string; amount: number; quiet?: boolean }
}

/**
 * The price of a visit line by line, with fees, gifts and what was paid, and `total` as its sum; below it what was
 * refunded.
 */
export function QuoteLines(props: Props) {
  const { visit, discount = 0, gift = 0, tip = 0, paid = 0, refunded = 0, total } = props
  const { t, language } = useWords('pay')
  const friend = useFriendName(t('payFriend'))
  const itemOf = (item: string, quantity: number) => {
    const taken = visit.merchandise.find((one) => one.item === item)
    return `${nameIn(language, item, taken?.itemHe ?? '')} × ${quantity}`
  }
  const fees = visit.payments
    .filter(({ method, status }) => method === 'Fee' && status === 'Approved')
    .reduce((sum, { amount }) => sum + amount, 0)
  // Pledged gifts have a line already; gifts beyond that get one here.
  const gifts = gift + visit.donationTotal - visit.donationAmount
  const tips = tip + visit.tipTotal - visit.tipAmount
  return (
    <Card aria-label={t('payLines')}>
      <dl className={styles.lines}>
        {visit.quoteLines.map((line) => {
          const word = wordOfLine(line.code)
          return (
            <Line
              key={line.code}
              name={'item' in word ? itemOf(word.item, line.quantity) : t(word.key, { friend })}
              amount={line.amount}
            />
          )
        })}
        {discount ? <Line name={t('payLineDiscount', { friend })} amount={-discount} /> : null}
        {fees ? <Line name={t('payLineFee')} amount={fees} /> : null}
        {gifts ? <Line name={t('payLineDonation')} amount={gifts} /> : null}
        {tips ? <Line name={t('payLineTip')} amount={tips} /> : null}
        {paid ? <Line name={t('payLinePaid')} amount={-paid} /> : null}
        <Line name={total.name} amount={total.amount} last={total.quiet ? 'quiet' : 'asked'} />
        {refunded ? <Line name={t('payLineRefund')} amount={-refunded} /> : null}
      </dl>
    </Card>
  )
}

type LineProps = { name: ReactNode; amount: number; last?: 'asked' | 'quiet' }

const Line = ({ name, amount, last }: LineProps) => (
  <div className={classes(last ? styles.total : styles.line, last === 'quiet' && styles.quiet)}>
    <dt>{name}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
)
