import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { Payments } from './Payments.tsx'
import { Reservations } from './Reservations.tsx'

export function HistoryScreen() {
  const { t } = useWords('history')
  return (
    <PatronPage title={t('historyTitle')} wide>
      <Reservations />
      <Payments />
    </PatronPage>
  )
}
