import { describe, expect, it } from 'vitest'
import type { Session } from '../talk/session.ts'
import { drawerLinks, settingsLinks } from './drawer-links.ts'

const patron: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  userId: 'u1',
  userName: '12015550142',
  roles: [],
}
const labels = (entries: { label: string }[]) => entries.map((entry) => entry.label)

describe('the drawer', () => {
  it('offers Reservations to administrators only', () => {
    expect(labels(drawerLinks({ ...patron, roles: ['Admin'] }, {}))).toContain('drawerReservations')
    expect(labels(drawerLinks({ ...patron, roles: ['Reception'] }, {}))).not.toContain(
      'drawerReservations',
    )
    expect(labels(drawerLinks(null, {}))).not.toContain('drawerReservations')
  })

  it('offers the newsletter only when there is one', () => {
    expect(labels(drawerLinks(null, { newsletterFile: '/files/1.pdf' }))).toContain(
      'drawerNewsletter',
    )
    expect(labels(drawerLinks(null, { newsletterFile: ' ' }))).not.toContain('drawerNewsletter')
  })

  it('sends donations to the facility’s own site when it has one', () => {
    const donate = drawerLinks(null, { websiteDonateUrl: 'https://give.example' }).find(
      ({ label }) => label === 'drawerDonate',
    )
    expect(donate).toEqual({ label: 'drawerDonate', to: 'https://give.example', external: true })
  })

  it('offers history and payment methods to those who are signed in', () => {
    expect(labels(settingsLinks(null))).toEqual(['drawerProfile', 'drawerLanguage'])
    expect(labels(settingsLinks(patron))).toEqual([
      'drawerProfile',
      'drawerLanguage',
      'drawerHistory',
      'drawerPaymentMethods',
    ])
  })
})
