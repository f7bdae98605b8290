import { preparations } from '../../../facts/preparations.ts'
import { useTicks } from '../../../facts/use-ticks.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Checklist.module.css'

/** Ten things before immersion; she ticks them for herself. */
export function Checklist({ visit }: { visit: string }) {
  const { t } = useWords('prepare')
  const { ticked, tick } = useTicks(visit)
  return (
    <Fold
      open
      title={t('prepareTitle')}
      hint={
        ticked.length > 0
          ? t('prepareDone', { done: ticked.length, of: preparations.length })
          : undefined
      }
    >
      <ul className={styles.items}>
        {preparations.map((item) => (
          <li key={item}>
            <label className={styles.item}>
              <input
                type="checkbox"
                checked={ticked.includes(item)}
                onChange={({ target }) => tick(item, target.checked)}
              />
              {t(item)}
            </label>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
