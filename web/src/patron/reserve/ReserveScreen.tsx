import { lazy, Suspense, useEffect } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { untilItComes } from '../../talk/until-it-comes.ts'
import { AboutHer } from './about-her/AboutHer.tsx'
import { DayStep } from './choose-day/DayStep.tsx'
import { OptionsStep } from './choose-options/OptionsStep.tsx'
import { PayStep } from './pay/PayStep.tsx'
import { Opening } from './start/Opening.tsx'
import { isFinished } from './steps/finished-ways.ts'
import styles from './steps/Step.module.css'
import { useReserveStep } from './steps/steps.ts'
import { useLetGoOfHold } from './steps/use-let-go-of-hold.ts'

/** This step is loaded only for patrons who have visits. */
const StartStep = lazy(() =>
  untilItComes(() => import('./start/StartStep.tsx').then((file) => ({ default: file.StartStep }))),
)
/** This notice is loaded only for a facility that isn't open for booking yet. */
const NotOpenYet = lazy(() =>
  untilItComes(() =>
    import('./choose-day/NotOpenYet.tsx').then((file) => ({ default: file.NotOpenYet })),
  ),
)

/** Booking: one address with four steps (requirements P2). */
export function ReserveScreen() {
  useLetGoOfHold()
  return (
    <div className={styles.screen}>
      <Step />
    </div>
  )
}

function Step() {
  const { present, wayId } = useReserveStep()
  const { bookingOpen } = useSettings()
  const step = present?.step
  if ((step === 'reserve-date' || step === 'reserve-options') && isFinished(wayId))
    return <FinishedWay />
  if ((step === 'reserve-date' || step === 'reserve-options') && bookingOpen === 'False')
    return (
      <Suspense fallback={<Waiting />}>
        <NotOpenYet />
      </Suspense>
    )
  switch (step) {
    case undefined:
      return <Opening />
    case 'reserve-start':
      return (
        <Suspense fallback={<Waiting />}>
          <StartStep />
        </Suspense>
      )
    case 'reserve-date':
      return (
        <AboutHer>
          <DayStep />
        </AboutHer>
      )
    case 'reserve-options':
      return (
        <AboutHer>
          {present?.date ? <OptionsStep key={present.date} date={present.date} /> : <DayStep />}
        </AboutHer>
      )
    case 'reserve-payment':
      if (!present?.reservationId) return <Opening />
      return <PayStep key={present.reservationId} />
    default:
      return step satisfies never
  }
}

const Waiting = () => (
  <div className={`wrap ${styles.step}`}>
    <Skeleton lines={8} />
  </div>
)

/** Shows the list of reservations to a patron who went back from a booked visit, because its steps are over. */
function FinishedWay() {
  const { present, leaveWay } = useReserveStep()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step she comes by
  useEffect(() => {
    leaveWay()
  }, [present])
  return <Waiting />
}
