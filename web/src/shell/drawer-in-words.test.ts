import { words } from '@mikvah/contract/words/all.ts'
import { expect, it } from 'vitest'
import type { Session } from '../talk/session.ts'
import { drawerLinks, settingsLinks, termsLink } from './drawer-links.ts'

const admin: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u1',
  userName: 'office',
  roles: ['Admin'],
}

it('reads in full, from top to bottom, as the specification has it', () => {
  const entries = [
    ...drawerLinks(admin, { newsletterFile: '/files/1.pdf' }),
    ...settingsLinks(admin),
    termsLink,
  ]
  expect(entries.map(({ label, to }) => [words.en[label], to])).toEqual([
    ['Home', '/'],
    ['Reservations', '/admin'],
    ['Mikvah Hours', '/hours'],
    ['Keylim Mikvah', '/keylim-mikvah'],
    ['Drop Of Wisdom', '/newsletter'],
    ['Donate', '/donate'],
    ['Contact', '/contact'],
    ['Profile', '/profile'],
    ['Language', '/language'],
    ['History', '/history'],
    ['Payment Methods', '/payment-methods'],
    ['Terms & Policies', '/terms'],
  ])
})
