import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { DayArches } from '../../../night/DayArches.tsx'
import { ActionFoot } from '../../../parts/ActionFoot.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { useNow } from '../../../talk/use-now.ts'
import { useWords } from '../../../words/use-words.ts'
import { archOf } from '../steps/arch-of.ts'
import type { Chosen } from '../steps/chosen.ts'
import { stillSold } from '../steps/last-time.ts'
import { nightsOfPlaces, nightsOnSale, whyShut } from '../steps/nights.ts'
import screen from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useLastTime } from '../steps/use-last-time.ts'
import { useNights } from '../steps/use-nights.ts'
import { useOldVisit } from '../steps/use-old-visit.ts'
import styles from './DayStep.module.css'
import { LastTime, PlaceOfLastTime } from './LastTime.tsx'
import { NightPanel } from './NightPanel.tsx'
import { ShutNotice } from './ShutNotice.tsx'
import { SpecialtyRooms } from './SpecialtyRooms.tsx'

/** The step in which she chooses the night, also of an edit. */
export function DayStep() {
  const { t } = useWords('reserve')
  const { present } = useReserveStep()
  const settings = usePatronSettings()
  const edited = useOldVisit()
  const { old } = edited
  const nights = useNights(old)
  const { main, alternate, places } = nights
  const last = useLastTime(present?.replacingReservationId === undefined)
  const failure = nights.error ?? edited.error ?? settings.error
  const tryAgain = () => {
    if (nights.error) nights.tryAgain()
    if (edited.error) edited.tryAgain()
    if (settings.error) settings.refetch()
  }
  const { values } = settings
  const isKnown = main && alternate && values && old !== undefined
  // The head stays the same one when the days come, with whatever of it has the focus or is being tapped.
  return (
    <>
      <div className="wrap">
        <StepHead step="reserve-date" title={t('reserveDate')} />
      </div>
      {isKnown ? (
        <Days
          key={present?.replacingReservationId ?? 'new'}
          {...{ main, alternate, places, old, last, values }}
        />
      ) : (
        <div className={`wrap ${screen.step}`}>
          <ErrorAlert failure={failure} onTryAgain={tryAgain} />
          {failure ? null : <Skeleton lines={8} />}
        </div>
      )}
    </>
  )
}

type DaysProps = {
  main: readonly ScheduleDayView[]
  alternate: readonly ScheduleDayView[]
  places: ReturnType<typeof useNights>['places']
  values: SettingValues
  old: Reservation | null
  /** What she had last time; undefined while it is loading. */
  last: Chosen | null | undefined
}

function Days({ main, alternate, places, values, old, last }: DaysProps) {
  const { t, language } = useWords('reserve')
  const { present, go, keep } = useReserveStep()
  const now = useNow()
  const [refused, setRefused] = useState<string | null>(old?.reservationDate ?? null)
  // Where the days came before her last time, its place stays, whether or not there was one.
  const [placed] = useState(last === undefined)

  const onSale = nightsOnSale(values)
  const nights = nightsOfPlaces(main, alternate, now)
    // An edit may keep its night though it isn't on sale yet.
    .filter(({ date }, nth) => nth < onSale || date === old?.reservationDate)
    // An edit that keeps its night isn't bound by the night's cut-off.
    .map((night) => {
      const shut = whyShut(night, now)
      const keeps = shut === 'past-cut-off' && night.date === old?.reservationDate
      return { night, shut: keeps ? null : shut }
    })
  const open = nights.filter(({ shut }) => shut === null)
  // Nobody's visit is moved to another night unless she chooses one.
  const first = old ? undefined : open[0]
  const chosen = open.find(({ night }) => night.date === present?.date) ?? first
  const tonight = nights[0]?.shut === 'past-cut-off' ? nights[0] : undefined
  const sameAgain = last && stillSold(last, values, alternate.length > 0)
  const explained = nights.find(({ night, shut }) => shut && night.date === refused) ?? tonight

  const choose = (date: string) => {
    setRefused(null)
    keep('reserve-date', { date, chosen: atNight(date) })
  }
  // A chosen hour belongs to its night: for another night none is chosen yet.
  const atNight = (date: string) =>
    present?.chosen && present.date !== date
      ? {
          ...present.chosen,
          time: date === old?.reservationDate ? old.reservationTime : null,
        }
      : present?.chosen
  const goOn = (date: string) => {
    go('reserve-options', { date, chosen: atNight(date) })
  }

  return (
    <>
      <div className={`wrap ${screen.step}`}>
        {sameAgain && chosen ? (
          <LastTime
            last={sameAgain}
            places={places}
            chosen={present?.chosen}
            shut={chosen.night.shabbosMode}
            onChange={(same) => keep('reserve-date', { chosen: same })}
          />
        ) : null}
        {placed && !sameAgain && chosen ? <PlaceOfLastTime /> : null}
        {explained?.shut ? (
          <div className={styles.shut}>
            <ShutNotice
              key={explained.night.date}
              night={explained.night}
              why={explained.shut}
              today={main[0]?.date}
            />
          </div>
        ) : null}
        <DayArches
          label={t('reserveDay')}
          days={nights.map(({ night, shut }) => archOf(night, shut, { t, language }))}
          value={chosen?.night.date ?? null}
          onChange={choose}
          onRefused={setRefused}
        />
        <div className={styles.below}>
          {chosen ? <NightPanel night={chosen.night} /> : null}
          {open.length === 0 ? <Empty icon={IconCalendarOff} title={t('reserveDateNone')} /> : null}
        </div>
        <SpecialtyRooms night={chosen?.night} values={values} />
      </div>
      <ActionFoot
        summary={
          chosen ? (
            <span className="muted small">
              <CivilDate date={chosen.night.date} />
            </span>
          ) : null
        }
      >
        <Button
          kind="solid"
          arrow
          disabled={!chosen}
          onClick={() => (chosen ? goOn(chosen.night.date) : undefined)}
        >
          {t('reserveContinue')}
        </Button>
      </ActionFoot>
    </>
  )
}
