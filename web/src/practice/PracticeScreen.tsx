import { Navigate } from 'react-router'
import { useSettings } from '../facts/use-settings.ts'
import { useKnownOnce } from '../page/use-known-once.ts'
import { LinkButton } from '../parts/LinkButton.tsx'
import { useAsk } from '../talk/ask.ts'
import { useWords } from '../words/use-words.ts'
import { ClockCard } from './ClockCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { OutboxCard } from './OutboxCard.tsx'
import styles from './PracticeScreen.module.css'
import { ScenesCard } from './ScenesCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'
import { TestCardsCard } from './TestCardsCard.tsx'

/**
 * The practice page: the clock, the scenes, the sign-ins, the test cards, and the messages and commands that would have
 * gone out. A live facility shows the home page in its place.
 */
export function PracticeScreen() {
  const { t } = useWords()
  const { practiceMode } = useSettings()
  // How tall these lists are isn't known before, so what is below each comes with it.
  const knowsAccounts = useKnownOnce(useAsk('practiceAccounts'))
  const knowsOutbox = useKnownOnce(useAsk('practiceOutbox'))
  if (practiceMode === 'False') return <Navigate to="/" replace />
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('practiceHead')}</h1>
        <p className="lead muted">{t('practiceLead')}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ClockCard />
          <OutboxCard />
          {knowsOutbox ? <ScenesCard /> : null}
        </div>
        <div className={styles.column}>
          <SignInsCard />
          {knowsAccounts ? (
            <>
              <TestCardsCard />
              <DevicesCard />
              <LinkButton to="/practice/parts" kind="quiet" arrow>
                {t('practiceParts')}
              </LinkButton>
            </>
          ) : null}
        </div>
      </div>
    </div>
  )
}
