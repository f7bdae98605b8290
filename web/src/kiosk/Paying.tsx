import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { Alert } from '../parts/Alert.tsx'
import { Button } from '../parts/Button.tsx'
import { type CardOutcome, outcomeOf } from '../paying/card-outcome.ts'
import type { CardAtReader } from '../paying/use-card-at-reader.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

type Props = {
  owed: number
  stands: CardAtReader
  /** Called to pay at the card reader; null where there is no reader, and while her check-in is being sent. */
  onPay: (() => void) | null
}

/**
 * Says where what she owes can be paid, here, with a button, where there is a reader, or at the desk, or that all is
 * paid. After a card was tried, how it fared is shown in place of that. The amount itself stands above, in `Visit.tsx`.
 */
export function Paying({ owed, stands, onPay }: Props) {
  const { t } = useWords('kiosk')
  const outcome = outcomeOf(stands)
  const said = outcome && saidOf[outcome]
  return (
    <div className={styles.paying}>
      {said ? (
        <Alert kind={said.kind} title={t(said.title)}>
          {said.text ? t(said.text) : null}
        </Alert>
      ) : (
        <p>{t(owed <= 0 ? 'kioskPaid' : onPay ? 'kioskPayHereOrAtDesk' : 'kioskPayAtDesk')}</p>
      )}
      {owed > 0 && onPay ? (
        <Button wide icon={IconCreditCard} onClick={onPay}>
          {t('kioskPayByCard')}
        </Button>
      ) : null}
    </div>
  )
}

type Said = { kind: 'success' | 'warning'; title: WordKey; text?: WordKey }

const saidOf: Record<CardOutcome, Said | null> = {
  approved: { kind: 'success', title: 'kioskCardPaid' },
  'nothing-owed': null,
  declined: { kind: 'warning', title: 'kioskCardDeclined', text: 'kioskCardAnother' },
  busy: { kind: 'warning', title: 'kioskCardBusy', text: 'kioskCardAgain' },
  offline: { kind: 'warning', title: 'kioskCardOff', text: 'kioskPayAtDesk' },
  ended: { kind: 'warning', title: 'kioskCardEnded', text: 'kioskCardAgain' },
  'under-way': { kind: 'warning', title: 'kioskCardOther', text: 'kioskDeskText' },
  failed: { kind: 'warning', title: 'kioskCardFailed', text: 'kioskPayAtDesk' },
}
