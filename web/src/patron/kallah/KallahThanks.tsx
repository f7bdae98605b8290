import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useArrival } from '../../parts/read-first.ts'
import { eveningText } from '../../parts/times/evening-text.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './KallahScreen.module.css'
import type { KallahOutcome, useAskForKallah } from './use-ask-for-kallah.ts'

type Props = { outcome: KallahOutcome; asking: ReturnType<typeof useAskForKallah> }

/**
 * Thanks her, and says that the hour isn't set yet: the head attendant calls (requirements P8). Where the message to
 * the office failed, it can be sent again here.
 */
export function KallahThanks({ outcome, asking }: Props) {
  const { t, language } = useWords('kallah')
  useArrival('thanks')
  const words = outcome.created ? 'kallahThanksCreated' : 'kallahThanksAsked'
  return (
    <div className={`wrap narrow ${styles.page} ${styles.thanks}`}>
      <h1>{t('kallahThanksTitle')}</h1>
      <Alert kind="kallah">{t(words, { date: eveningText(outcome.date, language, t) })}</Alert>
      {outcome.pending ? <Alert kind="warning">{t('kallahThanksPending')}</Alert> : null}
      {asking.unsent ? (
        <>
          <Alert
            kind="warning"
            action={
              <Button size="small" onClick={asking.sendAgain}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t('kallahNotSent')}
          </Alert>
          <ErrorAlert failure={asking.unsent} />
        </>
      ) : null}
      <div>
        <LinkButton to="/" kind="solid">
          {t('kallahHome')}
        </LinkButton>
      </div>
    </div>
  )
}
