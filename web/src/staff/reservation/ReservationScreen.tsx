import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useNightAt } from '../facts/use-places.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import { Booking } from './Booking.tsx'
import { firstKind, optionFactsOf } from './offered.ts'
import { Who } from './Who.tsx'
import { type DeskWish, newWish, rightNow, wishOf } from './wish.ts'

/** Books a walk-in, or changes a reservation and takes its payments: who, what, how much (requirements S2). */
export function ReservationScreen() {
  const { t } = useWords('desk-reservation')
  const { id } = useParams()
  if (id) return <Existing key={id} id={id} />
  return (
    <DeskPage title={t('bookWalkIn')}>
      <WalkIn />
    </DeskPage>
  )
}

function WalkIn() {
  const night = useNight()
  const begins = useBeginning(night)
  // When the page is opened from a patron's record, she is known already.
  const [asked] = useSearchParams()
  const [userId, setUserId] = useState(asked.get('user'))
  const [nth, setNth] = useState(0)
  // When another patron is chosen, nothing of the previous one is kept.
  const choose = (id: string | null) => {
    setUserId(id)
    if (id === null) setNth(nth + 1)
  }
  if (!night) return <Skeleton lines={8} />
  return (
    <Booking
      key={nth}
      who={<Who userId={userId} onChange={choose} />}
      userId={userId}
      visit={null}
      begin={{ ...newWish(night.date), ...begins, time: rightNow }}
      onPaid={() => undefined}
    />
  )
}

/** The building and the room that a walk-in begins with: one that is open tonight, and the first that it sells. */
function useBeginning(night: ScheduleDayView | undefined): Partial<DeskWish> {
  const values = useStaffSettings()
  const second = useNightAt(true)
  if (!night || !values) return {}
  if (night.closed && second?.closed === false) return { alternateLocation: true }
  return { kind: firstKind(optionFactsOf(night, values)) }
}

function Existing({ id }: { id: string }) {
  const { t } = useWords('desk-reservation')
  const { data: visit, error, refetch } = useLiveQuery('reservation', { params: { id } })
  return (
    <DeskPage title={visit ? t('bookEdit', { code: visit.reservationCode }) : t('bookWalkIn')}>
      {visit ? (
        <Booking
          who={<Who userId={visit.userId} />}
          userId={visit.userId}
          visit={visit}
          begin={wishOf(visit)}
          onPaid={() => refetch()}
        />
      ) : (
        <>
          <ErrorAlert failure={error} onTryAgain={() => refetch()} />
          {error ? null : <Skeleton lines={8} />}
        </>
      )}
    </DeskPage>
  )
}
