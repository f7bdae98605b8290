import { usePhoneText } from '../../facts/use-phone-text.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Card } from '../../parts/Card.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './MessagesScreen.module.css'
import { isLost, type SentText, stateWords } from './sent.ts'

const reasons = {
  'opted-out': 'messageWhyOptedOut',
  landline: 'messageWhyLandline',
  'invalid-number': 'messageWhyInvalidNumber',
  unreachable: 'messageWhyUnreachable',
  filtered: 'messageWhyFiltered',
  'not-served': 'messageWhyNotServed',
  refused: 'messageWhyRefused',
  'not-set-up': 'messageWhyNotSetUp',
  provider: 'messageWhyProvider',
  unsure: 'messageWhyUnsure',
  'too-late': 'messageWhyTooLate',
} as const satisfies Record<NonNullable<SentText['why']>, string>

/** What the desk has sent in the last day, from any of its computers, newest first, and the state of each message. */
export function SentMessages() {
  const { t } = useWords('desk-pages')
  const { data, error, refetch } = useLiveQuery('sentMessages')
  return (
    <Card>
      <section className={styles.part} aria-label={t('messageSentLately')}>
        <h2>{t('messageSentLately')}</h2>
        <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
        {data?.length === 0 ? <p className="muted">{t('messageNoneSent')}</p> : null}
        <ul className={styles.sentList}>
          {data?.map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function SentMessage({ message }: { message: SentText }) {
  const { at, number, state, why } = message
  const { t } = useWords('desk-pages')
  const phoneText = usePhoneText()
  return (
    <li>
      <span className={styles.about}>
        <bdi className="num" dir="ltr">
          {number ? phoneText(number) : '—'}
        </bdi>{' '}
        <Time at={at} />
      </span>
      <span
        className={classes(isLost(message) ? styles.lost : state === 'delivered' && styles.sent)}
      >
        {t(stateWords[state])}
        {why ? <span className="muted small"> · {t(reasons[why])}</span> : null}
      </span>
    </li>
  )
}
