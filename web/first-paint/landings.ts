/**
 * The addresses that patrons come to from outside, by a bookmark, a message or a search, each with its screen: their
 * pages name the files of that screen, so that these are on their way before the app asks for them.
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
