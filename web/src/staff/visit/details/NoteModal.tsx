import type { Reservation } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { TextArea } from '../../../parts/fields/TextArea.tsx'
import { useTell } from '../../../talk/tell.ts'
import { useWords } from '../../../words/use-words.ts'
import { TypedModal } from '../../parts/unsaved/TypedModal.tsx'
import { useFresh } from '../use-fresh.ts'

type Props = { open: boolean; visit: Reservation; onClose: () => void }

/**
 * The form of the notes on a visit: the desk's own, which the patron never reads, and the patron's to the attendants.
 */
export function NoteModal({ open, visit, onClose }: Props) {
  const { t } = useWords('desk')
  return (
    <TypedModal open={open} onClose={onClose} title={t('deskAddNote')}>
      <NoteForm visit={visit} onClose={onClose} />
    </TypedModal>
  )
}

function NoteForm({ visit, onClose }: Omit<Props, 'open'>) {
  const { t } = useWords('desk')
  // A note that isn't touched isn't sent, because another desk may be writing it at the same time.
  const [notes, setNotes] = useState<string>()
  const [userNotes, setUserNotes] = useState<string>()
  const fresh = useFresh()
  const writeReservationNotes = useTell('writeReservationNotes', {
    onDone: ({ result }) => {
      fresh.tellAll(result)
      onClose()
    },
  })
  return (
    <form
      style={{ display: 'grid', gap: 'var(--s-4)' }}
      onSubmit={(event) => {
        event.preventDefault()
        writeReservationNotes.mutate({
          params: { id: visit.reservationId },
          body: { notes, userNotes },
        })
      }}
    >
      <TextArea
        label={t('deskNotesDesk')}
        help={t('deskNotesDeskHelp')}
        maxLength={lengths.visitNote}
        rows={3}
        value={notes ?? visit.notes ?? ''}
        onChange={({ target }) => setNotes(target.value)}
      />
      <TextArea
        label={t('deskNotesHers')}
        maxLength={lengths.visitNote}
        rows={3}
        value={userNotes ?? visit.userNotes ?? ''}
        onChange={({ target }) => setUserNotes(target.value)}
      />
      <ErrorAlert failure={writeReservationNotes.error} />
      <Button type="submit" kind="solid" busy={writeReservationNotes.isPending}>
        {t('deskSave')}
      </Button>
    </form>
  )
}
