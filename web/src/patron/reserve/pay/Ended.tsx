import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconHourglassEmpty } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type EndedHold, isFree } from './is-free.ts'

/**
 * Says calmly that her place has been let go, what becomes of what was paid for it, and that there are other times.
 */
export function HoldEnded({ visit, onChoose }: { visit: EndedHold; onChoose: () => void }) {
  const { t } = useWords('pay')
  return (
    <NoMore visit={visit} title="payHoldEndedTitle" wayOn="payChooseAgain" onGo={onChoose}>
      {isFree(visit) ? t('payHoldEndedFree') : null} {t('payHoldEndedText')}
    </NoMore>
  )
}

type ChangeProps = {
  visit: EndedHold & Pick<Reservation, 'replacedHasBegun'>
  onLeave: () => void
}

/**
 * Says that a change of her visit no longer counts, as that has begun, was changed otherwise, or the change wasn't paid
 * in time, and what becomes of what she paid for the change.
 */
export function ChangeEnded({ visit, onLeave }: ChangeProps) {
  const { t } = useWords('pay')
  return (
    <NoMore visit={visit} title="payChangeEndedTitle" wayOn="payAllReservations" onGo={onLeave}>
      {t(visit.replacedHasBegun ? 'payChangeEndedBegun' : 'payChangeEndedText')}{' '}
      {isFree(visit) ? t('payChangeEndedFree') : null}
    </NoMore>
  )
}

type Props = {
  visit: EndedHold
  title: WordKey
  /** The word of the button that leads on. */
  wayOn: WordKey
  onGo: () => void
  children: ReactNode
}

/** What of a booking or a change counts no more, what becomes of its money, and the way on. */
function NoMore({ visit, title, wayOn, onGo, children }: Props) {
  const { t } = useWords('pay')
  return (
    <Empty
      icon={IconHourglassEmpty}
      title={t(title)}
      action={
        <>
          {isFree(visit) ? null : <MoneyAfterCancel visit={visit} />}
          <Button kind="solid" arrow onClick={onGo}>
            {t(wayOn)}
          </Button>
        </>
      }
    >
      {children}
    </Empty>
  )
}
