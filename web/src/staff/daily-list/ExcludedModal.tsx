import type { Reservation } from '@mikvah/contract/contract.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'

/** The attendants whom this patron would rather not meet, by name, including those who no longer work here. */
export function ExcludedModal({ row, onClose }: { row: Reservation; onClose: () => void }) {
  const { t } = useWords('daily-list')
  const nameOf = useNameOf()
  const { data, error } = useAsk('attendants', { query: { activeonly: 'false' } })
  const ids = new Set(row.excludedAttendants?.map(({ attendantId }) => attendantId))
  return (
    <Modal open onClose={onClose} title={t('dailyExcludedOf', { code: row.reservationCode })}>
      <ErrorAlert failure={error} />
      {data || error ? null : <Skeleton lines={2} />}
      <ul>
        {data
          ?.filter(({ id }) => ids.has(id))
          .map((attendant) => (
            <li key={attendant.id}>
              <bdi>{nameOf(attendant)}</bdi>
            </li>
          ))}
      </ul>
    </Modal>
  )
}
