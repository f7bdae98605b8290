import { IconLock } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Money } from '../../parts/Money.tsx'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import { leavesOpen } from '../../talk/call-failed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './KallahScreen.module.css'
import type { useAskForKallah } from './use-ask-for-kallah.ts'
import type { useKallahQuote } from './use-kallah-quote.ts'

type Props = {
  quote: ReturnType<typeof useKallahQuote>
  card: Ref<PaySourceReader>
  asking: ReturnType<typeof useAskForKallah>
  incomplete: boolean
  onSend: () => void
}

/** The price of the chosen day, the card and the button. */
export function KallahPay({ quote, card, asking, incomplete, onSend }: Props) {
  const { t } = useWords('kallah')
  const total = quote.data?.total
  return (
    <section className={styles.pay}>
      <Card>
        <p className={styles.price}>
          <span>{t('kallahPrice')}</span>
          {total === undefined ? null : <Money amount={total} />}
        </p>
        {total === undefined ? <p className="small muted">{t('kallahPriceLater')}</p> : null}
      </Card>
      {leavesOpen(quote.error) ? (
        <ErrorAlert failure={quote.error} onTryAgain={() => quote.refetch()} />
      ) : null}
      {total === 0 ? null : <PayWith ref={card} />}
      {incomplete ? <Alert kind="danger">{t('kallahIncomplete')}</Alert> : null}
      {asking.priceChanged ? <Alert kind="warning">{t('kallahPriceChanged')}</Alert> : null}
      <PayRefused failure={asking.failure} />
      <Button
        kind="solid"
        size="big"
        wide
        icon={IconLock}
        busy={asking.busy || quote.isAwaited}
        onClick={onSend}
      >
        {total ? (
          <>
            {t('kallahPay')} <Money amount={total} />
          </>
        ) : (
          t('kallahSend')
        )}
      </Button>
    </section>
  )
}
