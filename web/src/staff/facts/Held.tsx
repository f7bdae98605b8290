import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconHourglass } from '@tabler/icons-react'
import { use } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { timeText } from '../../parts/times/time-text.ts'
import { countsNoMore } from '../../paying/counts-no-more.ts'
import { type Held, isHoldOver } from '../../paying/hold-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import { useBusinessDay } from './use-night.ts'

/**
 * In a few words, until when the time of a visit that isn't paid yet is kept, or that it is kept while it is being
 * paid; nothing where the hold has no end or counts no more, and of any other visit.
 */
export function HeldUntil({ visit }: { visit: Held }) {
  const { t, language } = useWords('desk')
  const { reservationStatus, holdUntil, paymentPending } = visit
  const isOver = useIsHoldOver(visit)
  if (reservationStatus !== 'Pending' || !holdUntil || isOver) return null
  if (paymentPending) return <span>{t('deskHeldPaying')}</span>
  return <span>{t('deskHeldTill', { time: timeText(holdUntil, language, t) })}</span>
}

/** Whether a visit takes no payment any more by its hold (`isHoldOver`), as time goes on. */
export const useIsHoldOver = (visit: Held): boolean => useTicked((now) => isHoldOver(visit, now))

/** What is asked for of a visit, in dollars: nothing where it takes no payment any more. Below zero it is a credit. */
export function useOwed(visit: Held & Pick<Reservation, 'balance'>): number {
  const isOver = useIsHoldOver(visit)
  return isOver || countsNoMore(visit) ? Math.min(visit.balance, 0) : visit.balance
}

type Props = {
  visit: Pick<
    Reservation,
    | 'reservationStatus'
    | 'reservationDate'
    | 'holdUntil'
    | 'balance'
    | 'paymentPending'
    | 'replacingReservationId'
    | 'replacedHasBegun'
    | 'statusHistory'
  >
}

/**
 * Says of a visit that waits for its payment that it isn't booked yet: until when its time is held or that it is held
 * no more, and what is owed; and of one that was canceled because it wasn't paid in time that this is why. Of any other
 * visit it says nothing.
 */
export function HeldNotice({ visit }: Props) {
  const { t, language } = useWords('desk')
  const currency = use(Currency)
  const { holdUntil, paymentPending, balance } = visit
  const isOver = useIsHoldOver(visit)
  if (hasRunOut(visit)) return <NotPaid visit={visit} />
  if (visit.reservationStatus !== 'Pending') return null
  if (isOver && visit.replacedHasBegun)
    return <Alert kind="warning" icon={IconHourglass} title={t('deskHeldBegun')} />
  if (isOver) return <NotPaid visit={visit} />
  const time = holdUntil ? timeText(holdUntil, language, t) : null
  const amount = moneyText(balance, currency)
  return (
    <Alert
      kind="warning"
      icon={IconHourglass}
      title={time && !paymentPending ? t('deskHeldUntil', { time }) : t('deskHeld')}
    >
      {t(isChange(visit) ? 'deskHeldChange' : 'deskHeldPay', { amount })}
    </Alert>
  )
}

/**
 * Says that it wasn't paid in time, and what is so since. That it can be booked anew is said only until it is canceled,
 * since she may have booked by then, and of no night that is over.
 */
function NotPaid({ visit }: Props) {
  const { t } = useWords('desk')
  const isNightOver = visit.reservationDate < useBusinessDay()
  const isToBook = visit.reservationStatus === 'Pending' && !isNightOver
  if (isChange(visit))
    return (
      <Alert kind="warning" icon={IconHourglass} title={t('deskHeldChangeOver')}>
        {t('deskHeldChangeOverText')}
      </Alert>
    )
  return (
    <Alert kind="warning" icon={IconHourglass} title={t('deskHeldOver')}>
      {isToBook ? t('deskHeldOverText') : null}
    </Alert>
  )
}

const isChange = ({ replacingReservationId }: Props['visit']) => replacingReservationId !== null

/** Whether the visit is canceled because its hold ran out, as the latest row of its history says. */
const hasRunOut = ({ reservationStatus, statusHistory }: Props['visit']) =>
  reservationStatus === 'Canceled' && statusHistory.at(-1)?.mark === 'hold ran out'
