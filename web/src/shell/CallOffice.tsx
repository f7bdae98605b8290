import { useDeskPhone } from '../facts/use-desk-phone.ts'
import { DeskPhone } from '../page/DeskPhone.tsx'
import { useWords } from '../words/use-words.ts'

/** The office's phone number as a link to tap, beside a text that says to call; nothing where no number is set. */
export function CallOffice() {
  const { t } = useWords()
  const desk = useDeskPhone()
  return desk ? (
    <a href={desk.href}>
      {t('callOffice')} <DeskPhone desk={desk} />
    </a>
  ) : null
}
