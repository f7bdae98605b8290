// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setServerClock } from '../../../talk/clock.ts'
import { visit } from '../../../test/answers.ts'
import { live } from '../../../test/live.tsx'
import { listed, serveReserve, settings } from '../../../test/reserve-server.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

const way = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../garage/Garage.tsx', async (real) => {
  await way.promise
  return real()
})

const now = '2026-11-24T20:00:00-05:00'
const parked = { ...visit, parking: true, paid: true, balance: 0, amountPaid: 30 }

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
  vi.setSystemTime(new Date(now))
  setServerClock(now)
})

it('the garage has its place kept between her visit and the way to it until its page has come', async () => {
  const told = { body: listed({ ...settings, currentTime: now }) }
  serveReserve([parked], {
    settings: () => told,
    publicSettings: () => told,
    user: () => ({ body: { id: 'u1', firstName: 'Rivka', lastName: 'Stern', email: null } }),
  })
  const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership', 'garage'] as const
  const state = { step: 'reserve-payment', reservationId: 'r1' }
  const { client, container } = await live(<ReserveScreen />, { areas, state })
  const booked = await screen.findByText(/Your reservation is booked\./)
  const calendar = screen.getByText('Add to calendar')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const isAfter = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const places = () =>
    [...container.querySelectorAll('[data-waits]')].filter(
      (place) => isAfter(booked, place) && isAfter(place, calendar),
    )
  expect(places()).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Garage door' })).toBeNull()

  await act(async () => way.resolve())
  expect(await screen.findByRole('heading', { name: 'Garage door' })).toBeTruthy()
  expect(places()).toEqual([])
})
