import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Icon as TablerIcon } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'

export type SignLook = { icon: TablerIcon; word: WordKey }

/** An icon without a visible text: its word is there for screen readers, and as a tooltip. */
export function Sign({ icon, word }: SignLook) {
  const { t } = useWords('desk')
  return (
    <span title={t(word)}>
      <Icon of={icon} />
      <span className="sr-only">{t(word)} </span>
    </span>
  )
}
