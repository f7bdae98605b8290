import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { useIsOver } from './use-is-over.ts'

type Props = {
  status: ReservationStatus | 'Supply' | undefined
  since: string
  className?: string | undefined
}

/** How long somebody has had her status, or a room has waited for something; marked once that is too long. */
export function HowLong({ status, since, className }: Props) {
  const { t } = useWords('desk')
  const isOver = useIsOver(status, since)
  return (
    <span className={className} data-over={isOver || undefined}>
      {isOver ? (
        <>
          <Icon of={IconAlertTriangle} />
          <span className="sr-only">{t('deskOverTime')} </span>
        </>
      ) : null}
      <Minutes since={since} />
    </span>
  )
}
