// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Brand } from '../../shell/Brand.tsx'
import { endSession } from '../../talk/session.ts'
import { night } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { resizing } from '../../test/resizing.ts'
import { layTexts } from '../../words/texts.ts'
import { ContactScreen } from '../contact/ContactScreen.tsx'
import { KeylimScreen } from '../keylim/KeylimScreen.tsx'
import { PhoneForm } from '../sign-in/PhoneForm.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { Places } from './Places.tsx'
import { WaysOn } from './WaysOn.tsx'

const areas = ['home', 'contact', 'hours', 'keylim', 'sign-in'] as const
const main = {
  ...{ id: '1', name: 'Main', address: '1 Brook Lane', alternate: false },
  ...{ nameHe: 'הראשי', addressHe: 'שביל הנחל 1', lat: 40.1, long: -74.2 },
}
const second = {
  ...{ id: '2', name: 'Brookside', address: '2 Hill Road', alternate: true },
  ...{ nameHe: 'הנחל', addressHe: 'דרך הגבעה 2', lat: 40.11, long: -74.21 },
}

/** A visitor's page, with these public settings. */
async function open(
  screenOf: ReactNode,
  settings: Record<string, string>,
  language?: Language,
  places = [main, second],
) {
  endSession({ forgetDevice: true })
  localStorage.clear()
  layTexts('en', { contactManagementList: '', contactLiaisonsList: '' })
  serveCalls({
    publicSettings: () => ({ body: listed(settings) }),
    schedule: () => ({ body: [night] }),
    locations: () => ({ body: places }),
  })
  const page = await live(screenOf, { areas, language, at: '/' })
  await waitFor(() => expect(page.client.isFetching()).toBe(0))
  return page
}
const phoneForm = (
  <PhoneForm
    onSend={() => null}
    onHaveCode={() => null}
    notBefore={0}
    busy={false}
    failure={null}
  />
)

type Seen = [
  what: string,
  where: ReactNode,
  value: string,
  settings: Record<string, string>,
  language: Language,
  attribute: string,
]

/** A text that stands in each language in its own words. */
const inBoth = (what: string, where: ReactNode, key: string, en: string, he: string): Seen[] => [
  [what, where, en, { [key]: en }, 'en', ''],
  [`${what} in Hebrew`, where, he, { [key]: en, [`${key}He`]: he }, 'he', ''],
]

describe('a public setting is seen by a visitor:', () => {
  it.each<Seen>([
    ...inBoth('the name', <Brand key="b" />, 'mikvahName', 'Beis Tevila', 'בית טבילה'),
    ...inBoth('the message', <Hero key="h" />, 'websiteHomePageMessage', 'Open again.', 'פתוח שוב'),
    [
      'the banner',
      <Hero key="h" />,
      'https://x.org/b.jpg',
      { websiteBannerImage: 'https://x.org/b.jpg' },
      'en',
      'src',
    ],
    [
      'where the banner leads',
      <Hero key="h" />,
      'https://x.org/there',
      {
        websiteBannerImage: 'https://x.org/b.jpg',
        websiteBannerDestinationUrl: 'https://x.org/there',
      },
      'en',
      'href',
    ],
    [
      'the name of the membership',
      <WaysOn key="w" />,
      'Circle of Water',
      { membershipLabel: 'Circle of Water' },
      'en',
      '',
    ],
    [
      'where to give',
      <WaysOn key="w" />,
      'https://give.example/',
      { websiteDonateUrl: 'https://give.example/' },
      'en',
      'href',
    ],
    [
      'the office’s phone',
      <ContactScreen key="c" />,
      'tel:7325550100',
      { phoneNumber: '(732) 555-0100' },
      'en',
      'href',
    ],
    [
      'the address',
      <KeylimScreen key="k" />,
      '1 Water Street',
      { websiteAddress: '1 Water Street' },
      'en',
      '',
    ],
  ])('%s', async (_, node, value, settings, language, attribute) => {
    const holds = () =>
      attribute
        ? document.querySelector(`[${attribute}="${value}"]`) !== null
        : (document.body.textContent ?? '').includes(value)
    const without = await open(node, {}, language)
    expect(holds()).toBe(false)
    without.unmount()
    await open(node, settings, language)
    await waitFor(() => expect(holds()).toBe(true))
  })

  it('the country a phone begins in', async () => {
    await open(phoneForm, { countryCode: 'il' })
    await waitFor(() =>
      expect((screen.getByLabelText('Country code') as HTMLSelectElement).value).toBe('IL'),
    )
  })
})

