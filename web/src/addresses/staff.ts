import type { Address } from './address.ts'
import { addressesOfContent } from './content.ts'
import { addressesOfDesk } from './desk.ts'
import { addressesOfHouse } from './house.ts'

/** Pages of staff: signing in, the first administrator, the office, the desk, the rooms and the pools. */
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
    words: ['office', 'reports', 'report-columns', 'morning', 'desk'],
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
  { path: '/admin/*', who: ['Admin'], title: 'noSuchPage' },
  ...addressesOfDesk,
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
  { path: '/attendant/*', who: ['Attendant'], title: 'noSuchPage' },
  { path: '/mikvah/*', who: ['Mikvah', 'Attendant'], title: 'noSuchPage' },
]
