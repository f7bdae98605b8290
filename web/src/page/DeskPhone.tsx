import type { DeskNumber } from '../facts/use-desk-phone.ts'
import { useWords } from '../words/use-words.ts'

/** The desk's number, with its extension in words. */
export function DeskPhone({ desk: { text, extension } }: { desk: DeskNumber }) {
  const { t } = useWords()
  return (
    <>
      <span className="num">{text}</span>
      {extension ? ` ${t('phoneExtension', { extension })}` : null}
    </>
  )
}
