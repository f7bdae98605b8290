import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useFriendName } from '../../facts/use-membership-label.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Currency, Money } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { Time } from '../../parts/times/Time.tsx'
import { wordOfLine } from '../../patron/reserve/visit/line-words.ts'
import { type AnswerOf, type BodyOf, call } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { HowPays } from './HowPays.tsx'
import styles from './ReservationScreen.module.css'
import { isWrittenDown, type Pays } from './use-see-in.ts'

type Props = {
  body: BodyOf<'quoteReservation'> | null
  isEdit: boolean
  /** How much of the new price is paid already, in dollars, where a visit is changed. */
  paid: number
  /** Whether booking also checks her in, with the payment before that. */
  isHere: boolean
  busy: boolean
  failure: unknown
  onBook: (total: number, pays: Pays) => void
}

/**
 * The server's price of what is chosen on the screen, line by line. What is booked is exactly what was shown, or
 * nothing.
 */
export function Price({ body, isEdit, paid, isHere, busy, failure, onBook }: Props) {
  const { t } = useWords('desk-reservation')
  const currency = use(Currency)
  const [pays, setPays] = useState<Pays>('later')
  const { quote, isOld, error } = useDeskQuote(body)
  const total = quote?.total ?? 0
  const amount = moneyText(total, currency)
  const mayPay = isHere && total > 0
  const how = mayPay ? pays : 'later'
  const isPaidFirst = mustBePaidFirst(quote, body, paid)
  return (
    <Card aria-label={t('bookPrice')}>
      <div className={styles.stack}>
        {body ? (
          <p className={styles.start}>
            <Time at={body.reservationTime} />
          </p>
        ) : (
          <p className="muted">{t('bookChoose')}</p>
        )}
        {quote ? <Lines quote={quote} isOld={isOld} /> : null}
        {mayPay ? <HowPays pays={pays} onChange={setPays} /> : null}
        {isPaidFirst ? (
          <Alert kind="info">
            {t(isEdit ? 'bookPaidFirstChange' : 'bookPaidFirst', {
              amount: moneyText(total - paid, currency),
            })}
          </Alert>
        ) : null}
        <ErrorAlert failure={body ? (failure ?? error) : null} />
        <Button
          kind="solid"
          wide
          busy={busy}
          disabled={!quote || isOld}
          onClick={() => quote && onBook(quote.total, how)}
        >
          {t(isEdit ? 'bookSave' : isHere ? seenIn(how) : aheadOf(isPaidFirst), { amount })}
        </Button>
      </div>
    </Card>
  )
}

function useDeskQuote(body: Props['body']) {
  const asked = useQuery({
    queryKey: ['quoteReservation', body],
    queryFn: ({ signal }) => (body ? call('quoteReservation', { body, signal }) : null),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
  return {
    quote: (body && !asked.error ? asked.data?.result : null) ?? null,
    isOld: asked.isPlaceholderData,
    error: asked.error,
  }
}

/** Whether the visit will only be held until it is paid; who is here is taken as she is (decision 0321). */
const mustBePaidFirst = (quote: Quote | null, body: Props['body'], paid: number): boolean =>
  body?.advanceReservation === true && quote?.prepayRequired === true && quote.total > paid

type Quote = AnswerOf<'quoteReservation'>['result']

function Lines({ quote, isOld }: { quote: Quote; isOld: boolean }) {
  const { t } = useWords('desk-reservation')
  const friend = useFriendName(t('payFriend'))
  return (
    <dl className={styles.lines} data-old={isOld || undefined}>
      {quote.lines.map((line) => {
        const word = wordOfLine(line.code)
        return (
          <div key={line.code}>
            <dt>{'item' in word ? `${word.item} × ${line.quantity}` : t(word.key, { friend })}</dt>
            <dd>
              <Money amount={line.amount} />
            </dd>
          </div>
        )
      })}
      <div className={styles.total}>
        <dt>{t('bookToPay')}</dt>
        <dd>
          <Money amount={quote.total} />
        </dd>
      </div>
    </dl>
  )
}

/** The one button names everything that it does. */
const seenIn = (pays: Pays) =>
  pays === 'later' ? 'bookAndIn' : isWrittenDown(pays) ? 'bookTakeAndIn' : 'bookThenCard'

const aheadOf = (isPaidFirst: boolean) => (isPaidFirst ? 'bookThenCard' : 'bookDo')
