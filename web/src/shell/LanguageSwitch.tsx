import { languages, nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'

/** Offers the other language by its own name. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language } = useWords()
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <button
        key={other}
        type="button"
        lang={other}
        className={className}
        onClick={() => changeLanguage(other)}
      >
        {nameOfLanguage[other]}
      </button>
    ))
}
