import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { timeText } from '../../parts/times/time-text.ts'
import { useWords } from '../../words/use-words.ts'
import { hasLocated } from '../garage/used-before.ts'
import styles from './SelfCheckIn.module.css'
import type { SelfCheckInNow } from './self-check-in-now.ts'
import { useSelfCheckIn } from './use-self-check-in.ts'

type Props = {
  visit: Reservation
  stands: SelfCheckInNow
  settings: SettingValues
  /** Whether her phone opens the garage until she is checked in. */
  parksFirst: boolean
}

/**
 * Checking in by her own phone on the night of her visit: a button, why there is none, or the code she waits with and
 * whether it is called. No event tells her phone of the call, so her visit is loaded anew whenever she looks at the
 * page again.
 */
export function SelfCheckIn({ visit, stands, settings, parksFirst }: Props) {
  const { t } = useWords('self-check-in')
  const title = useId()
  const { at } = stands
  const isIn = at === 'done' || at === 'called'
  return (
    <Card aria-labelledby={title}>
      <div className={styles.checkIn}>
        <h2 id={title} ref={useFocusOnce(isIn)} tabIndex={-1}>
          {t(isIn ? titles[at] : 'selfCheckInTitle')}
        </h2>
        <div className={styles.waits} role="status">
          {isIn ? <Waits code={visit.waitingCode} then={thens[at]} /> : null}
        </div>
        {at === 'open' ? <Here {...{ visit, settings, parksFirst }} /> : null}
        {at === 'open' || isIn ? null : <Closed stands={stands} />}
      </div>
    </Card>
  )
}

const titles = { done: 'selfCheckInDone', called: 'selfCheckInCalled' } as const
/** What she does next. */
const thens = { done: 'selfCheckInWait', called: 'selfCheckInComeIn' } as const

/** Focuses the heading as she is checked in: the button that had the focus is gone. */
function useFocusOnce(done: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(done)
  useEffect(() => {
    if (done && !before.current) heading.current?.focus()
    before.current = done
  }, [done])
  return heading
}

function Waits({ code, then }: { code: string | null; then: WordKey }) {
  const { t } = useWords('self-check-in')
  return (
    <>
      {code ? (
        <p className={styles.code}>
          <span>{t('selfCheckInCode')}</span>
          <span className="num code">{code}</span>
        </p>
      ) : null}
      <p>{t(then)}</p>
    </>
  )
}

function Closed({ stands }: Pick<Props, 'stands'>) {
  const { t, language } = useWords('self-check-in')
  return (
    <Alert kind="info" icon={IconLock}>
      {stands.at === 'early'
        ? t('selfCheckInFrom', { from: timeText(stands.from, language, t) })
        : t(stands.at === 'not-paid' ? 'selfCheckInNotPaid' : 'selfCheckInQuiet')}
    </Alert>
  )
}

function Here({ visit, settings, parksFirst }: Omit<Props, 'stands'>) {
  const { t, language } = useWords('garage')
  const { busy, failed, checkIn } = useSelfCheckIn(visit.reservationId, settings, language)
  return (
    <>
      <p>
        {t('selfCheckInLead')} {parksFirst ? t('selfCheckInParkFirst') : null}
      </p>
      {failed && 'words' in failed ? <Alert kind="danger">{t(failed.words)}</Alert> : null}
      {failed && 'failure' in failed ? <ErrorAlert failure={failed.failure} /> : null}
      {busy || failed || hasLocated() ? null : (
        <Alert kind="info">{t('selfCheckInAsksPlace')}</Alert>
      )}
      <Button
        kind={visit.balance > 0 ? 'plain' : 'solid'}
        size="big"
        wide
        busy={busy !== null}
        onClick={checkIn}
      >
        {t(busy === 'locating' ? 'garageLocating' : 'selfCheckInNow')}
      </Button>
    </>
  )
}
