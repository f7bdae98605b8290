// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { evening, night, visit } from '../../../test/answers.ts'
import { live } from '../../../test/live.tsx'
import { eight, listed, serveReserve, settings, slot } from '../../../test/reserve-server.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

const sold = { ...settings, priceBath: '35', priceParking: '5', reservationMinutesBath: '45' }
const last: Reservation = {
  ...visit,
  ...{ reservationStatus: 'Done', bath: true, roomType: 'bath' },
  ...{ reservationDate: '2026-10-20', reservationTime: '2026-10-20T21:00:00-04:00' },
}

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

type Told = { status?: number; body: unknown }
type Past = () => Told | Promise<Told>

/** The day step of a woman who has these past visits. */
async function opened(past: Past, more: object = {}) {
  const {
    language = 'en',
    state = { step: 'reserve-date', mode: 'new' },
    settled = true,
  } = more as {
    language?: Language
    state?: object
    settled?: boolean
  }
  const both = [slot(eight, 2), slot(eight, 2, { bath: true }), slot(eight, 1, { parking: true })]
  const asked = serveReserve([], {
    schedule: () => ({ body: [night, evening(25), evening(27, { shabbosMode: true })] }),
    settings: () => ({ body: listed(sold) }),
    findReservationsByUser: past,
    availableReservations: () => ({
      body: [...both, slot(eight, 1, { bath: true, parking: true })],
    }),
    reservation: () => ({ body: visit }),
  })
  const page = await live(<ReserveScreen />, { areas: ['reserve', 'pay'], language, state })
  await screen.findAllByRole('radio')
  const { container } = page
  if (settled)
    await waitFor(() => expect(container.querySelector('[aria-hidden] input')).toBeNull())
  return { ...page, asked }
}
const hers = () => ({ body: [last] })
const row = (language: Language = 'en') =>
  screen.queryByRole('checkbox', {
    name: new RegExp(words[language].reserveLastTime),
  }) as HTMLInputElement | null
const goOn = (language: Language = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: words[language].reserveContinue }))

describe.each([
  ['en', 'Bath with parking'],
  ['he', 'אמבטיה'],
] as const)('the same as last time, in %s', (language, kind) => {
  it('is the first row; she lands with its choices chosen, and no hour', async () => {
    const { router, asked } = await opened(hers, { language })
    const box = row(language) as HTMLInputElement
    expect(box.closest('label')?.textContent).toContain(kind)
    const [first] = screen.getAllByRole('radio')
    expect(box.compareDocumentPosition(first as Node) & 4).toBe(4)
    fireEvent.click(box)
    expect(row(language)?.checked).toBe(true)
    goOn(language)
    await screen.findByRole('heading', { name: words[language].reserveOptions })
    const isChosen = (role: 'radio' | 'checkbox', name: string) =>
      screen.queryByRole<HTMLInputElement>(role, { name: new RegExp(`^${name}`) })?.checked
    await waitFor(() => expect(isChosen('radio', words[language].reserveBath)).toBe(true))
    await waitFor(() => expect(isChosen('checkbox', words[language].reserveParking)).toBe(true))
    for (const time of await screen.findAllByRole('radio', { name: /8:00|20:00/ }))
      expect(time.getAttribute('aria-checked')).toBe('false')
    expect(router.state.location.state.chosen.time).toBeNull()
    expect(asked.filter(({ name }) => name === 'findReservationsByUser')).toHaveLength(1)
  })
  it('can be taken back', async () => {
    const { router } = await opened(hers, { language })
    fireEvent.click(row(language) as HTMLElement)
    await waitFor(() => expect(row(language)?.checked).toBe(true))
    fireEvent.click(row(language) as HTMLElement)
    await waitFor(() => expect(row(language)?.checked).toBe(false))
    expect(router.state.location.state.chosen).toBeUndefined()
  })

  it('rests on a night that has nothing to choose', async () => {
    await opened(hers, { language })
    fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    await waitFor(() => expect(row(language)?.disabled).toBe(true))
    expect(row(language)?.closest('label')?.textContent).toContain(
      words[language].reserveNotThatNight,
    )
  })

  it('isn’t ticked on such a night, though she has chosen it', async () => {
    await opened(hers, { language })
    fireEvent.click(row(language) as HTMLElement)
    await waitFor(() => expect(row(language)?.checked).toBe(true))
    fireEvent.click(screen.getAllByRole('radio')[2] as HTMLElement)
    await waitFor(() => expect(row(language)?.disabled).toBe(true))
    expect(row(language)?.checked).toBe(false)
  })
})

describe('the days', () => {
  /** What keeps the row's place: of no use to anyone, in front of the days. */
  const place = (container: HTMLElement) => container.querySelector('[aria-hidden] input')

  it('don’t wait for it; its place is kept, and nobody is told of it', async () => {
    const answer = Promise.withResolvers<Told>()
    const { container } = await opened(() => answer.promise, { settled: false })
    expect(screen.getAllByRole('radio')).toHaveLength(3)
    expect(place(container)?.closest('[aria-hidden]')?.textContent).toContain(
      words.en.reserveLastTime,
    )
    expect(row()).toBeNull()
    answer.resolve(hers())
    await waitFor(() => expect(row()).not.toBeNull())
    expect(place(container)).toBeNull()
  })

  it('stay where they are when there was no last time', async () => {
    const answer = Promise.withResolvers<Told>()
    const { container } = await opened(() => answer.promise, { settled: false })
    await act(async () => {
      answer.resolve({ body: [] })
      await new Promise((turn) => setTimeout(turn))
      await new Promise((turn) => setTimeout(turn))
    })
    expect(row()).toBeNull()
    expect(place(container)).not.toBeNull()
  })

  it('stand and lead on though its answer never comes', async () => {
    await opened(() => new Promise(() => null), { settled: false })
    goOn()
    await screen.findByRole('heading', { name: 'Room Options' })
  })
})

it('is of the past year', async () => {
  const { asked } = await opened(hers)
  const [{ path } = { path: '' }] = asked.filter(({ name }) => name === 'findReservationsByUser')
  const sent = new URLSearchParams(path.split('?')[1])
  expect([sent.get('dateFrom'), sent.get('dateTo')]).toEqual(['2025-11-23', null])
})

it('is told by the question that found no coming visit of hers', async () => {
  const { asked } = await opened(hers, { state: {} })
  await waitFor(() => expect(row()).toBeTruthy())
  expect(asked.filter(({ name }) => name === 'findReservationsByUser')).toHaveLength(1)
})

it.each<[string, () => { status?: number; body: unknown }]>([
  ['her first visit', () => ({ body: [] })],
  ['a failed question', () => ({ status: 500, body: { errorMessage: 'No.' } })],
])('is not there after %s, and nothing waits for it', async (_, past) => {
  await opened(past, { settled: false })
  expect(row()).toBeNull()
  goOn()
  await screen.findByRole('heading', { name: 'Room Options' })
})

it('is neither asked for nor offered in an edit', async () => {
  const { asked } = await opened(hers, {
    state: { step: 'reserve-date', mode: 'edit', replacingReservationId: 'r1' },
  })
  expect(row()).toBeNull()
  expect(asked.filter(({ name }) => name === 'findReservationsByUser')).toEqual([])
})
