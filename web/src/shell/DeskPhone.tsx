import { useWords } from '../words/use-words.ts'
import type { DeskNumber } from './use-desk-phone.ts'

/** The desk's number as it is read, its extension behind it in words. */
export function DeskPhone({ desk: { text, extension } }: { desk: DeskNumber }) {
  const { t } = useWords()
  return (
    <>
      <span className="num">{text}</span>
      {extension ? ` ${t('phoneExtension', { extension })}` : null}
    </>
  )
}
