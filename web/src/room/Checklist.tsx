import { Preparations } from '../facts/Preparations.tsx'
import { preparations } from '../facts/preparations.ts'
import { useTicks } from '../facts/use-ticks.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Checklist.module.css'

/**
 * Ten things to do before immersing, which she ticks for herself: the ticks stay on this tablet and are gone when she
 * leaves.
 */
export function Checklist({ visit }: { visit: string }) {
  const { t } = useWords('prepare')
  const { ticked, tick } = useTicks(visit)
  const [done, of] = [ticked.length, preparations.length]
  return (
    <section className={styles.list} aria-labelledby="preparation">
      <div className={styles.head}>
        <h2 id="preparation">{t('roomPreparation')}</h2>
        <progress value={done} max={of} aria-labelledby="preparation" />
        <span className="muted">{t('roomDoneOf', { done, of })}</span>
      </div>
      <Preparations ticked={ticked} tick={tick} styles={styles} />
    </section>
  )
}
