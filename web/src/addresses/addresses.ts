import type { Address } from './address.ts'
import { addressesOfPatrons } from './patrons.ts'
import { addressesOfScreens } from './screens.ts'
import { addressesOfStaff } from './staff.ts'

const home = {
  who: 'anyone',
  title: 'titleHome',
  words: ['home'],
  screen: () => import('../patron/home/HomeScreen.tsx').then((file) => file.HomeScreen),
} as const

/** Every address of the product; the last of them shows the home page where no other fits (requirements P2). */
export const addresses: readonly Address[] = [
  { path: '/', ...home },
  ...addressesOfPatrons,
  ...addressesOfStaff,
  ...addressesOfScreens,
  {
    path: '/practice',
    who: 'anyone',
    title: 'titlePractice',
    words: ['practice'],
    screen: () => import('../practice/PracticeScreen.tsx').then((file) => file.PracticeScreen),
  },
  {
    path: '/practice/parts',
    who: 'anyone',
    title: 'titlePractice',
    screen: () => import('../practice/parts-page/PartsScreen.tsx').then((file) => file.PartsScreen),
  },
  { path: '*', ...home },
]
