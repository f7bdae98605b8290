import type { Reservation } from '@mikvah/contract/contract.ts'
import { judgeEdit } from '@mikvah/rules/reservation/edit.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useFresh } from '../visit/use-fresh.ts'
import { Till } from '../till/Till.tsx'
import { Extras } from './Extras.tsx'
import { Kinds } from './Kinds.tsx'
import { Overrides } from './Overrides.tsx'
import { Price } from './Price.tsx'
import styles from './ReservationScreen.module.css'
import { Times } from './Times.tsx'
import { bodyOf, timesOf, type Wish } from './wish.ts'

type Props = {
  who: ReactNode
  userId: string | null
  /** The one that is changed; null for a new one. */
  visit: Reservation | null
  begin: Wish
}

/** What the desk wishes for her and what it costs; afterwards what she pays. */
export function Booking({ who, userId, visit, begin }: Props) {
  const { t } = useWords('desk-reservation')
  const navigate = useNavigate()
  const fresh = useFresh()
  const { date: today } = useSettings()
  const [wish, setWish] = useState(begin)
  const [said, setSaid] = useState<string | null>(null)
  const change = (more: Partial<Wish>) => {
    setSaid(null)
    setWish((before) => ({ ...before, ...more }))
  }
  const slots = useAsk(
    'availableReservations',
    {
      query: {
        dt: wish.date,
        ...(userId ? { userid: userId } : {}),
        ...(visit ? { replacingreservationid: visit.reservationId } : {}),
      },
    },
    { staleTime: 0 },
  )
  const book = useTell('newReservation', { stale: ['availableReservations', 'reservation'] })
  const { refetch } = slots

  const mayChange =
    !visit ||
    judgeEdit(
      { status: visit.reservationStatus, night: visit.reservationDate, paymentOpen: visit.paymentPending },
      { by: 'reception', today: today ?? visit.reservationDate },
    ).allowed
  const isChanged = visit === null || JSON.stringify(wish) !== JSON.stringify(begin)
  const body = userId ? bodyOf(wish, { userId, replaces: visit?.reservationId ?? null }) : null

  const send = async (expectedTotal: number) => {
    if (!body) return
    try {
      const { result } = await book.mutateAsync({
        query: {
          v: '1',
          ...(wish.ignoreCutoff ? { ignoreCutoff: 'true' } : {}),
          ...(wish.ignoreAvailability ? { ignoreAvailability: 'true' } : {}),
        },
        body: { ...body, expectedTotal },
      })
      fresh.tellAll(result)
      const code = result.reservationCode
      setSaid(t(visit ? 'bookSaved' : 'bookBooked', { code }))
      navigate(`/receptionist/reservation/${result.reservationId}`, {
        replace: true,
        state: { said: t(visit ? 'bookSaved' : 'bookBooked', { code }) },
      })
    } catch (failure) {
      fresh.tellRefused(failure)
      refetch()
    }
  }

  return (
    <div className={styles.columns}>
      <div className={styles.who}>{who}</div>
      <fieldset className={styles.what} disabled={!mayChange}>
        <legend className="sr-only">{t('bookRoom')}</legend>
        {mayChange ? null : <Alert kind="info" title={t('bookNotNow')} />}
        <Kinds wish={wish} slots={slots.data ?? []} onChange={change} />
        <Times
          wish={wish}
          today={today ?? wish.date}
          offered={slots.data ? timesOf(slots.data, wish) : null}
          failure={slots.error}
          onChange={change}
        />
        <Extras wish={wish} onChange={change} />
        <Overrides wish={wish} isNew={visit === null} onChange={change} />
      </fieldset>
      <div className={styles.price}>
        {mayChange && isChanged ? (
          <Price
            body={body}
            isEdit={visit !== null}
            busy={book.isPending}
            failure={book.error}
            onBook={send}
          />
        ) : null}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {visit ? (
          <>
            <Till visit={visit} onChanged={() => fresh.tellAll(visit)} />
            {visit.reservationStatus === 'Reserved' && visit.reservationDate === today ? (
              <LinkButton to={`/receptionist/checkin/${visit.reservationId}`}>
                {t('bookToCheckIn')}
              </LinkButton>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  )
}
