import { memo } from 'react'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { missingIn, shownIn, type Text } from './narrow-texts.ts'
import styles from './Texts.module.css'

type Props = { text: Text; onEdit: (key: string) => void }

/** One text in both languages side by side; the whole row opens its form. */
export const TextRow = memo(function TextRow({ text, onEdit }: Props) {
  const { t } = useWords('content')
  const missing = missingIn(text)
  const own = text.en.own !== null || text.he.own !== null
  return (
    <li className={styles.row}>
      <button type="button" onClick={() => onEdit(text.key)}>
        <span className={styles.key}>
          <code dir="ltr">{text.key}</code>
          {missing ? (
            <Tag kind="late">{t(missing === 'he' ? 'textNoHebrew' : 'textNoEnglish')}</Tag>
          ) : own ? (
            <Tag kind="new">{t('textOwn')}</Tag>
          ) : null}
        </span>
        <span lang="en" dir="ltr" className={styles.words}>
          {shownIn(text, 'en')}
        </span>
        <span lang="he" dir="rtl" className={styles.words}>
          {shownIn(text, 'he')}
        </span>
      </button>
    </li>
  )
})