describe('the home page', () => {
  it('holds what the house has, its pictures, every way on and both places', async () => {
    const { container } = await open(<HomeScreen />, {
      ...{ websiteSuites: '18', websitePools: '4', websiteKeylim: 'True' },
      websiteDonateUrl: 'https://give.example/',
    })
    expect(await screen.findByText('By appointment only')).toBeTruthy()
    expect(screen.getByText(/preparation suites/)).toBeTruthy()
    expect(screen.getByText('Keylim mikvah')).toBeTruthy()
    expect(container.querySelectorAll('figcaption')).toHaveLength(6)
    for (const href of ['/hours', '/contact', '/profile?become=member'])
      expect([href, container.querySelectorAll(`a[href="${href}"]`).length]).not.toEqual([href, 0])
    expect(container.querySelectorAll('a[href="https://give.example/"]')).toHaveLength(3)
    for (const { name } of [main, second])
      expect(await screen.findByRole('heading', { name })).toBeTruthy()
  })

  it('says by appointment only, and dates the night in both calendars', async () => {
    await open(<Hero />, {})
    expect(screen.getByRole('heading', { name: 'By appointment only' })).toBeTruthy()
    expect(await screen.findByText(/15 Kislev 5787/)).toBeTruthy()
    expect(screen.getByText(/24/)).toBeTruthy()
  })

  it('moves its pictures on by themselves', async () => {
    const resized = resizing()
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined)
    await open(<Gallery />, {})
    vi.useFakeTimers()
    resized()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(moved).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('fetches its six pictures once they come near, and watches no longer', async () => {
    let tell = (_: { isIntersecting: boolean }[]) => {}
    const watched = new Map<Element, string | undefined>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        margin: string | undefined
        constructor(read: typeof tell, { rootMargin }: IntersectionObserverInit) {
          tell = read
          this.margin = rootMargin
        }
        observe(part: Element) {
          watched.set(part, this.margin)
        }
        disconnect() {
          watched.clear()
        }
      },
    )
    await open(<Gallery />, {})
    expect(watched.get(screen.getByRole('list'))).toBe('400px')
    act(() => tell([{ isIntersecting: false }]))
    expect(screen.queryAllByRole('img')).toHaveLength(0)
    expect(watched.size, 'until then it is watched').toBe(1)
    act(() => tell([{ isIntersecting: true }]))
    expect(await screen.findAllByRole('img', { name: /\w/ })).toHaveLength(6)
    expect(watched.size).toBe(0)
    vi.unstubAllGlobals()
  })

  it('maps both places when she asks for it', async () => {
    await open(<Places />, { websiteMapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' })
    expect(screen.queryByTitle('Main')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Show the map' }))
    expect(await screen.findByTitle('Main')).toBeTruthy()
    const { width, height, marginLeft, marginTop } = screen.getByTitle('Brookside').style
    const [across, up] = [Number.parseInt(width, 10), Number.parseInt(height, 10)]
    expect([marginLeft, marginTop], 'the tip of a pin is at its place').toEqual([
      ...[`${-across / 2}px`, `${-up}px`],
    ])
  })

  it('names places and people in Hebrew as the facility has written them', async () => {
    const places = await open(<Places />, {}, 'he')
    expect(await screen.findByRole('heading', { name: 'הראשי' })).toBeTruthy()
    expect(screen.getByText('שביל הנחל 1')).toBeTruthy()
    expect(places.container.textContent).not.toMatch(/Main|Brook Lane/)
    places.unmount()
    const people = {
      websiteContactPeople: 'Mrs. Q. Green, office, 1',
      websiteContactPeopleHe: 'גב׳ גרין, המשרד, 1',
    }
    const contact = await open(<ContactScreen />, people, 'he')
    expect(await screen.findByText('גב׳ גרין')).toBeTruthy()
    expect(contact.container.textContent).not.toContain('Green')
  })

  it.each([
    ['at zoom 14', 40.101, 14],
    ['as much farther out as both places need', 40.4, 10],
  ])('opens the map %s', async (_, lat, zoom) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    await open(<Places />, { websiteMapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' }, 'en', [
      main,
      { ...second, lat },
    ])
    fireEvent.click(await screen.findByRole('button', { name: 'Show the map' }))
    await waitFor(() => {
      const [, drawn] = /tiles\.example\/(\d+)\//.exec(document.body.innerHTML) ?? []
      expect(Number(drawn)).toBe(zoom)
    })
    vi.restoreAllMocks()
  })

  it('names on the contact page nobody whom the facility has not', async () => {
    await open(<ContactScreen />, { websiteContactPeople: 'Mrs. Q. Green, office, 1' })
    expect(await screen.findByText('Mrs. Q. Green')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Management' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Shul liaisons' })).toBeNull()
  })

  it('has the standing lists of contact beside the people of the facility', async () => {
    await open(<ContactScreen />, { websiteContactPeople: 'Mrs. Q. Green, office, 1' })
    await act(async () =>
      layTexts('en', {
        contactManagementList: 'Mrs. R. Adler, head attendant, (732) 555-0112',
        contactLiaisonsList: 'Mrs. M. Stern, Bais Aharon, (732) 555-0121',
      }),
    )
    expect(await screen.findByText('Mrs. Q. Green')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Management' })).toBeTruthy()
    expect(screen.getByText('Mrs. R. Adler')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Shul liaisons' })).toBeTruthy()
    expect(screen.getByText('Mrs. M. Stern')).toBeTruthy()
  })
})
