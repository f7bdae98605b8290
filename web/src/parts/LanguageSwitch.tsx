import { languages, nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'

/** Switches to the other language, called by its own name. It is one button, so the focus stays on it. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useWords()
  const other = languages.find((one) => one !== language) ?? language
  return (
    <button type="button" lang={other} className={className} onClick={() => changeLanguage(other)}>
      {nameOfLanguage[other]}
    </button>
  )
}
