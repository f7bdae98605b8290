import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type SettingValues, textOf } from '@mikvah/rules/settings/read.ts'
import { startPageOf } from '../facts/start-page-of.ts'
import { hasRole, type Session } from '../talk/session.ts'

export type DrawerEntry = { label: WordKey; to: string; external?: boolean }

/**
 * The drawer's links: for who works here the way to her own screen, then those of the specification, in its order and
 * under its conditions (patron 2).
 */
export function drawerLinks(session: Session | null, settings: SettingValues): DrawerEntry[] {
  const newsletter = textOf(settings, 'newsletterFile') !== null
  const donate = textOf(settings, 'websiteDonateUrl')
  return [
    ...workLinks(session),
    { label: 'drawerHome', to: '/' },
    ...(hasRole(session, 'Admin') ? [{ label: 'drawerReservations', to: '/admin' } as const] : []),
    { label: 'drawerHours', to: '/hours' },
    { label: 'drawerKeylim', to: '/keylim-mikvah' },
    ...(newsletter ? [{ label: 'drawerNewsletter', to: '/newsletter' } as const] : []),
    donate
      ? { label: 'drawerDonate', to: donate, external: true }
      : { label: 'drawerDonate', to: '/donate' },
    { label: 'drawerContact', to: '/contact' },
  ]
}

const names: Record<string, WordKey> = {
  '/receptionist': 'drawerDesk',
  '/attendant': 'drawerAttendant',
  '/mikvah': 'drawerPools',
}

/**
 * The link by which staff find back to their own screen, also from the home page. The office has its own entry in the
 * specification.
 */
function workLinks(session: Session | null): DrawerEntry[] {
  const to = startPageOf(session?.roles ?? [])
  const label = names[to]
  return label ? [{ label, to }] : []
}

export function settingsLinks(session: Session | null): DrawerEntry[] {
  const always: DrawerEntry[] = [
    { label: 'drawerProfile', to: '/profile' },
    { label: 'drawerLanguage', to: '/language' },
  ]
  const signedIn: DrawerEntry[] = [
    { label: 'drawerHistory', to: '/history' },
    { label: 'drawerPaymentMethods', to: '/payment-methods' },
  ]
  return session ? [...always, ...signedIn] : always
}

export const termsLink: DrawerEntry = { label: 'drawerTerms', to: '/terms' }
