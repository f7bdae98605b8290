import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMyReservations } from '../../facts/use-my-reservations.ts'
import { Alert } from '../../parts/Alert.tsx'
import { heldUntilOf } from '../../paying/hold-of.ts'
import { serverNow } from '../../talk/clock.ts'
import { useWords } from '../../words/use-words.ts'
import { useTonight } from './use-tonight.ts'

/**
 * Says that a reservation of hers still waits for its payment, and for how many minutes it is held unless it is being
 * paid; nothing where none does.
 */
export function PendingWarning() {
  const { t } = useWords('home')
  const { pending } = useMyReservations(useTonight()?.date)
  if (!pending) return null
  // The time left is rounded down; in the last minute none is shown.
  const left = (heldUntilOf(pending) ?? 0) - serverNow()
  const count = Math.floor(left / 60_000)
  return (
    <Alert kind="warning" icon={IconHourglass} title={t('homePendingTitle')}>
      {count > 0 ? `${t('homePendingHeld', { count })} ` : null}
      <Link to="/reserve">{t('homePendingPay')}</Link>
    </Alert>
  )
}
