import { describe, expect, it } from 'vitest'
import { herSession } from '../test/her-session.ts'
import { drawerLinks, settingsLinks } from './drawer-links.ts'

const labels = (entries: { label: string }[]) => entries.map((entry) => entry.label)

describe('the drawer', () => {
  it('offers Reservations to administrators only', () => {
    expect(labels(drawerLinks({ ...herSession, roles: ['Admin'] }, {}))).toContain(
      'drawerReservations',
    )
    expect(labels(drawerLinks({ ...herSession, roles: ['Reception'] }, {}))).not.toContain(
      'drawerReservations',
    )
    expect(labels(drawerLinks(null, {}))).not.toContain('drawerReservations')
  })

  it.each([
    ['Reception', 'drawerDesk', '/receptionist'],
    ['Attendant', 'drawerAttendant', '/attendant'],
    ['Mikvah', 'drawerPools', '/mikvah'],
  ] as const)('leads %s back to her screen first of all', (role, label, to) => {
    expect(drawerLinks({ ...herSession, roles: [role] }, {})[0]).toEqual({ label, to })
  })

  it('leads a patron to no screen of the house', () => {
    expect(labels(drawerLinks(herSession, {}))[0]).toBe('drawerHome')
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
    expect(labels(settingsLinks(herSession))).toEqual([
      'drawerProfile',
      'drawerLanguage',
      'drawerHistory',
      'drawerPaymentMethods',
    ])
  })
})
