import { Preparations } from '../../../facts/Preparations.tsx'
import { preparations } from '../../../facts/preparations.ts'
import { useTicks } from '../../../facts/use-ticks.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Checklist.module.css'

/** The preparations, which she ticks for herself. */
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
      <Preparations ticked={ticked} tick={tick} styles={styles} />
    </Fold>
  )
}
