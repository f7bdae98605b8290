import { starsLit } from '@mikvah/rules/calendar/stars-lit.ts'
import { Time } from '../parts/times/Time.tsx'
import { useWords } from '../words/use-words.ts'
import { Stars } from './Stars.tsx'
import styles from './ZmanStars.module.css'

const words = ['zmanFar', 'zmanNear', 'zmanSoon', 'zmanReached'] as const

/** The zman tevilah with its time and stars, and in words how near it is at `now`, in milliseconds. */
export function ZmanStars({ at, now }: { at: string; now: number }) {
  const { t } = useWords()
  const lit = starsLit((Date.parse(at) - now) / 60_000)
  return (
    <span className={styles.zman} role="status">
      <Stars lit={lit} />
      <span>{t('zmanTevilah')}</span>
      <Time at={at} />
      <span className={styles.words}>{t(words[lit])}</span>
    </span>
  )
}
