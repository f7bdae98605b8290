import type { Address } from './address.ts'

/** Office pages for setting up the buildings, those who help, and the devices. */
export const addressesOfHouse: readonly Address[] = [
  {
    path: '/admin/rooms',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'building', 'hardware', 'desk'],
    staff: true,
    screen: () => import('../staff/rooms/RoomsScreen.tsx').then((file) => file.RoomsScreen),
  },
  {
    path: '/admin/attendants',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'building', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/attendants/AttendantsScreen.tsx').then((file) => file.AttendantsScreen),
  },
  {
    path: '/admin/buildings',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'building', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/buildings/BuildingsScreen.tsx').then((file) => file.BuildingsScreen),
  },
  {
    path: '/admin/hardware',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'hardware', 'screens', 'desk', 'watch', 'users'],
    staff: true,
    screen: () =>
      import('../staff/hardware/HardwareScreen.tsx').then((file) => file.HardwareScreen),
  },
]
