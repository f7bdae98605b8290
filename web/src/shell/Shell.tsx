import { currencyOf } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { Address } from '../addresses/address.ts'
import { followLanguage } from '../facts/follow-language.ts'
import { useFacilityTexts } from '../facts/use-facility-texts.ts'
import { useSettings } from '../facts/use-settings.ts'
import { useHeldFocus } from '../page/use-held-focus.ts'
import { LeaveBlocker } from '../parts/leaving/LeaveBlocker.tsx'
import { Currency } from '../parts/Money.tsx'
import { OfflineNotice } from '../parts/OfflineNotice.tsx'
import { CallLink } from '../talk/ways-to-call.ts'
import { useWords } from '../words/use-words.ts'
import { CallOffice } from './CallOffice.tsx'
import { pressEarlyTap } from './early-tap.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { keepPages } from './keep-pages.ts'
import { PracticeBanner } from './PracticeBanner.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import styles from './Shell.module.css'
import { SideDrawer } from './SideDrawer.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { VersionCheck } from './VersionCheck.tsx'

const useAddress = () => useMatches().at(-1)?.handle as Address | undefined

/**
 * The page as it was served says whether this is a practice facility, before the settings are fetched, so the banner
 * never pushes down what is being read.
 */
const isPractice = (setting: string | null | undefined) =>
  setting ? setting === 'True' : document.documentElement.dataset.practice !== undefined

/**
 * Followed, the link would put an entry into the browser's history of which the router knows nothing: the step of a
 * screen would be lost, and going back couldn't be stopped for something unsaved.
 */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** The frames of those who work here and of the house's screens see to it themselves. */
function HeldFocus() {
  useHeldFocus()
  return null
}

/**
 * What stands around every screen: the notices, the header, the footer and the drawer. A staff screen has a bar of its
 * own for header and footer, and a screen of the house has only the notice of a practice facility. On the home page the
 * picture reaches under the header.
 */
export function Shell() {
  const { t } = useWords()
  const address = useAddress()
  const { pathname } = useLocation()
  const settings = useSettings()
  useScrollToTop()
  useFacilityTexts()
  const title = t(address?.title ?? 'titleHome')
  const bare = address?.bare ?? false
  const ownBar = bare || (address?.staff ?? false)
  const client = useQueryClient()
  useEffect(() => followLanguage(client), [client])
  const onWater = address?.title === 'titleHome'
  useEffect(() => pressEarlyTap(document), [])
  useEffect(() => {
    if (!ownBar) keepPages()
  }, [ownBar])
  return (
    <Currency value={currencyOf(settings)}>
      <CallLink value={CallOffice}>
        <LeaveBlocker />
        <div className={styles.page}>
          {/* biome-ignore lint/a11y/useValidAnchor: it is a link that goes, only not into the history */}
          <a className={`no-print ${styles.skip}`} href="#content" onClick={skipToContent}>
            {t('skipToContent')}
          </a>
          {bare ? null : <OfflineNotice />}
          {isPractice(settings.practiceMode) ? <PracticeBanner /> : null}
          {bare ? null : <VersionCheck />}
          {ownBar ? null : <HeldFocus />}
          {ownBar ? null : <Header onWater={onWater} />}
          {/* Another page begins and ends elsewhere: it comes with elements of its own, and none jumps there. */}
          <main
            key={onWater ? 'on water' : 'below the header'}
            id="content"
            tabIndex={-1}
            className={styles.main}
          >
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          {ownBar ? null : <Footer key={pathname} />}
          {bare ? null : <SideDrawer />}
          <RouteAnnouncer title={title} />
        </div>
      </CallLink>
    </Currency>
  )
}
