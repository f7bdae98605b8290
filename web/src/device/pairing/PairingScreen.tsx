import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { Link, Navigate } from 'react-router'
import { startPageOf } from '../../facts/start-page-of.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { useAwake } from '../use-awake.ts'
import styles from './PairingScreen.module.css'
import { usePairing } from './use-pairing.ts'

/**
 * Shows the code by which this screen is paired. Once it is paired, or where somebody is signed in on it, it goes to
 * the start page of that account.
 */
export function PairingScreen() {
  const session = useSession()
  return session ? <Navigate to={startPageOf(session.roles)} replace /> : <Unpaired />
}

/** The code is read in two halves. */
const half = codeDigits.pairing / 2

function Unpaired() {
  const { t } = useWords('device')
  const { code, over, failure, again } = usePairing()
  useAwake()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Mark className={styles.mark} />
        <LanguageSwitch className={styles.language} />
      </header>
      <section className={styles.pair} aria-labelledby="pair">
        <h1 id="pair">{t('pairTitle')}</h1>
        <p className={styles.lead}>{t('pairLead')}</p>
        {code ? (
          <output className={styles.code} aria-label={t('pairCode')}>
            <bdi dir="ltr">
              <span>{code.slice(0, half)}</span> <span>{code.slice(half)}</span>
            </bdi>
          </output>
        ) : null}
        {over ? (
          <div className={styles.over} role="status">
            <p>{t('pairOver')}</p>
            <Button kind="solid" onClick={again}>
              {t('pairAgain')}
            </Button>
          </div>
        ) : null}
        {code || over || failure ? null : <Skeleton lines={2} />}
        {code ? <p className="muted">{t('pairWaits')}</p> : null}
        <ErrorAlert failure={failure} onTryAgain={code ? undefined : again} />
        <p className={styles.byName}>
          <Link to="/login/staff">{t('pairByName')}</Link>
        </p>
      </section>
    </div>
  )
}
