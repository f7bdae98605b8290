import type { Reservation } from '@mikvah/contract/contract.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { useWords } from '../../words/use-words.ts'
import { notesOfHers } from '../parts/notes-of-hers.ts'
import styles from './NotesModal.module.css'

type Notes = Pick<Reservation, 'notes' | 'reservationNotes' | 'userNotes' | 'attendantNote'>

const parts = [
  ['dailyReservationNotes', ({ notes, reservationNotes }: Notes) => [notes, reservationNotes]],
  ['dailyUserNotes', notesOfHers],
] as const

const written = (text: string | null): text is string => Boolean(text?.trim())

/**
 * All notes on a visit that aren't blank: those of the reservation, then what the patron asks her attendant to know.
 */
export const notesOf = (row: Notes): string[] => parts.flatMap(([, of]) => of(row).filter(written))

/** The notes on one visit: the desk's and the patron's own. */
export function NotesModal({ row, onClose }: { row: Reservation | null; onClose: () => void }) {
  const { t } = useWords('daily-list')
  return (
    <Modal
      open={row !== null}
      onClose={onClose}
      title={row ? t('dailyNotesOf', { code: row.reservationCode }) : ''}
    >
      {row
        ? parts.map(([word, of]) => {
            const lines = of(row).filter(written)
            return (
              <section key={word} className={styles.part}>
                <h3>{t(word)}</h3>
                {lines.length > 0 ? (
                  lines.map((line) => (
                    <p key={line} dir="auto" className={styles.note}>
                      {line}
                    </p>
                  ))
                ) : (
                  <p className="muted">{t('dailyNoNote')}</p>
                )}
              </section>
            )
          })
        : null}
    </Modal>
  )
}
