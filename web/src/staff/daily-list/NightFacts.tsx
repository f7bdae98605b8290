import { nextDay } from '@mikvah/rules/time/business-day.ts'
import { HebrewDate } from '../../night/HebrewDate.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './NightFacts.module.css'

/** The date of the evening, the Hebrew date of its night, and its zman. */
export function NightFacts({ day }: { day: string }) {
  const { t, language } = useWords('daily-list')
  // An evening belongs to the Hebrew day that follows it.
  const { data } = useAsk('schedule', { query: { dt: day, dtTo: nextDay(day) } })
  const [night, daytime] = data ?? []
  return (
    <p className={styles.facts}>
      <span>
        {eveningText(day, language, t)}
        {daytime ? (
          <>
            {' · '}
            {t('dailyNightOf')}{' '}
            <HebrewDate
              day={daytime.hebrewDay}
              month={daytime.hebrewMonth}
              year={daytime.hebrewYear}
            />
          </>
        ) : null}
      </span>
      {night?.zmanTevillah ? (
        <span>
          {t('zmanTevilah')} <Time at={night.zmanTevillah} />
        </span>
      ) : null}
    </p>
  )
}
