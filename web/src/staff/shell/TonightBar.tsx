import { IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallsInBar } from './CallsInBar.tsx'
import { FindBox, type FindProps } from './FindBox.tsx'
import { LanguageInBar } from './LanguageInBar.tsx'
import { LiveMark } from './LiveMark.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NightClock } from './NightClock.tsx'
import styles from './TonightBar.module.css'
import { ZmanBox } from './ZmanBox.tsx'

type Props = FindProps & { counts: ReactNode }

/** The bar above the board: the hour, the night in numbers, the zman, the search, and the main button. */
export function TonightBar({ counts, ...find }: Props) {
  const { t } = useWords('desk')
  return (
    <header className={`no-print ${styles.bar}`}>
      <MenuButton />
      <Link to="/receptionist" className={styles.brand} aria-label={t('deskTonight')}>
        <Mark className={styles.mark} />
      </Link>
      <NightClock />
      <div className={styles.counts}>{counts}</div>
      <div className={styles.calls}>
        <CallsInBar />
      </div>
      <div className={styles.zman}>
        <ZmanBox />
      </div>
      <FindBox {...find} className={styles.search} />
      <LinkButton to="/receptionist/reservation" kind="solid" icon={IconUserPlus}>
        {t('deskWalkIn')}
      </LinkButton>
      <div className={styles.live}>
        <LiveMark />
      </div>
      <LanguageInBar />
    </header>
  )
}
