import { languages, nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'

/** Offers the other language by its own name. One button for both: the focus stays on it when its word changes. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useWords()
  const other = languages.find((one) => one !== language) ?? language
  return (
    <button type="button" lang={other} className={className} onClick={() => changeLanguage(other)}>
      {nameOfLanguage[other]}
    </button>
  )
}
