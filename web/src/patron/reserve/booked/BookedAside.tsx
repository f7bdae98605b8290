import type { Reservation } from '@mikvah/contract/contract.ts'
import { Button } from '../../../parts/Button.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { GivingView } from '../steps/steps.ts'
import { FreeUntil } from '../visit/FreeUntil.tsx'
import { QuoteLines } from '../visit/QuoteLines.tsx'
import { BookedWays } from './BookedWays.tsx'
import type { Booked } from './booked-of.ts'
import type { BookedDialog } from './use-opened.ts'

type Props = {
  visit: Reservation
  booked: Booked
  onPay: () => void
  onEdit: () => void
  onGive: (view: GivingView) => void
  onOpen: (dialog: BookedDialog) => void
  onLeave: () => void
}

/**
 * The price, and what she may do with the visit: paying on top, then the other ways, canceling with until when it is
 * free, and last the way to all her reservations.
 */
export function BookedAside({ visit, booked, onPay, onEdit, onGive, onOpen, onLeave }: Props) {
  const { t } = useWords('pay')
  const { paid, refunded, total } = booked.sum
  return (
    <>
      {booked.owes ? (
        <Button kind="solid" size="big" wide onClick={onPay}>
          {t('payPay')}
        </Button>
      ) : null}
      <QuoteLines
        visit={visit}
        paid={paid}
        refunded={refunded}
        total={{ ...total, name: t(total.name) }}
      />
      <BookedWays booked={booked} onEdit={onEdit} onGive={onGive} onOpen={onOpen} />
      {booked.cancel ? (
        <Button
          kind="cancel"
          wide
          disabled={!booked.cancel.allowed}
          onClick={() => onOpen('cancel')}
        >
          {t('payCancel')}
        </Button>
      ) : null}
      <FreeUntil at={booked.freeUntil} />
      <Button kind="quiet" onClick={onLeave}>
        {t('payAllReservations')}
      </Button>
    </>
  )
}
