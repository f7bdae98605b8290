import { useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { makeOld } from '../../talk/make-old.ts'
import { useWords } from '../../words/use-words.ts'
import { Till } from '../till/Till.tsx'
import type { MarkedRow } from './marks.ts'

/**
 * Takes what the visit of a sheet's row owes; the payment lists name it a Shabbos Payment. It is shut where the row is
 * null.
 */
export function PayModal({ row, onClose }: { row: MarkedRow | null; onClose: () => void }) {
  const { t } = useWords('after-shabbos')
  return (
    <Modal
      open={row !== null}
      onClose={onClose}
      title={row ? t('afterPaying', { code: row.reservationCode }) : ''}
    >
      {row ? <Paying id={row.reservationId} /> : null}
    </Modal>
  )
}

function Paying({ id }: { id: string }) {
  const client = useQueryClient()
  const { data: visit, error, refetch } = useLiveQuery('reservation', { params: { id } })
  const onChanged = () => {
    refetch()
    makeOld(client, ['sheets'])
  }
  if (visit) return <Till visit={visit} category="Shabbos Payment" onChanged={onChanged} />
  return error ? (
    <ErrorAlert failure={error} onTryAgain={() => refetch()} />
  ) : (
    <Skeleton lines={6} />
  )
}
