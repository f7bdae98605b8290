import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

export function LanguageScreen() {
  const { t } = useWords('pages')
  return (
    <PatronPage title={t('languageTitle')} lead={t('languageLead')}>
      <LanguageChoice />
    </PatronPage>
  )
}
