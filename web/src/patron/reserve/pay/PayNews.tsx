import type { WordKey } from '@mikvah/contract/words/key.ts'
import { Alert } from '../../../parts/Alert.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './PayNews.module.css'
import type { PayView } from './view-of.ts'

/** The outcome of what she did last. */
export type News = 'booked' | 'not-taken' | 'donation' | 'tip'

type Notice = { kind: 'danger' | 'success'; words: WordKey; onlyIn?: PayView }

/** `booked` has a dialog of its own. */
const notices: Partial<Record<News, Notice>> = {
  'not-taken': { kind: 'danger', words: 'payNotTaken' },
  donation: { kind: 'success', words: 'payThanksGift', onlyIn: 'success' },
  tip: { kind: 'success', words: 'payThanks', onlyIn: 'success' },
}

type Props = { news: News | null; view: PayView; failure: unknown }

/** News about the payment. The element is rendered before there is any, so that a screen reader announces the news. */
export function PayNews({ news, view, failure }: Props) {
  const { t } = useWords('pay')
  const { kind, words, onlyIn = view } = (news && notices[news]) ?? {}
  return (
    <div className={styles.news} aria-live="polite">
      {kind && words && onlyIn === view ? <Alert kind={kind}>{t(words)}</Alert> : null}
      <ErrorAlert failure={failure} />
    </div>
  )
}
