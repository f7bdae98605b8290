// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live } from '../../test/live.tsx'
import { held, listed, serveReserve, settings } from '../../test/reserve-server.ts'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const afternoon = '2026-11-24T14:00:00-05:00'

const later = (day: number) => evening(day, { cutOff: `2026-11-${day}T17:00:00-05:00` })

type Facts = {
  now?: string
  visits?: Reservation[]
  values?: object
  nights?: (typeof night)[]
  state: object
  schedule?: NonNullable<Parameters<typeof serveReserve>[1]>['schedule']
}
async function open(language: Language, facts: Facts) {
  const { now = afternoon, visits = [], values = {}, state } = facts
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  const told = { body: listed({ ...settings, ...values, currentTime: now }) }
  serveReserve(visits, {
    settings: () => told,
    publicSettings: () => told,
    schedule: facts.schedule ?? (() => ({ body: facts.nights ?? [night, later(25), later(26)] })),
  })
  await live(<ReserveScreen />, { areas, language, state })
}

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const s = words[language]

  it.each([
    ['open until its cut-off', '2026-11-24T17:00:00-05:00', null],
    ['disabled after it', '2026-11-24T17:00:01-05:00', 'true'],
  ])('today’s tile is %s', async (_, now, disabled) => {
    await open(language, { now, state: { step: 'reserve-date' } })
    const tiles = await screen.findAllByRole('radio')
    const states = tiles.map((tile) => tile.getAttribute('aria-disabled'))
    expect(states).toEqual([disabled, null, null])
  })

  const onFriday = { ...held, reservationDate: '2026-11-27', scheduleDate: '2026-11-27' }
  const friday = evening(27)
  it.each<[string, object, Reservation, typeof night]>([
    ['of every visit', { reservationsRequirePrepayAll: 'True' }, held, night],
    [
      'of a Friday in Shabbos mode',
      { reservationsRequirePrepayFriday: 'True' },
      onFriday,
      { ...friday, shabbosMode: true },
    ],
    ['of a Friday', { reservationsRequirePrepayFriday: 'True' }, onFriday, friday],
    [
      'of a night of Yom Tov',
      { reservationsRequirePrepayFriday: 'True' },
      held,
      { ...night, shabbosMode: true },
    ],
    ['of a visit with parking', { reservationsRequirePrepayParking: 'True' }, held, night],
  ])(
    'Pay at the door is hidden where it is asked %s to be paid ahead',
    async (_, values, visit, of) => {
      const state = { step: 'reserve-payment', reservationId: 'r2', mode: 'new' }
      const nights = [of, evening(28)]
      await open(language, { values, visits: [visit], nights, state })
      await screen.findByText(s.payPrepay)
      expect(screen.queryByRole('button', { name: s.payAtTheDoor })).toBeNull()
    },
  )

  it('Pay at the door is offered where nothing asks for it', async () => {
    const state = { step: 'reserve-payment', reservationId: 'r2', mode: 'new' }
    await open(language, { visits: [held], state })
    expect(await screen.findByRole('button', { name: s.payAtTheDoor })).toBeTruthy()
  })

  it('Create New Reservation stands beside a list in which nothing is Reserved', async () => {
    const other = { ...held, reservationId: 'r3', reservationDate: '2026-11-25' }
    await open(language, { visits: [held, other], state: { step: 'reserve-start' } })
    expect(await screen.findByText(s.reserveUpcoming)).toBeTruthy()
    expect(screen.getByRole('button', { name: s.reserveCreate })).toBeTruthy()
  })
})

describe('a visit that is edited', () => {
  const far = {
    ...{ ...visit, reservationId: 'r1', reservationDate: '2026-11-29' },
    reservationTime: '2026-11-29T20:00:00-05:00',
  }
  const editing = {
    ...{ step: 'reserve-date', mode: 'edit', replacingReservationId: 'r1' },
    date: far.reservationDate,
  }
  const chosenDay = async () => {
    const days = await screen.findAllByRole('radio')
    return days.map((day) => [day.textContent?.match(/\d+/)?.[0], day.getAttribute('aria-checked')])
  }
  const goesOn = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled

  it('keeps a night that isn’t on sale yet', async () => {
    const asks = (path: string) =>
      path.includes('dt=2026-11-29') ? [evening(29)] : [night, later(25)]
    const visits = [far]
    await open('en', { visits, state: editing, schedule: ({ path }) => ({ body: asks(path) }) })
    await waitFor(async () => expect(await chosenDay()).toHaveLength(3))
    expect((await chosenDay()).map(([, checked]) => checked)).toEqual(['false', 'false', 'true'])
    expect(goesOn()).toBe(true)
  })

  it('is moved from a closed night to none that she hasn’t chosen, and says why', async () => {
    const closed = { ...later(25), closed: true }
    const visits = [{ ...far, reservationDate: '2026-11-25' }]
    const state = { ...editing, date: '2026-11-25' }
    await open('en', { visits, state, nights: [night, closed, later(26)] })
    expect((await chosenDay()).map(([, checked]) => checked)).toEqual(['false', 'false', 'false'])
    expect(goesOn()).toBe(false)
    const [before = ''] = words.en.reserveDateClosed.split('{{night}}')
    expect(
      screen.getByText((text) => text.includes('Wednesday') && text.startsWith(before)),
    ).toBeTruthy()
    expect(screen.queryByText(words.en.reserveDateNone)).toBeNull()
  })
})
