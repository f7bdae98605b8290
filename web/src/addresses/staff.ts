import type { Address } from './address.ts'
import { addressesOfContent } from './content.ts'
import { addressesOfHouse } from './house.ts'

/** Those who work here: how they sign in, the office, the desk, who is at the rooms and at the pools. */
export const addressesOfStaff: readonly Address[] = [
  {
    path: '/login/staff',
    who: 'anyone',
    title: 'titleStaff',
    words: ['staff-sign-in'],
    screen: () =>
      import('../staff/sign-in/StaffSignInScreen.tsx').then((file) => file.StaffSignInScreen),
  },
  {
    path: '/first-administrator',
    who: 'anyone',
    title: 'titleStaff',
    words: ['staff-sign-in'],
    screen: () =>
      import('../staff/sign-in/FirstAdministratorScreen.tsx').then(
        (file) => file.FirstAdministratorScreen,
      ),
  },
  {
    path: '/admin',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['daily-list', 'visit-signs', 'office', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/daily-list/DailyListScreen.tsx').then((file) => file.DailyListScreen),
  },
  {
    path: '/admin/schedule',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'schedule-why', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/schedule/ScheduleScreen.tsx').then((file) => file.ScheduleScreen),
  },
  {
    path: '/admin/settings',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'settings', 'users', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/settings/SettingsScreen.tsx').then((file) => file.SettingsScreen),
  },
  {
    path: '/admin/audit',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'audit-acts', 'users', 'till', 'desk'],
    staff: true,
    screen: () => import('../staff/audit/AuditScreen.tsx').then((file) => file.AuditScreen),
  },
  {
    path: '/admin/users',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'users', 'staff-sign-in', 'desk'],
    staff: true,
    screen: () => import('../staff/users/UsersScreen.tsx').then((file) => file.UsersScreen),
  },
  {
    path: '/admin/set-up',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['set-up', 'office', 'settings', 'users', 'staff-sign-in', 'cards', 'pay', 'desk'],
    staff: true,
    screen: () => import('../staff/set-up/SetUpScreen.tsx').then((file) => file.SetUpScreen),
  },
  {
    path: '/admin/reports',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'reports', 'report-columns', 'desk'],
    staff: true,
    screen: () => import('../staff/reports/ReportsScreen.tsx').then((file) => file.ReportsScreen),
  },
  {
    path: '/admin/move-in',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['move-in', 'office', 'desk'],
    staff: true,
    screen: () => import('../staff/move-in/MoveInScreen.tsx').then((file) => file.MoveInScreen),
  },
  ...addressesOfContent,
  ...addressesOfHouse,
  { path: '/admin/*', who: ['Admin'], title: 'titleStaff' },
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
    words: ['desk', 'check-in', 'till', 'cards', 'pay', 'history'],
    staff: true,
    screen: () => import('../staff/reservation/PayScreen.tsx').then((file) => file.PayScreen),
  },
  {
    path: '/receptionist/user/:id',
    who: ['Reception'],
    title: 'titleDesk',
    words: ['desk', 'desk-pages', 'visit-signs'],
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
      import('../staff/attendant/AttendantScreen.tsx').then((file) => file.AttendantScreen),
  },
  {
    path: '/mikvah',
    who: ['Mikvah', 'Attendant'],
    title: 'titleStaff',
    words: ['desk', 'mikvah'],
    staff: true,
    screen: () => import('../staff/mikvah/MikvahScreen.tsx').then((file) => file.MikvahScreen),
  },
]
