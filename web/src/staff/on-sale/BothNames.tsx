import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './OnSale.module.css'
import type { Names } from './on-sale.ts'

type Both = { en: string; he: string }

/** The languages that have a name filled in, her own first. */
const writtenOf = (both: Both, own: Language) =>
  languages
    .toSorted((one, other) => Number(other === own) - Number(one === own))
    .filter((language) => both[language].trim())

/**
 * A name as each language has it, the chosen one first. Where the Hebrew one is missing patrons are shown the other,
 * and that is said.
 */
export function BothNames({ name, nameHe }: Names) {
  const { t, language: own } = useWords('content')
  const both = { en: name, he: nameHe }
  return (
    <span className={styles.both}>
      {writtenOf(both, own).map((language, nth) => (
        <bdi key={language} lang={language} className={nth === 0 ? styles.first : undefined}>
          {both[language]}
        </bdi>
      ))}
      {nameHe.trim() ? null : <Tag kind="late">{t('shelfNoHebrew')}</Tag>}
    </span>
  )
}

/** A text as each language has it, the chosen one first. */
export function BothTexts(both: Both) {
  const { language: own } = useWords()
  return (
    <span className={styles.both}>
      {writtenOf(both, own).map((language) => (
        <bdi key={language} lang={language}>
          {both[language]}
        </bdi>
      ))}
    </span>
  )
}

export function OnSaleTag({ active }: { active: boolean }) {
  const { t } = useWords('content')
  return <Tag kind={active ? 'new' : 'plain'}>{t(active ? 'shelfOnSale' : 'shelfOffSale')}</Tag>
}
