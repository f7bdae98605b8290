import { Time } from '../parts/times/Time.tsx'
import { useWords } from '../words/use-words.ts'
import { Stars } from './Stars.tsx'
import styles from './Waterline.module.css'

/** The line in a list of times at which night falls: three stars, the words and the hour. */
export function Waterline({ time }: { time: string }) {
  const { t } = useWords()
  return (
    <div className={styles.waterline}>
      <span className={styles.words}>
        <Stars />
        <span>{t('zmanTevilah')}</span>
        <Time at={time} />
      </span>
    </div>
  )
}
