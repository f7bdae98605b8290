import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMyReservations } from '../../facts/use-my-reservations.ts'
import { Alert } from '../../parts/Alert.tsx'
import { serverNow } from '../../talk/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { useTonight } from './use-tonight.ts'

/**
 * Says that a reservation of hers still waits for its payment, and for how many minutes it is held; nothing where none
 * does.
 */
export function PendingWarning() {
  const { t } = useWords('home')
  const { pending } = useMyReservations(useTonight()?.date)
  if (!pending) return null
  // The time left is rounded down; in the last minute none is shown.
  const left = pending.holdUntil ? Date.parse(pending.holdUntil) - serverNow() : 0
  const count = Math.floor(left / 60_000)
  return (
    <Alert kind="warning" icon={IconHourglass} title={t('homePendingTitle')}>
      {count > 0 ? `${t('homePendingHeld', { count })} ` : null}
      <Link to="/reserve">{t('homePendingPay')}</Link>
    </Alert>
  )
}
