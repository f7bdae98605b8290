import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMyReservations } from '../../facts/use-my-reservations.ts'
import { Alert } from '../../parts/Alert.tsx'
import { serverNow } from '../../talk/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { useTonight } from './use-tonight.ts'

/** Shown to a patron whose reservation still waits for its payment. */
export function PendingWarning() {
  const { t } = useWords('home')
  const { pending } = useMyReservations(useTonight()?.date)
  if (!pending) return null
  const left = pending.holdUntil ? Date.parse(pending.holdUntil) - serverNow() : null
  return (
    <Alert kind="warning" icon={IconHourglass} title={t('homePendingTitle')}>
      {left === null ? null : `${t('homePendingHeld', { minutes: Math.ceil(left / 60_000) })} `}
      <Link to="/reserve">{t('homePendingPay')}</Link>
    </Alert>
  )
}
