import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type ReactNode, useCallback, useReducer, useState } from 'react'
import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { serverNow } from '../../../talk/clock.ts'
import { useWords } from '../../../words/use-words.ts'
import screen from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useVisit } from '../visit/use-visit.ts'
import { useVisitFacts } from '../visit/use-visit-facts.ts'
import { VisitTicket } from '../visit/VisitTicket.tsx'
import { PayBody } from './PayBody.tsx'
import { payPageOf } from './view-of.ts'

/** Your Reservation (requirements P2 and P4): one visit, in the view for its state. */
export function PayStep() {
  const { present } = useReserveStep()
  const asked = useVisit(present?.reservationId)
  const visit = asked.data
  const settings = usePatronSettings()
  const [charging, setCharging] = useState(false)
  const [tapped, setTapped] = useState(visit)
  if (!charging && tapped !== visit) setTapped(visit)
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const { refetch } = asked
  // What has become meanwhile of the visit that this one was to change, nothing tells her page.
  const onHoldEnd = useCallback(() => {
    lookAgain()
    refetch()
  }, [refetch])
  const { mode, giving = null } = present ?? {}
  const page = visit && payPageOf({ visit, mode, giving, charging, now: serverNow() })
  // What she pays for stays as she saw it when she tapped, until the page of the booked visit takes its place.
  const shown = charging && page?.view === 'balance' ? tapped : visit
  const facts = useVisitFacts(shown)

  if (!visit || !page || !shown || !facts) {
    const failure = asked.error ?? settings.error
    const tryAgain = () => {
      if (asked.error) asked.refetch()
      if (settings.error) settings.refetch()
    }
    return (
      <Framed>
        {failure ? <ErrorAlert failure={failure} onTryAgain={tryAgain} /> : <Skeleton lines={6} />}
      </Framed>
    )
  }

  return (
    <Framed
      view={`${page.view} ${page.isBooked}`}
      title={page.title}
      done={page.done}
      off={page.view === 'off'}
    >
      <PayBody
        page={page}
        visit={visit}
        shown={shown}
        facts={facts}
        ticket={
          <VisitTicket
            {...facts}
            visit={shown}
            compact={page.view === 'balance'}
            onHoldEnd={onHoldEnd}
          />
        }
        askAgain={asked.refetch}
        onCharging={setCharging}
      />
    </Framed>
  )
}

type FramedProps = {
  view?: string
  title?: WordKey
  done?: boolean
  off?: boolean
  children: ReactNode
}

/** The frame of the step: the progress, and its title. */
function Framed({ view, title = 'payTitle', done, off, children }: FramedProps) {
  const { t } = useWords('pay')
  return (
    <div className={`wrap ${screen.step}`}>
      <StepHead step="reserve-payment" title={t(title)} view={view} done={done} off={off} />
      {children}
    </div>
  )
}
