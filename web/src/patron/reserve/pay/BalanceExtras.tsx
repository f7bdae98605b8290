import type { Reservation } from '@mikvah/contract/contract.ts'
import { centsOf, dollarsOf } from '@mikvah/rules/price/money.ts'
import { lazy } from 'react'
import { Fold } from '../../../parts/Fold.tsx'
import { Money } from '../../../parts/Money.tsx'
import { type Giving, giftCentsOf, tipCentsOf } from '../../../paying/giving.ts'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import { useWords } from '../../../words/use-words.ts'
import type { useShelf } from '../giving/use-shelf.ts'
import styles from './BalanceExtras.module.css'

const GiftChoice = lazy(() =>
  untilItComes(() =>
    import('../giving/GiftChoice.tsx').then((file) => ({ default: file.GiftChoice })),
  ),
)
const TipChoice = lazy(() =>
  untilItComes(() =>
    import('../giving/TipChoice.tsx').then((file) => ({ default: file.TipChoice })),
  ),
)
const Shelf = lazy(() =>
  untilItComes(() => import('../giving/Shelf.tsx').then((file) => ({ default: file.Shelf }))),
)

type Props = {
  visit: Reservation
  giving: Giving
  onGiving: (giving: Giving) => void
  /** Whether a Friend's gift lowers the price of this visit. */
  friendSaves: boolean
  /** The merchandise; null on a night without any. */
  shelf: ReturnType<typeof useShelf> | null
}

/** What she may add to what is owed, each in a fold. */
export function BalanceExtras({ visit, giving, onGiving, friendSaves, shelf }: Props) {
  const { t } = useWords('pay')
  return (
    <div className={styles.extras}>
      <Fold later title={t('payGifts')} end={added(giftCentsOf(giving))}>
        <GiftChoice giving={giving} onChange={onGiving} friendSaves={friendSaves} />
      </Fold>
      <Fold later title={t('payTips')} end={added(tipCentsOf(giving))}>
        <TipChoice giving={giving} onChange={onGiving} />
      </Fold>
      {shelf && shelf.onSale.length > 0 ? (
        <Fold later title={t('payShelf')} end={added(centsOf(visit.merchTotal))}>
          <Shelf shelf={shelf} />
        </Fold>
      ) : null}
    </div>
  )
}

const added = (cents: number) =>
  cents > 0 ? <Money amount={dollarsOf(cents)} whole added /> : null
