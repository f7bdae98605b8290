import type { Address } from './address.ts'

/** Pages of patrons beside the home page; some of them are open to anyone. */
export const addressesOfPatrons: readonly Address[] = [
  {
    path: '/login',
    who: 'anyone',
    title: 'titleLogin',
    words: ['sign-in'],
    screen: () => import('../patron/sign-in/SignInScreen.tsx').then((file) => file.SignInScreen),
  },
  {
    path: '/confirm-number',
    who: 'signedIn',
    title: 'titleConfirmNumber',
    words: ['confirm-number'],
    screen: () =>
      import('../patron/confirm-number/ConfirmNumberScreen.tsx').then(
        (file) => file.ConfirmNumberScreen,
      ),
  },
  {
    path: '/hours',
    who: 'anyone',
    title: 'titleHours',
    words: ['hours'],
    screen: () => import('../patron/hours/HoursScreen.tsx').then((file) => file.HoursScreen),
  },
  {
    path: '/language',
    who: 'anyone',
    title: 'titleLanguage',
    words: ['pages'],
    screen: () =>
      import('../patron/language/LanguageScreen.tsx').then((file) => file.LanguageScreen),
  },
  {
    path: '/terms',
    who: 'anyone',
    title: 'titleTerms',
    words: ['terms'],
    screen: () => import('../patron/terms/TermsScreen.tsx').then((file) => file.TermsScreen),
  },
  {
    path: '/careers',
    who: 'anyone',
    title: 'titleCareers',
    words: ['careers'],
    screen: () => import('../patron/careers/CareersScreen.tsx').then((file) => file.CareersScreen),
  },
  {
    path: '/tour',
    who: 'anyone',
    title: 'titleTour',
    words: ['pages'],
    screen: () => import('../patron/tour/TourScreen.tsx').then((file) => file.TourScreen),
  },
  {
    path: '/donate',
    who: 'anyone',
    title: 'titleDonate',
    words: ['donate', 'cards'],
    screen: () => import('../patron/donate/DonateScreen.tsx').then((file) => file.DonateScreen),
  },
  {
    path: '/contact',
    who: 'anyone',
    title: 'titleContact',
    words: ['contact'],
    screen: () => import('../patron/contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  },
  {
    path: '/keylim-mikvah',
    who: 'anyone',
    title: 'titleKeylim',
    words: ['keylim'],
    screen: () => import('../patron/keylim/KeylimScreen.tsx').then((file) => file.KeylimScreen),
  },
  {
    path: '/newsletter',
    who: 'anyone',
    title: 'titleNewsletter',
    words: ['newsletter'],
    screen: () =>
      import('../patron/newsletter/NewsletterScreen.tsx').then((file) => file.NewsletterScreen),
  },
  {
    path: '/reserve',
    who: 'signedIn',
    title: 'titleReserve',
    words: ['reserve', 'pay', 'cards', 'prepare'],
    screen: () => import('../patron/reserve/ReserveScreen.tsx').then((file) => file.ReserveScreen),
  },
  {
    path: '/kallah',
    who: 'signedIn',
    title: 'titleReserve',
    words: ['kallah', 'cards', 'sign-in'],
    screen: () => import('../patron/kallah/KallahScreen.tsx').then((file) => file.KallahScreen),
  },
  {
    path: '/notifications',
    who: 'signedIn',
    title: 'titleNotifications',
    words: ['profile'],
    screen: () =>
      import('../patron/notifications/NotificationsScreen.tsx').then(
        (file) => file.NotificationsScreen,
      ),
  },
  {
    path: '/profile',
    who: 'signedIn',
    title: 'titleProfile',
    words: ['profile', 'membership', 'pages', 'cards'],
    screen: () => import('../patron/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  },
  {
    path: '/license-plate',
    who: 'signedIn',
    title: 'titleLicensePlate',
    words: ['license-plate', 'garage'],
    screen: () =>
      import('../patron/license-plate/LicensePlateScreen.tsx').then(
        (file) => file.LicensePlateScreen,
      ),
  },
  {
    path: '/history',
    who: 'signedIn',
    title: 'titleHistory',
    words: ['history'],
    screen: () => import('../patron/history/HistoryScreen.tsx').then((file) => file.HistoryScreen),
  },
  {
    path: '/payment-methods',
    who: 'signedIn',
    title: 'titlePaymentMethods',
    words: ['payment-methods', 'cards'],
    screen: () =>
      import('../patron/payment-methods/PaymentMethodsScreen.tsx').then(
        (file) => file.PaymentMethodsScreen,
      ),
  },
  {
    path: '/excluded-attendants',
    who: 'signedIn',
    title: 'titleExcludedAttendants',
    words: ['excluded-attendants'],
    screen: () =>
      import('../patron/excluded-attendants/ExcludedAttendantsScreen.tsx').then(
        (file) => file.ExcludedAttendantsScreen,
      ),
  },
  {
    path: '/attendant-note',
    who: 'signedIn',
    title: 'titleAttendantNote',
    words: ['profile'],
    screen: () =>
      import('../patron/attendant-note/AttendantNoteScreen.tsx').then(
        (file) => file.AttendantNoteScreen,
      ),
  },
]
