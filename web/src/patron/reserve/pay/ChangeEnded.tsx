import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { visit: Pick<Reservation, 'reservationId' | 'payments'>; onLeave: () => void }

/** Says that her visit stands as it was, as the change of it wasn't paid in time. */
export function ChangeEnded({ visit, onLeave }: Props) {
  const { t } = useWords('pay')
  const isPaidFor = visit.payments.some(
    ({ reservationId, status }) => reservationId === visit.reservationId && status === 'Approved',
  )
  return (
    <Empty
      icon={IconHourglassEmpty}
      title={t('payChangeEndedTitle')}
      action={
        <Button kind="solid" arrow onClick={onLeave}>
          {t('payAllReservations')}
        </Button>
      }
    >
      {t('payChangeEndedText')} {isPaidFor ? null : t('payChangeEndedFree')}
    </Empty>
  )
}
