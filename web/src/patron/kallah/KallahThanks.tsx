import { use } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { useArrival } from '../../parts/read-first.ts'
import { eveningText } from '../../parts/times/evening-text.ts'
import { asksToCall, CallLink } from '../../talk/ways-to-call.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './KallahScreen.module.css'
import type { useAskForKallah } from './use-ask-for-kallah.ts'
import type { KallahOutcome } from './use-kallah-letter.ts'

type Props = { outcome: KallahOutcome; asking: ReturnType<typeof useAskForKallah> }

/**
 * Thanks her, and says that the hour isn't set yet: the head attendant calls (requirements P8). Where the message to
 * the office failed, it can be sent again here, or she calls; where there is no visit either, nobody has her request.
 */
export function KallahThanks({ outcome, asking }: Props) {
  const { t, language } = useWords('kallah')
  useArrival('thanks')
  const Call = use(CallLink)
  const { isUnsent, isSending } = asking
  const isAsked = outcome.created || !(isUnsent || isSending)
  const words = outcome.created ? 'kallahThanksCreated' : 'kallahThanksAsked'
  const unsent = outcome.created ? 'kallahNotSent' : 'kallahNotAsked'
  const date = eveningText(outcome.date, language, t)
  return (
    <div className={`wrap narrow ${styles.page} ${styles.thanks}`}>
      <h1>{t(isAsked ? 'kallahThanksTitle' : 'kallahNotAskedTitle')}</h1>
      {isAsked ? <Alert kind="kallah">{t(words, { date })}</Alert> : null}
      {isSending && !isAsked ? <p role="status">{t('kallahSending')}</p> : null}
      {outcome.pending ? <Alert kind="warning">{t('kallahThanksPending')}</Alert> : null}
      {isUnsent ? (
        <>
          <Alert
            kind="warning"
            action={
              <>
                <Button size="small" onClick={asking.sendAgain}>
                  {t('tryAgain')}
                </Button>
                <Button size="small" kind="quiet" onClick={asking.letGo}>
                  {t('kallahTold')}
                </Button>
                {Call && !asksToCall(asking.whyUnsent) ? <Call /> : null}
              </>
            }
          >
            {t(unsent, { date })}
          </Alert>
          <ErrorAlert failure={asking.whyUnsent} />
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
