import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Sign.module.css'

/** The look of an icon; `gold` is for a bride's visit. */
export type SignLook = { icon: TablerIcon; word: WordKey; gold?: true }

/** An icon without a visible text: its word is there for screen readers, and as a tooltip. */
export function Sign({ icon, word, gold }: SignLook) {
  const { t } = useWords('desk')
  return (
    <span title={t(word)} className={styles.sign} data-gold={gold}>
      <Icon of={icon} />
      <span className="sr-only">{t(word)} </span>
    </span>
  )
}
