import { I18nProvider } from 'react-aria/I18nProvider'
import { Outlet } from 'react-router'
import { useLiveEvents } from '../../live/use-live-events.ts'
import { useHeldFocus } from '../../page/use-held-focus.ts'
import { useWords } from '../../words/use-words.ts'
import { LostLine } from './LostLine.tsx'
import styles from './StaffShell.module.css'

const locales = { en: 'en-GB', he: 'he-IL' } as const

/** Wraps every staff screen: it holds the live connection, and sets one language for all parts. */
export function StaffShell() {
  const { language } = useWords()
  useLiveEvents()
  useHeldFocus()
  return (
    <I18nProvider locale={locales[language]}>
      <div className={styles.desk}>
        <LostLine />
        <Outlet />
      </div>
    </I18nProvider>
  )
}
