// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { question } from '../../talk/ask.ts'
import { night } from '../../test/answers.ts'
import {
  answer,
  firstLook,
  signIn,
  startAfresh,
  tellPublicSettings,
} from '../../test/first-look.tsx'

beforeEach(startAfresh)

describe('the home page', () => {
  it('names the amenities that the house says it has, with their numbers', async () => {
    const { Amenities } = await import('./Amenities.tsx')
    tellPublicSettings({
      ...{ websiteSuites: '18', websitePools: '4', websiteKallahSuite: 'True' },
      ...{ websiteAccessibleRoom: 'True', websiteParking: 'True', websiteBeautyBar: 'True' },
      websiteKeylim: 'True',
    })
    const { text } = await firstLook(Amenities, ['home'])
    expect(text).toMatch(/18 preparation suites 4 pools/)
    for (const amenity of ['Kallah suite', 'Accessible room', 'On-site parking'])
      expect(text).toContain(amenity)
    expect(text).toContain('Beauty bar')
    expect(text).toContain('Keylim mikvah')
  })

  it('claims nothing of a house that has told nothing, and of another what it has', async () => {
    const { Amenities } = await import('./Amenities.tsx')
    tellPublicSettings({ websiteSuites: '', websitePools: '', websiteBeautyBar: 'False' })
    expect((await firstLook(Amenities, ['home'])).text).toBe('')
    tellPublicSettings({ websiteSuites: '6', websitePools: '', websiteParking: 'True' })
    const { text } = await firstLook(Amenities, ['home'])
    expect(text).toContain('6 preparation suites')
    expect(text).toContain('On-site parking')
    expect(text).not.toMatch(/pools|Beauty bar|Kallah|Keylim/)
  })

  it('keeps a place for six pictures, and fetches none before she comes near', async () => {
    const { Gallery } = await import('./Gallery.tsx')
    const { html } = await firstLook(Gallery, ['home'])
    expect(html.match(/<figcaption/g)).toHaveLength(6)
    expect(html).not.toContain('<img')
  })

  it('leads to hours, contact and, to become a member, the profile', async () => {
    const { WaysOn } = await import('./WaysOn.tsx')
    const { links } = await firstLook(WaysOn, ['home'])
    expect(links).toEqual(expect.arrayContaining(['/hours', '/contact', '/profile?become=member']))
  })

  it('shows message, banner and tonight’s hours, and Make Reservation to a visitor', async () => {
    const { Hero } = await import('./Hero.tsx')
    tellPublicSettings({
      websiteHomePageMessage: 'Open again.\nWelcome.',
      websiteBannerImage: 'https://example.org/b.jpg',
      websiteBannerDestinationUrl: 'https://example.org/there',
    })
    answer.setQueryData(question('schedule').queryKey, [night])
    const { html, text, links } = await firstLook(Hero, ['home'])
    expect(html).toContain('Open again.\nWelcome.')
    expect(html).toContain('src="https://example.org/b.jpg"')
    expect(links).toEqual(['https://example.org/there', '/reserve'])
    expect(text).toContain('Make Reservation')
    expect(text).toMatch(/Opens tonight 7:00.*Last entry 10:30/)
    tellPublicSettings({})
    expect((await firstLook(Hero, ['home'])).links).toEqual(['/reserve'])
  })

  it('shows View Reservation to whom one is Reserved, and warns of one that is Pending', async () => {
    const { Hero } = await import('./Hero.tsx')
    const { PendingWarning } = await import('./PendingWarning.tsx')
    signIn()
    answer.setQueryData(question('schedule').queryKey, [night])
    const mine = (visits: object[]) =>
      answer.setQueryData(
        question('findReservationsByUser', { query: { user: 'u1', dateFrom: night.date } })
          .queryKey,
        visits as never,
      )
    expect((await firstLook(Hero, ['home'])).html).toContain('aria-busy="true"')
    mine([])
    expect((await firstLook(Hero, ['home'])).text).toContain('Make Reservation')
    expect((await firstLook(PendingWarning, ['home'])).text).toBe('')
    mine([{ reservationStatus: 'Reserved', holdUntil: null }])
    expect((await firstLook(Hero, ['home'])).text).toContain('View Reservation')
    mine([{ reservationStatus: 'Pending', holdUntil: null }])
    expect((await firstLook(PendingWarning, ['home'])).text).toContain('not complete yet')
    mine([{ reservationStatus: 'Pending', holdUntil: null, replacedHasBegun: true }])
    expect((await firstLook(PendingWarning, ['home'])).text).toBe('')
    const heldFor = (seconds: number) =>
      mine([
        {
          reservationStatus: 'Pending',
          holdUntil: new Date(Date.now() + seconds * 1000).toISOString(),
        },
      ])
    heldFor(170)
    expect((await firstLook(PendingWarning, ['home'])).text).toContain('for another 2 minutes')
    heldFor(50)
    expect((await firstLook(PendingWarning, ['home'])).text).not.toContain('held')
    const ended = {
      reservationStatus: 'Pending',
      holdUntil: new Date(Date.now() - 1000).toISOString(),
    }
    mine([ended])
    expect((await firstLook(PendingWarning, ['home'])).text).toBe('')
    // No hold ends while it is being paid.
    mine([{ ...ended, paymentPending: true }])
    expect((await firstLook(PendingWarning, ['home'])).text).toContain('not complete yet')
    const holdUntil = new Date(Date.now() + 170_000).toISOString()
    mine([{ ...ended, holdUntil, paymentPending: true }])
    const { text } = await firstLook(PendingWarning, ['home'])
    expect(text).toContain('not complete yet')
    expect(text).not.toContain('held')
    for (const paymentPending of [false, true]) {
      mine([{ ...ended, holdUntil, paymentPending, replacedHasBegun: true }])
      expect((await firstLook(PendingWarning, ['home'])).text).toBe('')
    }
  })

  it('keeps the line breaks of its message', async () => {
    const { readFileSync } = await import('node:fs')
    const look = readFileSync(`${import.meta.dirname}/Hero.module.css`, 'utf8')
    expect(look).toMatch(/white-space: pre-(line|wrap)/)
  })
})
