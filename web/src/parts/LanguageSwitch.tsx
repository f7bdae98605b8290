import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'

type Props = {
  className?: string
  /** What a tap does, where it is more than to change the language of these pages. */
  choose?: (language: Language) => void
}

/** Switches to the other language, called by its own name. It is one button, so the focus stays on it. */
export function LanguageSwitch({ className, choose = changeLanguage }: Props) {
  const { language } = useWords()
  const other = languages.find((one) => one !== language) ?? language
  return (
    <button type="button" lang={other} className={className} onClick={() => choose(other)}>
      {nameOfLanguage[other]}
    </button>
  )
}
