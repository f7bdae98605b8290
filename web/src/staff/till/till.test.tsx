// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { Till } from './Till.tsx'

const payment = {
  paymentId: 'p1',
  reservationId: 'r1',
  method: 'CreditCard',
  status: 'Approved',
  amount: 22,
  reference: null,
  note: null,
  tipNote: null,
  error: null,
  transactionID: 't1',
  refundOf: null,
  dateCreated: '2026-11-23T19:22:00-05:00',
}
const visit = {
  reservationId: 'r1',
  userId: 'u2',
  reservationStatus: 'Reserved',
  balance: 18,
  paymentPending: false,
  payments: [payment],
} as unknown as Reservation

type Answers = Parameters<typeof serveCalls>[0]
const paid = {
  body: { success: true, paid: true, result: [], errorMessage: null },
}
const onChanged = vi.fn()

async function open(answers: Answers = {}, more: object = {}) {
  onChanged.mockClear()
  const asked = serveCalls({
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    ...answers,
  })
  await live(<Till visit={{ ...visit, ...more }} onChanged={onChanged} />, {
    areas: ['till', 'cards', 'pay'],
  })
  return asked
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it.each(['Terminal', 'Cash', 'Check'] as const)(
  'takes %s for what is owed, with a tip',
  async (method) => {
    const asked = await open({ makePayment: () => paid })
    fireEvent.click(screen.getByRole('radio', { name: method }))
    type('Tip', '2.50')
    type('For', 'Attendant')
    fireEvent.click(screen.getByRole('button', { name: 'Take $20.50' }))
    expect(await screen.findByText('$20.50 was taken.')).toBeTruthy()
    expect(asked.map(({ body }) => body)).toEqual([
      {
        amt: 20.5,
        tipAmount: 2.5,
        tipNote: 'Attendant',
        method,
        userId: 'u2',
        reservationId: 'r1',
      },
    ])
    expect(onChanged).toHaveBeenCalledTimes(1)
  },
)

it.each([
  [0.5, 'Owed'],
  [0, 'Settled'],
  [-0.5, 'Credit'],
])('says of a balance of %s that it is %s', async (balance, name) => {
  await open({}, { balance })
  expect(screen.getByText(name)).toBeTruthy()
})

it.each([
  [18, '18.00'],
  [0, ''],
  [-5, ''],
])('of a balance of %s it offers to take %j', async (balance, offered) => {
  await open({}, { balance })
  if (balance <= 0) fireEvent.click(screen.getByRole('button', { name: 'Take a payment' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  expect(screen.getByLabelText<HTMLInputElement>('For the visit').value).toBe(offered)
})

it('names the category that it is for, with the number of a check after it', async () => {
  const asked = serveCalls({ savedCards: () => ({ body: [] }), makePayment: () => paid })
  await live(<Till visit={visit} category="Shabbos Payment" onChanged={onChanged} />, {
    areas: ['till', 'cards', 'pay'],
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Check' }))
  expect(screen.getByLabelText(/Check number/).getAttribute('maxlength')).toBe('50')
  fireEvent.change(screen.getByLabelText(/Check number/), { target: { value: '1204' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take $18.00' }))
  expect(await screen.findByText('$18.00 was taken.')).toBeTruthy()
  expect(asked.at(-1)?.body).toMatchObject({ method: 'Check', note: 'Shabbos Payment: 1204' })
})

it('charges her saved card, not the desk’s', async () => {
  const asked = await open({ makePayment: () => paid })
  fireEvent.click(screen.getByRole('radio', { name: 'Card' }))
  expect(await screen.findByText(/4242/)).toBeTruthy()
  expect(asked[0]?.path).toContain('users/u2/savedcards')
  type('For the visit', '10')
  fireEvent.click(screen.getByRole('button', { name: 'Take $10.00' }))
  expect(await screen.findByText('$10.00 was taken.')).toBeTruthy()
  expect(asked.at(-1)?.body).toMatchObject({
    amt: 10,
    method: 'CreditCard',
    paymentInfo: { sourceCard: 'c1' },
    reservationId: 'r1',
    userId: 'u2',
  })
})

it('says that it goes back, of what was taken for a change as her visit began', async () => {
  const change = { ...visit, reservationStatus: 'Pending' as const, replacingReservationId: 'r0' }
  const begun: Reservation = {
    ...{ ...change, replacedHasBegun: true },
    afterCancel: [{ kind: 'refund-on-its-way', amount: 18, cards: [] }],
  }
  function Page() {
    const [shown, setShown] = useState<Reservation>(change)
    return <Till visit={shown} onChanged={() => setShown(begun)} />
  }
  serveCalls({ savedCards: () => ({ body: [] }), makePayment: () => paid })
  await live(<Page />, { areas: ['till', 'cards', 'pay', 'desk'] })
  fireEvent.click(screen.getByRole('radio', { name: 'Terminal' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take $18.00' }))
  await screen.findByText('$18.00 was taken.')
  expect(await screen.findByText(/^\$18.00 is on its way back to the card/)).toBeTruthy()
})

it.each([
  ['18.01', '', 'No more than is owed.'],
  ['18', '99,990', 'That is more than can be taken at once.'],
  ['soon', '', 'Enter an amount.'],
  ['', '', 'Enter an amount.'],
  ['10', 'much', 'Enter an amount.'],
])('doesn’t take “%s” with a tip of “%s”: %s', async (amount, tip, words) => {
  const asked = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  type('For the visit', amount)
  type('Tip', tip)
  fireEvent.click(screen.getByRole('button', { name: /^Take/ }))
  expect(screen.getByText(words)).toBeTruthy()
  await aFewTurns()
  expect(asked).toEqual([])
})

/** A till at which cash is being taken for a hold whose time then passes, or which is canceled. */
async function takingAsItEnds(after: object) {
  const held = { ...visit, reservationStatus: 'Pending', holdUntil: '2099-01-01T00:00:00Z' }
  const { promise, resolve } = Promise.withResolvers<{ status?: number; body: object }>()
  const asked = serveCalls({ makePayment: () => promise })
  const Held = () => {
    const [isOver, setOver] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOver(true)}>
          time passes
        </button>
        <Till visit={{ ...held, ...(isOver ? after : {}) } as Reservation} onChanged={onChanged} />
      </>
    )
  }
  await live(<Held />, { areas: ['till', 'cards', 'pay'] })
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take $18.00' }))
  fireEvent.click(screen.getByRole('button', { name: 'time passes' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  return { answer: (it: Parameters<typeof resolve>[0]) => act(async () => resolve(it)) }
}

describe.each([
  ['is over', { holdUntil: '2000-01-01T00:00:00Z' }],
  ['is canceled', { reservationStatus: 'Canceled', holdUntil: null }],
])('a payment that is being sent as the hold %s', (_, after) => {
  it('is seen to its end, and no other is begun', async () => {
    const { answer } = await takingAsItEnds(after)
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeTruthy()
    await answer(paid)
    expect(await screen.findByText('$18.00 was taken.')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
  })

  it('and refused is said to be', async () => {
    const { answer } = await takingAsItEnds(after)
    const errorMessage = 'The time is held no more.'
    await answer({ status: 409, body: { success: false, code: 'hold-ended', errorMessage } })
    expect((await screen.findByRole('alert')).textContent).toContain(errorMessage)
    expect(screen.queryByRole('radio', { name: 'Cash' })).toBeNull()
  })
})

it('asks who gets a tip only once the tip is an amount', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  for (const [tip, isAsked] of [
    ['', false],
    ['much', false],
    ['0', false],
    ['0.01', true],
  ] as const) {
    type('Tip', tip)
    expect(screen.queryByLabelText('For') !== null, tip).toBe(isAsked)
  }
})

it('of a payment that isn’t confirmed says so, and offers no second', async () => {
  await open({
    makePayment: () => ({
      status: 202,
      body: { success: true, paid: false, pending: true, result: [], errorMessage: null },
    }),
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Terminal' }))
  fireEvent.click(screen.getByRole('button', { name: 'Take $18.00' }))
  expect(await screen.findByText(/not confirmed yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})

it('keeps her bank’s question open while the visit is told that its payment runs', async () => {
  const question = { requiresAction: true, clientSecret: 's', paymentIntent: 'pi_1' }
  let tries = 0
  const asked = serveCalls({
    publicSettings: () => ({ body: [{ Key: 'practiceMode', Value: 'True' }] }),
    savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    practiceConfirm: () => ({ body: { success: true, result: null, errorMessage: null } }),
    makePayment: () => {
      tries += 1
      return tries === 1 ? { body: { paid: false, result: [], ...question } } : paid
    },
  })
  // As a live event tells it, while her bank still asks.
  let tell: (open: boolean) => void = () => {}
  const AtTheDesk = () => {
    const [paymentPending, setPending] = useState(false)
    tell = setPending
    return <Till visit={{ ...visit, paymentPending }} onChanged={onChanged} />
  }
  const { client } = await live(<AtTheDesk />, { areas: ['till', 'cards', 'pay'] })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  fireEvent.click(screen.getByRole('radio', { name: 'Card' }))
  expect(await screen.findByText(/4242/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take $18.00' }))
  const bank = await screen.findByRole('dialog')
  act(() => tell(true))
  expect(bank.isConnected).toBe(true)
  expect(screen.queryByText(/not confirmed yet/)).toBeNull()
  fireEvent.click(within(bank).getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('$18.00 was taken.')).toBeTruthy()
  expect(asked.filter(({ name }) => name === 'makePayment').at(-1)?.body).toMatchObject({
    ...{ amt: 18, paymentIntent: 'pi_1' },
  })
})

it('adds a fee with its reason, and never without', async () => {
  const asked = await open({ makePayment: () => paid })
  fireEvent.click(screen.getByRole('button', { name: 'Add a fee' }))
  type('Amount of the fee', '12')
  fireEvent.click(screen.getByRole('button', { name: 'Add a fee' }))
  expect(screen.getByText('Say what for.')).toBeTruthy()
  expect(asked).toEqual([])
  type('What for', 'A towel')
  fireEvent.click(screen.getByRole('button', { name: 'Add a fee' }))
  expect(await screen.findByText('The fee was added.')).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([
    { method: 'Fee', amt: 12, note: 'A towel', userId: 'u2', reservationId: 'r1' },
  ])
})

it('gives a part of a payment back, with the reason; what is refused is said', async () => {
  let tries = 0
  const asked = await open({
    refundPayment: () => {
      tries += 1
      return tries === 1
        ? {
            status: 409,
            body: { success: false, code: 'more-than-left', errorMessage: 'Too much.' },
          }
        : said(payment)
    },
  })
  const row = screen.getByRole('listitem')
  fireEvent.click(within(row).getByRole('button', { name: 'Refund' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refund $22.00' }))
  expect(screen.getByText('Say what for.')).toBeTruthy()
  type('Why', 'Charged twice')
  fireEvent.click(screen.getByRole('button', { name: 'Refund $22.00' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too much.')
  type('Amount', '12')
  fireEvent.click(screen.getByRole('button', { name: 'Refund $12.00' }))
  expect(await screen.findByText('$12.00 was refunded.')).toBeTruthy()
  expect(asked.at(-1)?.body).toEqual({ paymentId: 'p1', amt: 12, note: 'Charged twice' })
})

it('says what goes back in which money, and a tip without a word is divided', async () => {
  const row = {
    status: 'Approved',
    amount: 22,
    note: null,
    dateCreated: '2026-11-24T19:00:00-05:00',
  }
  const asked = await open(
    { makePayment: () => paid },
    {
      payments: [
        { ...row, paymentId: 'p1', method: 'Cash', reference: null, refundOf: null },
        { ...row, paymentId: 'p2', method: 'CreditRefund', reference: 'Cash', refundOf: 'p1' },
        { ...row, paymentId: 'p3', method: 'CreditRefund', reference: null, refundOf: null },
      ],
    },
  )
  expect(screen.getByText(/Cash given back/)).toBeTruthy()
  expect(screen.getByText(/Refund to the card/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  type('Tip', '4')
  fireEvent.click(screen.getByRole('button', { name: 'Take $22.00' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ tipNote: 'Divide among above' }))
})

it('says that there are no payments, and takes none for who has canceled', async () => {
  await open({}, { payments: [], reservationStatus: 'Canceled' })
  expect(screen.getByText('There are no payments for this reservation.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add a fee' })).toBeNull()
})

it.each([
  [18, 'Owed', '$18.00'],
  [0, 'Settled', '$0.00'],
  [-5, 'Credit', '$5.00'],
])('a balance of %i is %s', async (balance, name, amount) => {
  await open({}, { balance })
  expect(document.body.textContent).toContain(`${name} ${amount}`)
})

it('offers no tip again that was taken, though the balance is what it was', async () => {
  const asked = await open({ makePayment: () => paid }, { balance: 0 })
  const more = () => screen.getByRole('button', { name: 'Take a payment' })
  fireEvent.click(more())
  const [first] = screen.getAllByRole('radio')
  expect(document.activeElement).toBe(first)
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  type('Tip', '5')
  fireEvent.click(screen.getByRole('button', { name: 'Take $5.00' }))
  expect(await screen.findByText('$5.00 was taken.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Take \$/ })).toBeNull()
  fireEvent.click(more())
  fireEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  expect(screen.getByLabelText<HTMLInputElement>('Tip').value).toBe('')
  expect(asked).toHaveLength(1)
})

it('lists what was paid, the latest first: what went back as such, and what was declined', async () => {
  await open(
    {},
    {
      payments: [
        { ...payment, paymentId: 'p1', dateCreated: '2026-11-23T19:00:00-05:00' },
        {
          ...{ ...payment, paymentId: 'p2', method: 'CreditRefund', amount: 4, refundOf: 'p1' },
          ...{ note: 'Too much', dateCreated: '2026-11-23T19:10:00-05:00' },
        },
        {
          ...{ ...payment, paymentId: 'p3', status: 'Declined', amount: 9 },
          dateCreated: '2026-11-23T18:00:00-05:00',
        },
      ],
    },
  )
  const rows = (await screen.findAllByRole('listitem'))
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('$'))
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatch(/Too much.*−\$4\.00/)
  expect(rows[1]).toContain('$22.00')
  expect(rows[1]).not.toMatch(/−|declined/)
  expect(rows[2]).toMatch(/declined.*\$9\.00/)
})
