import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconHourglassEmpty } from '@tabler/icons-react'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type EndedHold, isFree } from './is-free.ts'

type Props = { visit: EndedHold & Pick<Reservation, 'replacedHasBegun'>; onLeave: () => void }

/**
 * Says that a change of her visit no longer counts, as that has begun, was changed otherwise, or the change wasn't paid
 * in time, and what becomes of what she paid for the change.
 */
export function ChangeEnded({ visit, onLeave }: Props) {
  const { t } = useWords('pay')
  return (
    <Empty
      icon={IconHourglassEmpty}
      title={t('payChangeEndedTitle')}
      action={
        <>
          {isFree(visit) ? null : <MoneyAfterCancel visit={visit} />}
          <Button kind="solid" arrow onClick={onLeave}>
            {t('payAllReservations')}
          </Button>
        </>
      }
    >
      {t(visit.replacedHasBegun ? 'payChangeEndedBegun' : 'payChangeEndedText')}{' '}
      {isFree(visit) ? t('payChangeEndedFree') : null}
    </Empty>
  )
}
