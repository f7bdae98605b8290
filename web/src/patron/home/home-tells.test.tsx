// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { resizing } from '../../test/resizing.ts'
import { Gallery } from './Gallery.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const areas = ['home', 'pay', 'garage'] as const
type Facts = { now?: string; nights?: (typeof night)[]; visits?: object[]; values?: object }

async function open(language: Language, facts: Facts = {}) {
  const { now = '2026-11-24T14:00:00-05:00', nights = [night, evening(25)], visits = [] } = facts
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  serveCalls({
    publicSettings: () => ({ body: listed({ currentTime: now, ...facts.values }) }),
    schedule: () => ({ body: nights }),
    settings: () => ({ body: listed({ currentTime: now }) }),
    locations: () => ({ body: [] }),
    findReservationsByUser: () => ({ body: visits }),
  })
  const page = await live(<HomeScreen />, { areas, language, at: '/' })
  await waitFor(() => expect(page.client.isFetching()).toBe(0))
  return page
}
/** What stands beside this name among the hours of the evening. */
const hour = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')
const clock = (text = '') => text.replace(/\s/g, '')

describe.each([
  ['en', '7:00PM', '10:30PM'],
  ['he', '19:00', '22:30'],
] as const)('the evening on the home page in %s', (language, opens, last) => {
  const s = words[language]

  it.each([
    ['before it opens', '2026-11-24T18:59:00-05:00', 'homeOpensTonight'],
    ['while it is open', '2026-11-24T19:01:00-05:00', 'homeOpenSince'],
    ['after its last entry, as the next one', '2026-11-24T23:30:00-05:00', 'homeOpensNext'],
  ] as const)('stands %s', async (_, now, key) => {
    const next = evening(25, {
      openTime: '2026-11-25T19:00:00-05:00',
      lastEntryTime: '2026-11-25T22:30:00-05:00',
      zmanTevillah: '2026-11-25T17:16:00-05:00',
    })
    await open(language, { now, nights: [night, next] })
    expect(clock(hour(s[key])?.textContent ?? '')).toBe(opens)
    expect(clock(hour(s.homeLastEntry)?.textContent ?? '')).toBe(last)
    for (const other of ['homeOpensTonight', 'homeOpenSince', 'homeOpensNext'] as const)
      expect(screen.queryAllByText(s[other])).toHaveLength(other === key ? 1 : 0)
  })

  it('that is closed says so, or why, and names no last entry', async () => {
    const shut = { closed: true, openTime: null, lastEntryTime: null }
    await open(language, { nights: [evening(24, shut)] })
    expect(screen.getByText(s.homeClosedTonight)).toBeTruthy()
    expect(screen.queryByText(s.homeLastEntry)).toBeNull()
    expect(clock(hour(s.zmanTevilah)?.textContent ?? '')).toBe(
      language === 'en' ? '5:16PM' : '17:16',
    )
  })

  it.each(['Tisha B’Av', 'Rosh Chodesh'])(
    'with a name of its own is closed, %s',
    async (hebrewNote) => {
      const named = { closed: true, openTime: null, lastEntryTime: null, hebrewNote }
      await open(language, { nights: [evening(24, named)] })
      expect(hour(hebrewNote)?.textContent).toBe(s.homeClosedTonight)
    },
  )

  it('at which all begin at one time has that and no last entry', async () => {
    await open(language, { nights: [evening(24, { lastEntryTime: night.openTime })] })
    expect(clock(hour(s.homeOneTime)?.textContent ?? '')).toBe(opens)
    expect(screen.queryByText(s.homeLastEntry)).toBeNull()
  })

  it('is spoken of to her who comes as hers', async () => {
    const visitors = await open(language)
    expect(screen.getByText(s.homeLead)).toBeTruthy()
    visitors.unmount()
    await open(language, { visits: [visit] })
    expect(await screen.findByText(s.homeLeadHers)).toBeTruthy()
    expect(screen.queryByText(s.homeLead)).toBeNull()
  })

  it('names each way on, and what is behind it', async () => {
    await open(language)
    for (const [name, hint, to] of [
      [s.homeSponsorUse, s.homeSponsorUseHere, '/donate?amount=22'],
      [s.homeSponsorKallah, s.homeSponsorKallahHint, '/donate?amount=75'],
      [s.homeCampaign, s.homeCampaignHint, '/donate'],
      [s.homeHours, s.homeHoursHint, '/hours'],
      [s.homeContact, s.homeContactHint, '/contact'],
    ] as const) {
      const link = screen.getByText(hint).closest('a')
      expect([link?.getAttribute('href'), link?.textContent]).toEqual([
        to,
        expect.stringContaining(name),
      ])
    }
    expect(screen.getByText(s.homeMemberHint).closest('a')?.getAttribute('href')).toBe(
      '/profile?become=member',
    )
  })

  it('has its banner’s link said to whom can’t see it', async () => {
    const values = {
      websiteBannerImage: 'https://x.org/b.jpg',
      websiteBannerDestinationUrl: 'https://x.org/there',
    }
    await open(language, { values })
    expect(screen.getByRole('link', { name: s.homeBannerLink })).toBeTruthy()
  })
})

describe('the pictures', () => {
  const strip = { scrollWidth: 900, clientWidth: 300, scrollLeft: 0 }
  let resized: () => void
  let moved: ReturnType<typeof vi.spyOn>

  beforeEach(() => {
    resized = resizing()
    Object.assign(strip, { scrollWidth: 900, scrollLeft: 0 })
    for (const size of ['scrollWidth', 'clientWidth', 'scrollLeft'] as const)
      vi.spyOn(HTMLElement.prototype, size, 'get').mockImplementation(() => strip[size])
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 150
    })
    moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  async function shown() {
    serveCalls({})
    await live(<Gallery />, { areas, at: '/' })
    vi.useFakeTimers()
    resized()
  }
  const pass = () => act(() => vi.advanceTimersByTimeAsync(5_000))
  const to = (left: number) => [[{ left, behavior: 'smooth' }]]

  it('go on by one, and from the last one back to the first', async () => {
    await shown()
    await pass()
    expect(moved.mock.calls).toEqual(to(150))
    moved.mockClear()
    strip.scrollLeft = 600
    await pass()
    expect(moved.mock.calls).toEqual(to(0))
  })

  it('go back to the first from the last one where the page runs from right to left', async () => {
    await shown()
    strip.scrollLeft = -600
    await pass()
    expect(moved.mock.calls).toEqual(to(0))
  })

  it('stand still at a tap on Pause, and go on at one on Play', async () => {
    await shown()
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass()
    expect(moved).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass()
    expect(moved).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['touches', (list: HTMLElement) => fireEvent.pointerDown(list)],
    ['comes by Tab to', (list: HTMLElement) => fireEvent.focus(list)],
  ])('stand still once she %s them', async (_, comes) => {
    await shown()
    comes(screen.getByRole('list', { name: 'Pictures of the place' }))
    await pass()
    expect(moved).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('stand still on a page that nobody sees', async () => {
    await shown()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass()
    expect(moved).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    await pass()
    expect(moved).toHaveBeenCalledTimes(1)
  })

  it('stand still from the first for whom asks for less motion', async () => {
    const media = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : media(query),
    )
    await shown()
    await pass()
    expect(moved).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('have nothing to tap and no stop for Tab where all of them are seen', async () => {
    strip.scrollWidth = 300
    await shown()
    await pass()
    expect(moved).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).toBeNull()
    const list = screen.getByRole('list', { name: 'Pictures of the place' })
    expect(list.getAttribute('tabindex')).toBeNull()
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  })
})
