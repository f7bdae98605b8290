import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useFriendName } from '../../facts/use-membership-label.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Currency, Money } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { Time } from '../../parts/times/Time.tsx'
import { wordOfLine } from '../../patron/reserve/visit/line-words.ts'
import { type BodyOf, call } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ReservationScreen.module.css'

type Props = {
  body: BodyOf<'quoteReservation'> | null
  isEdit: boolean
  busy: boolean
  failure: unknown
  onBook: (total: number) => void
}

/** The server's price of what stands on the screen, line by line; booked is what was shown, or nothing. */
export function Price({ body, isEdit, busy, failure, onBook }: Props) {
  const { t } = useWords('desk-reservation')
  const friend = useFriendName(t('payFriend'))
  const currency = use(Currency)
  const asked = useQuery({
    queryKey: ['quoteReservation', body],
    queryFn: ({ signal }) => (body ? call('quoteReservation', { body, signal }) : null),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
  const quote = body && !asked.error ? asked.data?.result : null
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
        {quote ? (
          <dl className={styles.lines} data-old={asked.isPlaceholderData || undefined}>
            {quote.lines.map((line) => {
              const word = wordOfLine(line.code)
              return (
                <div key={line.code}>
                  <dt>
                    {'item' in word ? `${word.item} × ${line.quantity}` : t(word.key, { friend })}
                  </dt>
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
        ) : null}
        <ErrorAlert failure={body ? (failure ?? asked.error) : null} />
        <Button
          kind="solid"
          wide
          busy={busy}
          disabled={!quote || asked.isPlaceholderData}
          onClick={() => quote && onBook(quote.total)}
        >
          {isEdit
            ? t('bookSave')
            : t('bookDo', { amount: quote ? moneyText(quote.total, currency) : '' })}
        </Button>
      </div>
    </Card>
  )
}
