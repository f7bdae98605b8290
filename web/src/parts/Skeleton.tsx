import { useWords } from '../words/use-words.ts'
import styles from './Skeleton.module.css'

const widths = ['38%', '82%', '64%', '74%', '52%', '68%']

/** Placeholder lines until the text is loaded, without a shimmer. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useWords()
  return (
    <div className={styles.skeleton} role="status" data-waits>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <i key={line} style={{ inlineSize: widths[line % widths.length] }} />
      ))}
    </div>
  )
}
