import type { Address } from './address.ts'

/** The page on which a tablet or display shows its code until the desk has typed it. */
export const unpaired = '/screen'

/** Screens of the facility that nobody sits at, and the page on which a kiosk's printer and reader are chosen. */
export const addressesOfScreens: readonly Address[] = [
  {
    path: unpaired,
    who: 'anyone',
    title: 'titleStaff',
    words: ['device'],
    bare: true,
    screen: () => import('../device/pairing/PairingScreen.tsx').then((file) => file.PairingScreen),
  },
  {
    path: '/room',
    who: ['Room'],
    title: 'titleStaff',
    words: ['device', 'room', 'prepare'],
    bare: true,
    screen: () => import('../room/RoomScreen.tsx').then((file) => file.RoomScreen),
  },
  {
    path: '/kiosk',
    who: ['Kiosk'],
    title: 'titleStaff',
    words: ['device', 'kiosk'],
    bare: true,
    screen: () => import('../kiosk/KioskScreen.tsx').then((file) => file.KioskScreen),
  },
  {
    path: '/kiosk/this-kiosk',
    who: ['Kiosk'],
    title: 'titleStaff',
    words: ['desk-pages'],
    screen: () =>
      import('../staff/this-desk/ThisKioskScreen.tsx').then((file) => file.ThisKioskScreen),
  },
  {
    path: '/waiting',
    who: ['Waiting'],
    title: 'titleStaff',
    words: ['device', 'waiting'],
    bare: true,
    screen: () => import('../waiting/WaitingScreen.tsx').then((file) => file.WaitingScreen),
  },
]
