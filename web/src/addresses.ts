import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ComponentType } from 'react'
import { loginWithOrigin } from './shell/origin.ts'
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
  {
    path: '/login',
    who: 'anyone',
    title: 'titleLogin',
    words: ['sign-in'],
    screen: () => import('./patron/sign-in/SignInScreen.tsx').then((file) => file.SignInScreen),
  },
  {
    path: '/hours',
    who: 'anyone',
    title: 'titleHours',
    words: ['hours'],
    screen: () => import('./patron/hours/HoursScreen.tsx').then((file) => file.HoursScreen),
  },
  { path: '/language', who: 'anyone', title: 'titleLanguage' },
  { path: '/terms', who: 'anyone', title: 'titleTerms' },
  { path: '/careers', who: 'anyone', title: 'titleCareers' },
  { path: '/tour', who: 'anyone', title: 'titleTour' },
  { path: '/donate', who: 'anyone', title: 'titleDonate' },
  { path: '/contact', who: 'anyone', title: 'titleContact' },
  { path: '/keylim-mikvah', who: 'anyone', title: 'titleKeylim' },
  { path: '/newsletter', who: 'anyone', title: 'titleNewsletter' },

  {
    path: '/reserve',
    who: 'signedIn',
    title: 'titleReserve',
    words: ['reserve', 'pay', 'cards', 'prepare'],
    screen: () => import('./patron/reserve/ReserveScreen.tsx').then((file) => file.ReserveScreen),
  },
  {
    path: '/kallah',
    who: 'signedIn',
    title: 'titleReserve',
    words: ['kallah', 'cards', 'sign-in'],
    screen: () => import('./patron/kallah/KallahScreen.tsx').then((file) => file.KallahScreen),
  },
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

  { path: '/practice', who: 'anyone', title: 'titlePractice' },
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
