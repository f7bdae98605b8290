import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { AskToLeave } from '../parts/unsaved/AskToLeave.tsx'
import { CallsInBar } from './CallsInBar.tsx'
import styles from './DeskPage.module.css'
import { FindBox, type FindProps } from './FindBox.tsx'
import { LanguageInBar } from './LanguageInBar.tsx'
import { LiveMark } from './LiveMark.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NightClock } from './NightClock.tsx'
import { useEscapeBack } from './use-escape-back.ts'
import { useSearchKey } from './use-search-key.ts'
import { ZmanBox } from './ZmanBox.tsx'

type Props = {
  title: string
  /** The search in the bar, where the page has one; elsewhere its key leads to that of Tonight. */
  find?: FindProps
  children: ReactNode
}

/**
 * The frame of the desk's pages other than Tonight: the menu, the way back, title, `find` where there is one, calls
 * from rooms, zman, clock, whether the live connection works, and the language.
 */
export function DeskPage({ title, find, children }: Props) {
  const { t } = useWords('desk')
  useSearchKey(find?.field)
  useEscapeBack()
  return (
    <>
      <AskToLeave />
      <header className={`no-print ${styles.bar}`}>
        <MenuButton />
        <Link to="/receptionist" className={styles.back}>
          <Icon of={IconArrowLeft} />
          {t('deskTonight')}
        </Link>
        <h1 tabIndex={-1} data-first>
          {title}
        </h1>
        {find ? <FindBox {...find} className={styles.find} /> : null}
        <CallsInBar />
        <div className={styles.zman}>
          <ZmanBox />
        </div>
        <div className={styles.clock}>
          <NightClock />
        </div>
        <span className={styles.live}>
          <LiveMark />
        </span>
        <LanguageInBar />
      </header>
      <div className={styles.page}>{children}</div>
    </>
  )
}
