/**
 * The addresses that patrons come to from outside, by a bookmark, a message or a search, each with the name of its
 * screen's component: their pages preload the files of that screen, before the app asks for them.
 */
export const landings = {
  '/': 'HomeScreen',
  '/login': 'SignInScreen',
  '/hours': 'HoursScreen',
  '/tour': 'TourScreen',
  '/donate': 'DonateScreen',
  '/contact': 'ContactScreen',
  '/reserve': 'ReserveScreen',
  '/kallah': 'KallahScreen',
  '/profile': 'ProfileScreen',
  '/license-plate': 'LicensePlateScreen',
  '/history': 'HistoryScreen',
  '/payment-methods': 'PaymentMethodsScreen',
} as const
export type Landing = keyof typeof landings
