import type { Contract, Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { Alert } from '../../../parts/Alert.tsx'
import { useNow } from '../../../talk/use-now.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Chosen, flagsOf, nothingChosen } from '../steps/chosen.ts'
import type { SlotView } from '../steps/on-sale.ts'
import screen from '../steps/Step.module.css'
import { useReserveStep } from '../steps/steps.ts'
import { choicesOf } from './choices-of.ts'
import { ExtraChoices } from './ExtraChoices.tsx'
import { HoldRefused } from './HoldRefused.tsx'
import { BookingMessage, LateNotice, NoPrice } from './notices.tsx'
import { OptionsFoot } from './OptionsFoot.tsx'
import styles from './OptionsStep.module.css'
import { PlaceChoice } from './PlaceChoice.tsx'
import { RoomChoice } from './RoomChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'
import { useHold } from './use-hold.ts'
import { useQuote } from './use-quote.ts'
import { useStanding } from './use-standing.ts'

type Props = {
  date: string
  slots: readonly SlotView[]
  askAgain: () => void
  nights: { main: readonly ScheduleDayView[]; alternate: readonly ScheduleDayView[] }
  places: Contract['locations']['answer']
  values: SettingValues
  /** The visit that is being edited. */
  old: Reservation | null
}

/**
 * What the step of the options shows once all is loaded: room, building, extras, time and price. Continue holds the
 * place.
 */
export function Choices({ date, slots, askAgain, nights, places, values, old }: Props) {
  const { t } = useWords('reserve')
  const now = useNow()
  const { present, keep } = useReserveStep()
  const standing = useStanding()
  const holding = useHold()

  const choices = choicesOf(present?.chosen ?? nothingChosen, {
    date,
    slots,
    nights,
    values,
    old,
    now,
  })
  const { chosen, night, facts, rooms, offered, start } = choices
  const wish = (at: string) => ({
    ...flagsOf(chosen),
    reservationTime: at,
    replacingReservationId: old?.reservationId,
  })
  const { quote, failure: noPrice, waits, isOld, refetch } = useQuote(start ? wish(start) : null)

  const change = (more: Partial<Chosen>) => {
    holding.reset()
    keep('reserve-options', { chosen: { ...chosen, ...more } })
  }
  const hold = async (at: string) => {
    try {
      await holding.hold({ ...wish(at), expectedTotal: quote?.total })
    } catch {
      // The refusal is shown above the times; places and prices may have changed.
      askAgain()
      refetch()
    }
  }
  const { time } = chosen

  return (
    <>
      <div className={`wrap ${screen.step}`}>
        <div className={styles.columns}>
          <div className={styles.choices}>
            {rooms.length > 0 ? (
              <RoomChoice
                chosen={chosen}
                offered={rooms}
                facts={facts}
                standing={standing}
                onChange={change}
              />
            ) : null}
            {choices.places.length > 1 ? (
              <PlaceChoice
                places={places}
                alternate={chosen.alternateLocation}
                onChange={(to) => change({ alternateLocation: to })}
              />
            ) : null}
            <ExtraChoices chosen={chosen} facts={facts} standing={standing} onChange={change} />
          </div>
          <TimeChoice
            chosen={chosen}
            slots={offered}
            night={night}
            onChoose={(at) => change({ time: at })}
            notices={
              <>
                <BookingMessage values={values} night={facts.night} />
                {night ? <LateNotice night={night} values={values} now={now} old={old} /> : null}
                <HoldRefused
                  failure={holding.failure}
                  alternatives={holding.alternatives}
                  onChoose={(at) => change({ time: at })}
                />
                {holding.failure ? null : <NoPrice failure={noPrice} onTryAgain={refetch} />}
                {choices.isGone && !holding.failure ? (
                  <Alert kind="warning">{t('reserveTimeGone')}</Alert>
                ) : null}
              </>
            }
          />
        </div>
      </div>
      <OptionsFoot
        chosen={chosen}
        shabbosMode={facts.night.shabbosMode}
        total={quote?.total ?? null}
        waits={waits}
        isOpen={start !== undefined}
        busy={holding.busy}
        onContinue={time && quote && !isOld ? () => hold(time) : null}
      />
    </>
  )
}
