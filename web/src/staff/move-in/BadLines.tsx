import { useId } from 'react'
import { useWords } from '../../words/use-words.ts'
import type { List } from './lists.ts'
import styles from './MoveIn.module.css'
import type { BadLine } from './seen.ts'

/** Every line that can't be imported, by its number in the file, and why. */
export function BadLines({ list, bad }: { list: List; bad: readonly BadLine[] }) {
  const { t } = useWords('move-in')
  const title = useId()
  if (bad.length === 0) return null
  return (
    <div className={styles.card}>
      <h3 id={title}>{t('moveInBadLines')}</h3>
      {/** biome-ignore lint/a11y/noNoninteractiveTabindex: Many lines scroll, by arrow keys where the focus is. */}
      <ul className={styles.bad} tabIndex={0} aria-labelledby={title}>
        {bad.map(({ line, field, message }) => (
          <li key={line}>
            <b>{t('moveInLine', { line })}</b>
            <span>{t(`${list.fieldWord}${field}` as 'import.phone')}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
