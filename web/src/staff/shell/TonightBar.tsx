import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/Icon.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallsInBar } from './CallsInBar.tsx'
import { LanguageInBar } from './LanguageInBar.tsx'
import { LiveMark } from './LiveMark.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NightClock } from './NightClock.tsx'
import styles from './TonightBar.module.css'
import { ZmanBox } from './ZmanBox.tsx'

type Props = {
  counts: ReactNode
  search: string
  onSearch: (text: string) => void
  /** The search field, which a key focuses from anywhere. */
  field: RefObject<HTMLInputElement | null>
  /** The results, shown under the field while it has the focus. */
  found: ReactNode
  /** Called for the arrow down, which goes from the field into the results, and for Enter, which opens the first. */
  onFound: (key: 'ArrowDown' | 'Enter') => void
}

/** The bar above the board: the hour, the night in numbers, the zman, the search, and the main button. */
export function TonightBar({ counts, search, onSearch, field, found, onFound }: Props) {
  const { t } = useWords('desk')
  const [isLooked, setLooked] = useState(false)
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
      <search
        className={styles.search}
        onFocus={() => setLooked(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setLooked(false)
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return
          onSearch('')
          field.current?.focus()
        }}
      >
        <Icon of={IconSearch} />
        <input
          ref={field}
          type="search"
          value={search}
          placeholder={t('deskSearchHint')}
          aria-label={t('deskSearch')}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
            event.preventDefault()
            onFound(event.key)
          }}
        />
        <kbd>/</kbd>
        {isLooked ? found : null}
      </search>
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
