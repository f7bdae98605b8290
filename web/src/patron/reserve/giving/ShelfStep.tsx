import type { Reservation } from '@mikvah/contract/contract.ts'
import type { ReactNode } from 'react'
import { TwoColumns } from '../../../page/TwoColumns.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Card } from '../../../parts/Card.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useWords } from '../../../words/use-words.ts'
import { netPaidOf } from '../visit/net-paid.ts'
import { QuoteLines } from '../visit/QuoteLines.tsx'
import { Shelf } from './Shelf.tsx'
import { ShelfNotIn } from './ShelfNotIn.tsx'
import { useShelf } from './use-shelf.ts'

type Props = { visit: Reservation; ticket: ReactNode; onPay: () => void; onBack: () => void }

/** Merchandise for a booked visit, saved as she taps and paid now or at the door. */
export function ShelfStep({ visit, ticket, onPay, onBack }: Props) {
  const { t } = useWords('pay')
  const shelf = useShelf(visit)
  // What is on sale stands above what is owed on a phone, and nobody knows before how much it is.
  if (shelf.comes) return <Skeleton lines={6} />
  return (
    <TwoColumns
      aside={
        <>
          <ShelfNotIn tryAgain={shelf.tryAgain} />
          <QuoteLines
            visit={visit}
            paid={netPaidOf(visit)}
            total={{ name: t('payToPay'), amount: Math.max(0, visit.balance) }}
          />
          {visit.balance > 0 ? (
            <Button kind="solid" size="big" wide busy={shelf.saving} onClick={onPay}>
              {t('payPay')}
            </Button>
          ) : null}
          <Button kind="quiet" wide busy={shelf.saving} onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      {ticket}
      <Card>
        <Shelf shelf={shelf} />
      </Card>
    </TwoColumns>
  )
}
