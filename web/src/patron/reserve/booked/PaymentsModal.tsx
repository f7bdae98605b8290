import type { Payment, Reservation } from '@mikvah/contract/contract.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { Money } from '../../../parts/Money.tsx'
import { type Column, Table } from '../../../parts/Table.tsx'
import { When } from '../../../parts/times/When.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { visit: Reservation; open: boolean; onClose: () => void }

/** All payments of this visit, refused ones included. */
export function PaymentsModal({ visit, open, onClose }: Props) {
  const { t } = useWords('pay')
  const columns: Column<Payment>[] = [
    {
      key: 'when',
      head: t('payPaymentWhen'),
      cell: ({ dateCreated }) => <When at={dateCreated} />,
    },
    { key: 'method', head: t('payPaymentMethod'), cell: ({ method }) => t(`payMethod${method}`) },
    { key: 'status', head: t('payPaymentStatus'), cell: ({ status }) => t(`payStatus${status}`) },
    {
      key: 'amount',
      head: t('payPaymentAmount'),
      end: true,
      cell: ({ amount, method }) => <Money amount={method === 'CreditRefund' ? -amount : amount} />,
    },
  ]
  return (
    <Modal open={open} onClose={onClose} title={t('payPaymentsTitle')}>
      {visit.payments.length === 0 ? (
        <Empty icon={IconReceipt} title={t('payPaymentsEmpty')} />
      ) : (
        <Table
          caption={t('payPaymentsTitle')}
          columns={columns}
          rows={visit.payments}
          keyOf={({ paymentId }) => paymentId}
        />
      )}
    </Modal>
  )
}
