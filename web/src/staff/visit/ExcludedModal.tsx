import type { WordKey } from '@mikvah/contract/words/key.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import type { Placing } from './placeable.ts'

type Props = {
  /** The patrons and attendants who would meet; empty when nothing has to be asked. */
  asked: readonly Placing[]
  /** The question about what will be done even so. */
  question: WordKey
  yes: WordKey
  busy: boolean
  onLetBe: () => void
  onConfirm: () => void
}

/** Asks once more before a patron is sent to a room whose attendant she would rather not meet. */
export function ExcludedModal({ asked, question, yes, busy, onLetBe, onConfirm }: Props) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  return (
    <Modal
      open={asked.length > 0}
      onClose={onLetBe}
      title={t('deskExcludedTitle')}
      actions={
        <>
          <Button onClick={onLetBe}>{t('deskLetBe')}</Button>
          <Button kind="solid" busy={busy} onClick={onConfirm}>
            {t(yes)}
          </Button>
        </>
      }
    >
      {asked.map(({ visit, room }) => (
        <p key={visit.reservationId}>
          {t('deskExcludedText', {
            code: visit.reservationCode ?? '',
            attendant: room.section.attendant ? nameOf(room.section.attendant) : '',
            room: room.number,
          })}
        </p>
      ))}
      <p>{t(question)}</p>
    </Modal>
  )
}
