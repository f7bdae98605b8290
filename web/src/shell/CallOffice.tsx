import { useDeskPhone } from '../facts/use-desk-phone.ts'
import { DeskPhone } from '../page/DeskPhone.tsx'
import { useWords } from '../words/use-words.ts'

/** The number to tap beside words that say to call; nothing where none is set. */
export function CallOffice() {
  const { t } = useWords()
  const desk = useDeskPhone()
  return desk ? (
    <a href={desk.href}>
      {t('callOffice')} <DeskPhone desk={desk} />
    </a>
  ) : null
}
