import type { Reservation } from '@mikvah/contract/contract.ts'
import type { PaymentCategory } from '@mikvah/rules/payments/categories.ts'
import { type Tender, tenders } from '@mikvah/rules/payments/methods.ts'
import {
  IconCash,
  IconCreditCard,
  IconDeviceMobile,
  IconPlus,
  IconWritingSign,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { use, useState } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { useWords } from '../../words/use-words.ts'
import { AskReader, ReaderOutcome } from './AskReader.tsx'
import { ReaderAsks } from './ReaderAsks.tsx'
import { TakeForm } from './TakeForm.tsx'
import styles from './Till.module.css'
import { type DeskReader, useDeskReader } from './use-desk-reader.ts'
import { useTaking } from './use-taking.ts'

const icons: Record<Tender, TablerIcon> = {
  CreditCard: IconCreditCard,
  Terminal: IconDeviceMobile,
  Cash: IconCash,
  Check: IconWritingSign,
}

type Props = {
  visit: Reservation
  /** What the payment is for, as lists and reports sort it. */
  category?: PaymentCategory | undefined
  begin?: Tender | undefined
  /** Whether no payment may be begun; one that is under way is seen to its end, and how it ended stays shown. */
  isClosed: boolean
  onTaken: (said: string) => void
}

/**
 * Takes one payment: the way of paying, the amount for the visit, the tip. A card is charged once, however often the
 * button is tapped.
 */
export function TakePayment({ visit, category, begin, isClosed, onTaken }: Props) {
  const { t } = useWords('till')
  const currency = use(Currency)
  const [method, setMethod] = useState<Tender | null>(begin ?? null)
  const [byHand, setByHand] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const taken = (amount: number) => {
    // The way of paying is deselected, so that the next payment begins anew.
    setMethod(null)
    setByHand(false)
    setAsked(false)
    onTaken(t('tillTaken', { amount: moneyText(amount, currency) }))
  }
  const taking = useTaking({ visit, category, isClosed, onTaken: taken })
  const deskReader = useDeskReader({ visit, category, onTaken: taken })
  const { stands, reader, stop } = deskReader

  if (stands.at === 'reader')
    return (
      <ReaderAsks name={reader?.name ?? ''} stands={stands} owed={visit.balance} onCancel={stop} />
    )
  // While the charge runs her bank may ask, so the form and the bank's dialog stay.
  if (!taking.busy && taking.isOpen) return <Alert kind="warning" title={t('tillPending')} />
  if (isClosed && !taking.busy)
    return (
      <>
        <ReaderOutcome stands={stands} isLast />
        <PayRefused failure={taking.failure} />
      </>
    )
  // Nothing is owed and no payment is begun: a button still offers a tip or a donation.
  if (visit.balance <= 0 && method === null && !isAsked && !taking.busy)
    return (
      <Button kind="quiet" icon={IconPlus} onClick={() => setAsked(true)}>
        {t('tillTakeMore')}
      </Button>
    )
  const { asksReader, mayAsk } = readerFor(visit, method, { deskReader, byHand })
  const isByHand = method !== null && !mayAsk && !(asksReader && deskReader.isLooking)
  return (
    <div className={styles.till} ref={isAsked ? focusFirst : undefined}>
      <Segmented
        label={t('tillHow')}
        look="row"
        value={method}
        onChange={setMethod}
        options={tenders.map((value) => ({
          value,
          label: (
            <>
              <Icon of={icons[value]} />
              {t(`tillMethod${value}`)}
            </>
          ),
        }))}
      />
      {asksReader ? <AskReader owed={visit.balance} deskReader={deskReader} /> : null}
      {mayAsk ? (
        <Button kind="quiet" onClick={() => setByHand(true)}>
          {t('tillReaderByHand')}
        </Button>
      ) : null}
      {isByHand ? <TakeForm method={method} userId={visit.userId} taking={taking} /> : null}
      {taking.bankDialog}
    </div>
  )
}

/** Whether the desk's reader is shown for this way of paying, and whether it can be asked for a card now. */
function readerFor(
  { balance }: Reservation,
  method: Tender | null,
  { deskReader, byHand }: { deskReader: DeskReader; byHand: boolean },
) {
  const asksReader = method === 'Terminal' && balance > 0
  return { asksReader, mayAsk: asksReader && !byHand && deskReader.reader?.online }
}

/** The button that was tapped is gone, so the focus goes to the first control. */
const focusFirst = (part: HTMLElement | null) => part?.querySelector('input')?.focus()
