import { type FormEvent, useEffect, useState } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../parts/fields/CheckboxRow.tsx'
import { Field } from '../parts/fields/Field.tsx'
import { plusDays } from '../parts/times/civil-date.ts'
import { dayTextOf } from '../parts/times/evening-text.ts'
import { Time } from '../parts/times/Time.tsx'
import { useAsk } from '../talk/ask.ts'
import { serverNow } from '../talk/clock.ts'
import { useWords } from '../words/use-words.ts'
import { type HourName, hoursOf, wallTextOf } from './hours.ts'
import { PracticeCard } from './PracticeCard.tsx'
import styles from './PracticeScreen.module.css'
import { usePractice } from './use-practice.ts'

const quick: readonly HourName[] = ['Tuesday', 'BeforeZman', 'Midnight', 'Friday', 'Motzei']

/**
 * Sets the facility's clock to any date and hour. The first button goes to a busy evening at its busiest hour; it lays
 * the evening's scene out anew over the facility's data, and so do the others while that is ticked.
 */
export function ClockCard() {
  const { t, language } = useWords()
  const { date, currentTime } = useSettings()
  const wall = useWallText(currentTime)
  const practice = usePractice()
  const [alsoLay, setAlsoLay] = useState(true)
  const [own, setOwn] = useState('')
  const around = date ? { dt: plusDays(date, -10), dtTo: plusDays(date, 12) } : {}
  const { data: nights } = useAsk('schedule', { query: around }, { enabled: Boolean(date) })
  const nightfall = nights?.find((night) => night.date === wall?.slice(0, 10))?.zmanTevillah ?? null
  const hours = date && nights ? hoursOf(nights, date) : {}
  const goTo = (now: string) => (alsoLay ? practice.lay('evening', now) : practice.setClock(now))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (own) goTo(own)
  }
  return (
    <PracticeCard title={t('practiceClock')}>
      <p aria-live="polite">
        <span className="muted small">{t('practiceNow')}</span>
        <br />
        <span className={styles.now}>
          {wall ? (
            <>
              <time dateTime={wall.slice(0, 10)}>{dayTextOf(wall, nightfall, language, t)}</time>
              <Time at={wall} />
            </>
          ) : null}
        </span>
      </p>
      <div className={styles.wide}>
        <Button
          kind="solid"
          wide
          busy={practice.busy}
          disabled={!hours.Busy}
          onClick={() => hours.Busy && practice.lay('evening', hours.Busy)}
        >
          {t('practiceBusy')}
        </Button>
        <p className="muted small">{t('practiceBusyHint')}</p>
      </div>
      <div className={styles.hours}>
        {quick.map((name) => {
          const hour = hours[name]
          // Until the nights are known each hour keeps its place on the page; a night that isn't laid out has no
          // button.
          return hour || !nights ? (
            <Button
              key={name}
              size="small"
              busy={practice.busy}
              disabled={!hour}
              onClick={() => hour && goTo(hour)}
            >
              {t(`practice${name}`)}
            </Button>
          ) : null
        })}
      </div>
      <form className={styles.own} onSubmit={submit}>
        <Field
          label={t('practiceOwnHour')}
          type="datetime-local"
          ltr
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <Button type="submit" busy={practice.busy} disabled={!own}>
          {t('practiceSet')}
        </Button>
      </form>
      <CheckboxRow
        label={t('practiceLayAlso')}
        hint={t('practiceLayAlsoHint')}
        checked={alsoLay}
        onChange={(event) => setAlsoLay(event.target.checked)}
      />
      <ErrorAlert failure={practice.failure} />
    </PracticeCard>
  )
}

/** The facility's wall clock, looked at every five seconds; null until its time is known. */
function useWallText(currentTime: string | undefined): string | null {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((beats) => beats + 1), 5000)
    return () => clearInterval(timer)
  }, [])
  // Just after the clock is set, the time kept in whole seconds may be a moment before the hour that was set.
  return currentTime
    ? wallTextOf(Math.max(serverNow(), Date.parse(currentTime)), currentTime)
    : null
}
