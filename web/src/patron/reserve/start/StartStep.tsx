import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useWords } from '../../../words/use-words.ts'
import screen from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useMyVisits } from '../steps/use-my-visits.ts'
import { hereOf, upcomingOf } from '../steps/visits.ts'
import styles from './StartStep.module.css'
import { VisitCard } from './VisitCard.tsx'

/**
 * The list of her visits: those for which she is in the building, and those to come. Another is offered while none is
 * Reserved.
 */
export function StartStep() {
  const { t } = useWords('reserve')
  const { visits, today, error, tryAgain } = useMyVisits()
  return (
    <div className={`wrap ${screen.step}`}>
      <StepHead step="reserve-start" title={t('reserveStart')} />
      <ErrorAlert failure={error} onTryAgain={tryAgain} />
      {visits && today ? (
        <Lists here={hereOf(visits)} upcoming={upcomingOf(visits, today)} today={today} />
      ) : error ? null : (
        <Skeleton lines={8} />
      )}
    </div>
  )
}

type ListsProps = { here: Reservation[]; upcoming: Reservation[]; today: string }

/** Her visits; booking another is offered while none is Reserved (requirements P2). */
function Lists({ here, upcoming, today }: ListsProps) {
  const { t } = useWords('reserve')
  const { go } = useReserveStep()
  const create = (
    <Button
      kind="solid"
      size="big"
      arrow
      onClick={() =>
        go('reserve-date', { mode: 'new', replacingReservationId: undefined, chosen: undefined })
      }
    >
      {t('reserveCreate')}
    </Button>
  )
  if (here.length === 0 && upcoming.length === 0) {
    return <Empty icon={IconCalendarPlus} title={t('reserveNone')} action={create} />
  }
  const mayCreate = !upcoming.some(({ reservationStatus }) => reservationStatus === 'Reserved')
  return (
    <div className={styles.lists}>
      <List title={t('reserveHere')} visits={here} today={today} />
      <List title={t('reserveUpcoming')} visits={upcoming} today={today} />
      {mayCreate ? <div>{create}</div> : null}
    </div>
  )
}

type ListProps = { title: string; visits: Reservation[]; today: string }

const List = ({ title, visits, today }: ListProps) =>
  visits.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <VisitCard
            key={visit.reservationId}
            visit={visit}
            today={today}
            replaces={visits.find(
              ({ reservationId }) => reservationId === visit.replacingReservationId,
            )}
          />
        ))}
      </ul>
    </section>
  )
