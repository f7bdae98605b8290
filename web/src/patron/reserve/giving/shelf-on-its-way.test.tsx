// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { live, said } from '../../../test/live.tsx'
import { held, serveReserve } from '../../../test/reserve-server.ts'
import { ReserveScreen } from '../ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const { payPay, payShelf, payShelfNotIn, more } = words.en
const towel = { item: 'Towel', itemHe: '', description: '', descriptionHe: '', price: 5 }
const comb = { ...towel, item: 'Comb', price: 3 }
const owed: Reservation = { ...held, balance: 25 }
const withTowel = { ...owed, balance: 30, merchandise: [{ ...towel, quantity: 1, total: 5 }] }
type Answer = { status?: number; body: object }
const sold = { status: 409, body: { code: 'invalid-merchandise', errorMessage: 'Not on sale.' } }

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

const one = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: more.replace('{{name}}', name) }))

/** She has taken a towel on the page of the shelf, and gone back to payment while it was being saved. */
async function backWhileItIsSaved(reservationId: string) {
  const first = Promise.withResolvers<Answer>()
  const hers = { ...owed, reservationId }
  const asked = serveReserve([hers], {
    merchandise: () => ({ body: [towel, comb].map((item) => ({ ...item, active: true })) }),
    writeReservationMerchandise: () => (writes().length > 1 ? said(hers) : first.promise),
  })
  const writes = () =>
    asked.flatMap(({ name, body }) => (name === 'writeReservationMerchandise' ? [body] : []))
  const { router } = await live(<ReserveScreen />, {
    areas,
    state: { step: 'reserve-payment', mode: 'new', reservationId },
  })
  const goTo = (state: object) => act(() => router.navigate('/reserve', { state }))
  await goTo({ step: 'reserve-payment', mode: 'new', giving: 'merchandise', reservationId })
  await one(towel.item)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await act(() => router.navigate(-1))
  await screen.findByText(payShelf)
  const pay = () => screen.getByRole('button', { name: new RegExp(`^${payPay}.*\\d`) })
  return { writes, pay, answer: (of: Answer) => act(async () => first.resolve(of)) }
}

it('what is on its way keeps Pay busy on the page that she has gone back to, and is in its sum once saved', async () => {
  const { pay, answer } = await backWhileItIsSaved('r31')
  expect(pay().getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(payShelfNotIn)).toBeNull()
  await answer(said({ ...withTowel, reservationId: 'r31' }))
  await waitFor(() => expect(pay().textContent).toContain('30.00'))
  expect(pay().getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByText(payShelfNotIn)).toBeNull()
})

it('what is refused for good meanwhile burdens no later tap there', async () => {
  const { writes, pay, answer } = await backWhileItIsSaved('r32')
  await answer(sold)
  await waitFor(() => expect(pay().getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText(payShelfNotIn)).toBeNull()
  const fold = screen.getByText(payShelf).closest('details') as HTMLDetailsElement
  fold.open = true
  fireEvent(fold, new Event('toggle'))
  await one(comb.item)
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[1]).toEqual({ items: [{ item: comb.item, quantity: 1 }] })
})
