import type { WordArea, WordKey } from '@mikvah/contract/words/key.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import type { ComponentType } from 'react'
import { loginWithOrigin } from './facts/origin.ts'
import { hasRole, type Session } from './talk/session.ts'

type Who = 'anyone' | 'signedIn' | readonly Role[]

/** One address of the product: who may open it, its title, the words it speaks and its screen. */
export type Address = {
  path: string
  who: Who
  /** Key of its page title. A title never names the visit. */
  title: WordKey
  words?: readonly WordArea[]
  screen?: () => Promise<ComponentType>
  /** Room tablets, kiosks and displays show themselves without header and drawer. */
  bare?: true
  /** Stands in the frame of those who work here (staff/shell), which keeps it true; it has a bar of its own. */
  staff?: true
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
    path: '/login/staff',
    who: 'anyone',
    title: 'titleStaff',
    words: ['staff-sign-in'],
    screen: () =>
      import('./staff/sign-in/StaffSignInScreen.tsx').then((file) => file.StaffSignInScreen),
  },
  {
    path: '/hours',
    who: 'anyone',
    title: 'titleHours',
    words: ['hours'],
    screen: () => import('./patron/hours/HoursScreen.tsx').then((file) => file.HoursScreen),
  },
  {
    path: '/language',
    who: 'anyone',
    title: 'titleLanguage',
    words: ['pages'],
    screen: () =>
      import('./patron/language/LanguageScreen.tsx').then((file) => file.LanguageScreen),
  },
  {
    path: '/terms',
    who: 'anyone',
    title: 'titleTerms',
    words: ['terms'],
    screen: () => import('./patron/terms/TermsScreen.tsx').then((file) => file.TermsScreen),
  },
  {
    path: '/careers',
    who: 'anyone',
    title: 'titleCareers',
    words: ['careers'],
    screen: () => import('./patron/careers/CareersScreen.tsx').then((file) => file.CareersScreen),
  },
  {
    path: '/tour',
    who: 'anyone',
    title: 'titleTour',
    words: ['pages'],
    screen: () => import('./patron/tour/TourScreen.tsx').then((file) => file.TourScreen),
  },
  {
    path: '/donate',
    who: 'anyone',
    title: 'titleDonate',
    words: ['donate', 'cards'],
    screen: () => import('./patron/donate/DonateScreen.tsx').then((file) => file.DonateScreen),
  },
  {
    path: '/contact',
    who: 'anyone',
    title: 'titleContact',
    words: ['contact'],
    screen: () => import('./patron/contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  },
  {
    path: '/keylim-mikvah',
    who: 'anyone',
    title: 'titleKeylim',
    words: ['keylim'],
    screen: () => import('./patron/keylim/KeylimScreen.tsx').then((file) => file.KeylimScreen),
  },
  {
    path: '/newsletter',
    who: 'anyone',
    title: 'titleNewsletter',
    words: ['newsletter'],
    screen: () =>
      import('./patron/newsletter/NewsletterScreen.tsx').then((file) => file.NewsletterScreen),
  },

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
  {
    path: '/notifications',
    who: 'signedIn',
    title: 'titleNotifications',
    words: ['profile'],
    screen: () =>
      import('./patron/notifications/NotificationsScreen.tsx').then(
        (file) => file.NotificationsScreen,
      ),
  },
  {
    path: '/profile',
    who: 'signedIn',
    title: 'titleProfile',
    words: ['profile', 'membership', 'pages'],
    screen: () => import('./patron/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  },
  { path: '/license-plate', who: 'signedIn', title: 'titleLicensePlate' },
  {
    path: '/history',
    who: 'signedIn',
    title: 'titleHistory',
    words: ['history'],
    screen: () => import('./patron/history/HistoryScreen.tsx').then((file) => file.HistoryScreen),
  },
  {
    path: '/payment-methods',
    who: 'signedIn',
    title: 'titlePaymentMethods',
    words: ['payment-methods', 'cards'],
    screen: () =>
      import('./patron/payment-methods/PaymentMethodsScreen.tsx').then(
        (file) => file.PaymentMethodsScreen,
      ),
  },
  {
    path: '/excluded-attendants',
    who: 'signedIn',
    title: 'titleExcludedAttendants',
    words: ['excluded-attendants'],
    screen: () =>
      import('./patron/excluded-attendants/ExcludedAttendantsScreen.tsx').then(
        (file) => file.ExcludedAttendantsScreen,
      ),
  },
  {
    path: '/attendant-note',
    who: 'signedIn',
    title: 'titleAttendantNote',
    words: ['profile'],
    screen: () =>
      import('./patron/attendant-note/AttendantNoteScreen.tsx').then(
        (file) => file.AttendantNoteScreen,
      ),
  },

  {
    path: '/admin',
    who: ['Admin'],
    title: 'titleStaff',
    words: ['daily-list', 'visit-signs'],
    screen: () =>
      import('./staff/daily-list/DailyListScreen.tsx').then((file) => file.DailyListScreen),
  },
  { path: '/admin/*', who: ['Admin'], title: 'titleStaff' },
  {
    path: '/receptionist',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'prepare', 'till'],
    staff: true,
    screen: () => import('./staff/tonight/TonightScreen.tsx').then((file) => file.TonightScreen),
  },
  {
    path: '/receptionist/reservation/:id?',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-reservation', 'till', 'cards', 'pay'],
    staff: true,
    screen: () =>
      import('./staff/reservation/ReservationScreen.tsx').then((file) => file.ReservationScreen),
  },
  {
    path: '/receptionist/user/:id',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'visit-signs'],
    staff: true,
    screen: () =>
      import('./staff/patron-record/PatronRecordScreen.tsx').then(
        (file) => file.PatronRecordScreen,
      ),
  },
  {
    path: '/receptionist/messages',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages'],
    staff: true,
    screen: () => import('./staff/messages/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  },
  {
    path: '/receptionist/supplies',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'prepare'],
    staff: true,
    screen: () => import('./staff/supplies/SuppliesScreen.tsx').then((file) => file.SuppliesScreen),
  },
  {
    path: '/receptionist/shabbos-sheet',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'shabbos-sheet'],
    staff: true,
    screen: () =>
      import('./staff/shabbos-sheet/ShabbosSheetScreen.tsx').then(
        (file) => file.ShabbosSheetScreen,
      ),
  },
  {
    path: '/receptionist/cleaning',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages'],
    staff: true,
    screen: () => import('./staff/cleaning/CleaningScreen.tsx').then((file) => file.CleaningScreen),
  },
  {
    path: '/receptionist/checkin/:id',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'check-in', 'till', 'cards', 'history'],
    staff: true,
    screen: () => import('./staff/check-in/CheckInScreen.tsx').then((file) => file.CheckInScreen),
  },
  {
    path: '/receptionist/*',
    who: ['Reception'],
    title: 'titleStaff',
    words: ['desk'],
    staff: true,
  },
  {
    path: '/attendant',
    who: ['Attendant'],
    title: 'titleStaff',
    words: ['desk', 'desk-pages', 'prepare', 'mikvah', 'attendant'],
    staff: true,
    screen: () =>
      import('./staff/attendant/AttendantScreen.tsx').then((file) => file.AttendantScreen),
  },
  {
    path: '/mikvah',
    who: ['Mikvah', 'Attendant'],
    title: 'titleStaff',
    words: ['desk', 'mikvah'],
    staff: true,
    screen: () => import('./staff/mikvah/MikvahScreen.tsx').then((file) => file.MikvahScreen),
  },
  {
    path: '/room',
    who: ['Room'],
    title: 'titleStaff',
    words: ['device', 'room', 'prepare'],
    bare: true,
    screen: () => import('./room/RoomScreen.tsx').then((file) => file.RoomScreen),
  },
  {
    path: '/kiosk',
    who: ['Kiosk'],
    title: 'titleStaff',
    words: ['device', 'kiosk'],
    bare: true,
    screen: () => import('./kiosk/KioskScreen.tsx').then((file) => file.KioskScreen),
  },
  {
    path: '/waiting',
    who: ['Waiting'],
    title: 'titleStaff',
    words: ['device', 'waiting'],
    bare: true,
    screen: () => import('./waiting/WaitingScreen.tsx').then((file) => file.WaitingScreen),
  },

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
