import { HebrewNight } from '../../night/HebrewNight.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './NightFacts.module.css'

/** The date of the evening, the Hebrew date of its night, and its zman. */
export function NightFacts({ day }: { day: string }) {
  const { t, language } = useWords('daily-list')
  const { data } = useAsk('schedule', { query: { dt: day, dtTo: day } })
  const [night] = data ?? []
  return (
    <p className={styles.facts}>
      <span>
        {eveningText(day, language, t)}
        {night?.hebrewNight ? (
          <>
            {' · '}
            {t('dailyNightOf')} <HebrewNight night={night} withYear />
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
