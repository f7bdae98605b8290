import type { Address } from './address.ts'

/** The reception desk: its board of tonight, and the pages that lead off it. */
export const addressesOfDesk: readonly Address[] = [
  {
    path: '/receptionist',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'prepare', 'till', 'users', 'pay'],
    staff: true,
    screen: () => import('../staff/tonight/TonightScreen.tsx').then((file) => file.TonightScreen),
  },
  {
    path: '/receptionist/reservation/:id?',
    who: ['Reception'],
    title: 'titleDesk',
    words: [
      'desk',
      'desk-pages',
      'desk-reservation',
      'check-in',
      'till',
      'cards',
      'pay',
      'sign-in',
    ],
    staff: true,
    screen: () =>
      import('../staff/reservation/ReservationScreen.tsx').then((file) => file.ReservationScreen),
  },
  {
    path: '/receptionist/reservation/:id/pay',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'check-in', 'till', 'cards', 'pay', 'history'],
    staff: true,
    screen: () => import('../staff/reservation/PayScreen.tsx').then((file) => file.PayScreen),
  },
  {
    path: '/receptionist/user/:id',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'visit-signs', 'till', 'office', 'audit-acts', 'users', 'cards'],
    staff: true,
    screen: () =>
      import('../staff/patron-record/PatronRecordScreen.tsx').then(
        (file) => file.PatronRecordScreen,
      ),
  },
  {
    path: '/receptionist/messages',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages'],
    staff: true,
    screen: () =>
      import('../staff/messages/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  },
  {
    path: '/receptionist/licenses',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'licenses'],
    staff: true,
    screen: () =>
      import('../staff/licenses/LicensesScreen.tsx').then((file) => file.LicensesScreen),
  },
  {
    path: '/receptionist/supplies',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'prepare'],
    staff: true,
    screen: () =>
      import('../staff/supplies/SuppliesScreen.tsx').then((file) => file.SuppliesScreen),
  },
  {
    path: '/receptionist/shabbos-sheet',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'shabbos-sheet'],
    staff: true,
    screen: () =>
      import('../staff/shabbos-sheet/ShabbosSheetScreen.tsx').then(
        (file) => file.ShabbosSheetScreen,
      ),
  },
  {
    path: '/receptionist/after-shabbos',
    who: ['Reception'],
    title: 'titleDesk',
    words: [
      'desk',
      'after-shabbos',
      'desk-pages',
      'desk-reservation',
      'till',
      'cards',
      'pay',
      'history',
      'sign-in',
    ],
    staff: true,
    screen: () =>
      import('../staff/after-shabbos/AfterShabbosScreen.tsx').then(
        (file) => file.AfterShabbosScreen,
      ),
  },
  {
    path: '/receptionist/screens',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'office', 'screens'],
    staff: true,
    screen: () => import('../staff/screens/ScreensScreen.tsx').then((file) => file.ScreensScreen),
  },
  {
    path: '/receptionist/cleaning',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages'],
    staff: true,
    screen: () =>
      import('../staff/cleaning/CleaningScreen.tsx').then((file) => file.CleaningScreen),
  },
  {
    path: '/receptionist/cubicles',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages'],
    staff: true,
    screen: () =>
      import('../staff/cubicles/CubiclesScreen.tsx').then((file) => file.CubiclesScreen),
  },
  {
    path: '/receptionist/checkin/:id',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'check-in', 'till', 'cards', 'pay', 'history'],
    staff: true,
    screen: () => import('../staff/check-in/CheckInScreen.tsx').then((file) => file.CheckInScreen),
  },
  { path: '/receptionist/*', who: ['Reception'], title: 'noSuchPage' },
]
