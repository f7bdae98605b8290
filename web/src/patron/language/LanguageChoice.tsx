import { languages } from '@mikvah/rules/words/language.ts'
import { useId } from 'react'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './LanguageChoice.module.css'
import { useLanguageChoice } from './use-language-choice.ts'

export function LanguageChoice() {
  const { t, language } = useWords('pages')
  const choose = useLanguageChoice()
  const group = useId()
  return (
    <fieldset className={styles.list}>
      <legend className="sr-only">{t('languageTitle')}</legend>
      {languages.map((one) => (
        <RadioRow
          key={one}
          name={group}
          label={<span lang={one}>{nameOfLanguage[one]}</span>}
          checked={one === language}
          onChange={() => choose(one)}
        />
      ))}
    </fieldset>
  )
}
