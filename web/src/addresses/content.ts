import type { Address } from './address.ts'

/** Office pages for what patrons read, and for what is sold. */
export const addressesOfContent: readonly Address[] = [
  {
    path: '/admin/texts',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'content', 'text-areas', 'desk'],
    staff: true,
    screen: () => import('../staff/texts/TextsScreen.tsx').then((file) => file.TextsScreen),
  },
  {
    path: '/admin/website',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'content', 'desk'],
    staff: true,
    screen: () => import('../staff/website/WebsiteScreen.tsx').then((file) => file.WebsiteScreen),
  },
  {
    path: '/admin/merchandise',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'content', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/on-sale/MerchandiseScreen.tsx').then((file) => file.MerchandiseScreen),
  },
  {
    path: '/admin/membership',
    who: ['Admin'],
    title: 'titleOffice',
    words: ['office', 'content', 'desk'],
    staff: true,
    screen: () =>
      import('../staff/on-sale/MembershipScreen.tsx').then((file) => file.MembershipScreen),
  },
]
