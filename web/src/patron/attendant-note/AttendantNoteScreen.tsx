import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { AttendantNote } from './AttendantNote.tsx'

export function AttendantNoteScreen() {
  const { t } = useWords('profile')
  return (
    <PatronPage title={t('noteTitle')}>
      <AttendantNote />
    </PatronPage>
  )
}
