import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ComponentType } from 'react'
import { hasRole, type Session } from './talk/session.ts'

type Who = 'anyone' | 'signedIn' | readonly Role[]

/** One address of the product: who may open it, its title, the words it speaks and its screen. */
export type Address = {
  path: string
  who: Who
  /** Key of its page title. A title never names the visit. */
  title: string
  words?: readonly string[]
  screen?: () => Promise<ComponentType>
  /** Room tablets, kiosks and displays show themselves without header and drawer. */
  bare?: true
}

const home = {
  who: 'anyone',
  title: 'titleHome',
  words: ['home'],
  screen: () => import('./patron/home/HomeScreen.tsx').then((file) => file.HomeScreen),
} as const

/** Unknown paths show the home page (spec, patron 2). */
export const addresses: readonly Address[] = [
  { path: '/', ...home },
  { path: '/login', who: 'anyone', title: 'titleLogin' },
  { path: '/hours', who: 'anyone', title: 'titleHours', words: ['hours'] },
  { path: '/language', who: 'anyone', title: 'titleLanguage' },
  { path: '/terms', who: 'anyone', title: 'titleTerms' },
  { path: '/careers', who: 'anyone', title: 'titleCareers' },
  { path: '/tour', who: 'anyone', title: 'titleTour' },
  { path: '/donate', who: 'anyone', title: 'titleDonate' },
  { path: '/contact', who: 'anyone', title: 'titleContact' },
  { path: '/keylim-mikvah', who: 'anyone', title: 'titleKeylim' },
  { path: '/newsletter', who: 'anyone', title: 'titleNewsletter' },

  { path: '/reserve', who: 'signedIn', title: 'titleReserve' },
  { path: '/kallah', who: 'signedIn', title: 'titleReserve' },
  { path: '/notifications', who: 'signedIn', title: 'titleNotifications' },
  { path: '/profile', who: 'signedIn', title: 'titleProfile' },
  { path: '/license-plate', who: 'signedIn', title: 'titleLicensePlate' },
  { path: '/history', who: 'signedIn', title: 'titleHistory' },
  { path: '/payment-methods', who: 'signedIn', title: 'titlePaymentMethods' },
  { path: '/excluded-attendants', who: 'signedIn', title: 'titleExcludedAttendants' },
  { path: '/attendant-note', who: 'signedIn', title: 'titleAttendantNote' },

  { path: '/admin/*', who: ['Admin'], title: 'titleStaff' },
  { path: '/receptionist/*', who: ['Reception'], title: 'titleStaff' },
  { path: '/attendant', who: ['Attendant'], title: 'titleStaff' },
  { path: '/mikvah', who: ['Mikvah', 'Attendant'], title: 'titleStaff', bare: true },
  { path: '/room', who: ['Room'], title: 'titleStaff', bare: true },
  { path: '/kiosk', who: ['Kiosk'], title: 'titleStaff', bare: true },
  { path: '/waiting', who: ['Waiting'], title: 'titleStaff', bare: true },

  {
    path: '/practice',
    who: 'anyone',
    title: 'titlePractice',
    words: ['practice'],
    screen: () => import('./practice/PracticeScreen.tsx').then((file) => file.PracticeScreen),
  },
  {
    path: '/practice/parts',
    who: 'anyone',
    title: 'titlePractice',
    screen: () => import('./practice/parts-page/PartsScreen.tsx').then((file) => file.PartsScreen),
  },
  { path: '*', ...home },
]

export type Entry = { allowed: true } | { allowed: false; goTo: string }

/** Who isn't signed in goes to /login and comes back; who is, but has no such role, goes to / (spec, patron 2). */
export function judgeEntry(
  { who }: Pick<Address, 'who'>,
  session: Session | null,
  url: URL,
): Entry {
  if (who === 'anyone') return { allowed: true }
  if (!session) return { allowed: false, goTo: loginWithOrigin(url) }
  if (who === 'signedIn' || hasRole(session, ...who)) return { allowed: true }
  return { allowed: false, goTo: '/' }
}

function loginWithOrigin({ pathname, search }: URL) {
  return `/login?${new URLSearchParams({ to: pathname + search })}`
}

/** Where to go after signing in: the remembered origin when it is a path of ours, otherwise home. */
export function originOf(params: URLSearchParams): string {
  const origin = params.get('to') ?? '/'
  return /^\/(?![/\\])/.test(origin) ? origin : '/'
}
