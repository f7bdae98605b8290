import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { oneTap } from '../../../parts/taps/one-tap.ts'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { useWords } from '../../../words/use-words.ts'
import screen from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useNights } from '../steps/use-nights.ts'
import { useOldVisit } from '../steps/use-old-visit.ts'
import { Choices } from './Choices.tsx'
import styles from './OptionsStep.module.css'
import { useSlots } from './use-slots.ts'

/** The step with room, building, extras and time for the chosen night. */
export function OptionsStep({ date }: { date: string }) {
  const { t } = useWords('reserve')
  const { present, back } = useReserveStep()
  const settings = usePatronSettings()
  const edited = useOldVisit()
  const { old } = edited
  const nights = useNights(old)
  const slots = useSlots(date, old === null ? undefined : present?.replacingReservationId)

  const failure = slots.error ?? nights.error ?? edited.error ?? settings.error
  const tryAgain = () => {
    if (slots.error) slots.refetch()
    if (nights.error) nights.tryAgain()
    if (edited.error) edited.tryAgain()
    if (settings.error) settings.refetch()
  }
  const { main, alternate, places } = nights
  const { values } = settings

  const head = (
    <StepHead
      step="reserve-options"
      title={t('reserveOptions')}
      aside={
        <button type="button" className={styles.day} onClick={oneTap(back)}>
          <CivilDate date={date} />
        </button>
      }
    />
  )
  const isKnown = slots.data && main && alternate && values && old !== undefined
  // The head stays the same one when the choices come, with whatever of it has the focus or is being tapped.
  return (
    <>
      <div className="wrap">{head}</div>
      {isKnown ? (
        <Choices
          date={date}
          slots={slots.data}
          askAgain={slots.refetch}
          nights={{ main, alternate }}
          places={places}
          values={values}
          old={old}
        />
      ) : (
        <div className={`wrap ${screen.step}`}>
          {failure ? (
            <ErrorAlert failure={failure} onTryAgain={tryAgain} />
          ) : (
            <Skeleton lines={14} />
          )}
        </div>
      )}
    </>
  )
}
