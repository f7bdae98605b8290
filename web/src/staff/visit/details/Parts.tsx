import type { Reservation } from '@mikvah/contract/contract.ts'
import { Money } from '../../../parts/Money.tsx'
import { When } from '../../../parts/times/When.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEveryone } from '../../facts/use-everyone.ts'
import { nameOfPayment } from '../../parts/payment-name.ts'
import { Part } from '../Part.tsx'
import { Doors } from './Doors.tsx'
import styles from './Parts.module.css'
import { Session } from './Session.tsx'
import { Supplies } from './Supplies.tsx'

/**
 * The sections of a visit, in the order of the specification (staff 2): session, supplies, payments, merchandise,
 * notes, the attendants she would rather not meet, and doors.
 */
export function Parts({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  return (
    <>
      <Part title={t('deskSession')} open>
        <Session visit={visit} />
      </Part>
      <Supplies visit={visit} />
      <Payments visit={visit} />
      <Merchandise visit={visit} />
      <Notes visit={visit} />
      <Excluded visit={visit} />
      <Doors visit={visit} />
    </>
  )
}

const refusedWords = { Declined: 'tillDeclined', Error: 'tillError' } as const

function Payments({ visit: { payments, amountPaid, paid } }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const { t: say } = useWords('till')
  return (
    <Part
      title={t('deskPayments')}
      end={
        <>
          <Money amount={amountPaid} />
          {paid ? ` · ${t('deskPaid')}` : null}
        </>
      }
    >
      {payments.length === 0 ? <p>{t('deskNoPayments')}</p> : null}
      <ul className={styles.lines}>
        {payments.map((payment) => {
          const { paymentId, method, status, amount, dateCreated } = payment
          return (
            <li key={paymentId}>
              <span>
                {say(nameOfPayment(payment, payments))} · <When at={dateCreated} />
                {status === 'Approved' ? null : ` · ${say(refusedWords[status])}`}
              </span>
              <Money amount={method === 'CreditRefund' ? -amount : amount} />
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Merchandise({ visit: { merchandise, merchTotal } }: { visit: Reservation }) {
  const { t, language } = useWords('desk')
  const none = merchandise.length === 0
  return (
    <Part title={t('deskMerchandise')} end={none ? t('deskNone') : <Money amount={merchTotal} />}>
      {none ? <p>{t('deskNoMerchandise')}</p> : null}
      <ul className={styles.lines}>
        {merchandise.map(({ item, itemHe, quantity, total }) => (
          <li key={item}>
            <span>
              <span className="num">{quantity}</span> × {(language === 'he' && itemHe) || item}
            </span>
            <Money amount={total} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Notes({
  visit: { notes, userNotes, attendantNote, reservationNotes },
}: {
  visit: Reservation
}) {
  const { t } = useWords('desk')
  const lines = [
    ['deskNotesDesk', notes],
    ['deskNotesHers', userNotes],
    ['deskNotesAlways', attendantNote],
    ['deskNotesReservation', reservationNotes],
  ] as const
  const some = lines.filter(([, text]) => text)
  return (
    <Part
      title={t('deskNotes')}
      end={some.length === 0 ? t('deskNone') : undefined}
      open={some.length > 0}
    >
      {some.length === 0 ? <p>{t('deskNoNotes')}</p> : null}
      {some.map(([name, text]) => (
        <p key={name} className={styles.note}>
          <small>{t(name)}</small>
          <span dir="auto">{text}</span>
        </p>
      ))}
    </Part>
  )
}

function Excluded({ visit: { excludedAttendants = [] } }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { data } = useEveryone()
  return (
    <Part title={t('deskExcluded')} end={<span className="num">{excludedAttendants.length}</span>}>
      {excludedAttendants.length === 0 ? <p>{t('deskNobodyExcluded')}</p> : null}
      <ul className={styles.lines}>
        {excludedAttendants.map(({ attendantId }) => {
          const found = data?.find(({ id }) => id === attendantId)
          return <li key={attendantId}>{found ? nameOf(found) : '…'}</li>
        })}
      </ul>
    </Part>
  )
}
