import type { Reservation } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { TextArea } from '../../../parts/fields/TextArea.tsx'
import { useTell } from '../../../talk/tell.ts'
import { useTyped } from '../../../talk/use-typed.ts'
import { useWords } from '../../../words/use-words.ts'
import { useKeepVisit } from '../visit/use-keep-visit.ts'

type Props = { visit: Reservation; open: boolean; onClose: () => void }

/** Her own note about this visit. */
export function NoteModal({ visit, open, onClose }: Props) {
  const { t } = useWords('pay')
  const keep = useKeepVisit()
  const write = useTell('writeReservationNotes')
  const [typed, setTyped] = useTyped<string | null>(`note ${visit.reservationId}`, null)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  }, [typed])
  const save = () => {
    const sent = {
      params: { id: visit.reservationId },
      body: { userNotes: typed ?? visit.userNotes },
    }
    // By then she may have typed on, which isn't saved, or gone on to another page, which shows the visit too.
    write.mutateAsync(sent).then(
      ({ result }) => {
        keep(result)
        setTyped((now) => (now === typed ? null : now))
        if (latest.current === typed) onClose()
      },
      () => null,
    )
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('payNoteTitle')}
      actions={
        <Button kind="solid" busy={write.isPending} onClick={save}>
          {t('payNoteSave')}
        </Button>
      }
    >
      <TextArea
        label={t('payNoteLabel')}
        help={t('payNoteHelp')}
        maxLength={lengths.visitNote}
        value={typed ?? visit.userNotes ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ErrorAlert failure={write.error} />
    </Modal>
  )
}
