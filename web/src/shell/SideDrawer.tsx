import { IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { startPageOf } from '../facts/start-page-of.ts'
import { usePhoneText } from '../facts/use-phone-text.ts'
import { useSettings } from '../facts/use-settings.ts'
import { Drawer } from '../parts/dialogs/Drawer.tsx'
import { useDrawer } from '../parts/dialogs/use-drawer.ts'
import { Icon } from '../parts/Icon.tsx'
import { serverNow } from '../talk/clock.ts'
import { useSession } from '../talk/use-session.ts'
import { useWords } from '../words/use-words.ts'
import { AddToHomeScreen } from './AddToHomeScreen.tsx'
import { Brand } from './Brand.tsx'
import { type DrawerEntry, drawerLinks, settingsLinks, termsLink } from './drawer-links.ts'
import { LogoutButton } from './LogoutButton.tsx'
import styles from './SideDrawer.module.css'

/** The names of staff roles need the staff's words, which no patron loads. */
const StaffName = lazy(() =>
  import('./StaffName.tsx').then((file) => ({ default: file.StaffName })),
)

/** A reload with the drawer open shows the page first, then opens it again (requirements P9). */
const initialDelay = 400

function useReady(after: number) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return ready
}

/** The drawer with the links and who is signed in; for the first `after` milliseconds of a page it stays closed. */
export function SideDrawer({ after = initialDelay }) {
  const { t } = useWords()
  const { isOpen, close } = useDrawer()
  const session = useSession()
  const ready = useReady(after)
  return (
    <Drawer
      open={ready && isOpen}
      onClose={close}
      label={t('menu')}
      closeLabel={t('closeMenu')}
      head={<Brand replace to={startPageOf(session?.roles ?? [])} />}
    >
      <Entries />
    </Drawer>
  )
}

function Entries() {
  const { t } = useWords()
  const session = useSession()
  const settings = useSettings()
  const phoneText = usePhoneText()
  const navigate = useNavigate()
  const year = new Date(serverNow()).getFullYear()
  return (
    <>
      <nav className={styles.links} aria-label={t('mainNavigation')}>
        {drawerLinks(session, settings).map((link) => (
          <DrawerLink key={link.label} {...link} />
        ))}
        <h2 className={styles.heading}>{t('drawerSettings')}</h2>
        {settingsLinks(session).map((link) => (
          <DrawerLink key={link.label} {...link} />
        ))}
        <AddToHomeScreen className={styles.link} />
        <DrawerLink {...termsLink} />
      </nav>
      {session ? (
        <div className={styles.account}>
          <span>
            <span className="sr-only">{t('drawerSignedInAs')} </span>
            {startPageOf(session.roles) === '/' ? (
              <span className="num">{phoneText(session.userName)}</span>
            ) : (
              <Suspense fallback={session.userName}>
                <StaffName name={session.userName} />
              </Suspense>
            )}
          </span>
          <LogoutButton goHome={() => navigate('/', { replace: true })} />
        </div>
      ) : null}
      <p className={styles.colophon}>
        © <span className="num">{year}</span> ·{' '}
        {/* Left to right also in a Hebrew line: its parts would change places at the plus. */}
        <span>{t('version', { version: `\u2066${__VERSION__}\u2069` })}</span>
      </p>
    </>
  )
}

/** A link of the drawer replaces the drawer's own history entry, so that going back leads to the page beneath it. */
function DrawerLink({ label, to, external }: DrawerEntry) {
  const { t } = useWords()
  if (!external) {
    return (
      <NavLink to={to} replace end className={styles.link}>
        {t(label)}
      </NavLink>
    )
  }
  return (
    <a className={styles.link} href={to} target="_blank" rel="noreferrer">
      {t(label)}
      <Icon of={IconExternalLink} />
      <span className="sr-only">({t('opensInNewTab')})</span>
    </a>
  )
}
