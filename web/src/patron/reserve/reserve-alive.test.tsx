// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { reserve as english } from '@mikvah/contract/words/en/reserve.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { night, visit } from '../../test/answers.ts'
import { withOwnTime } from '../../test/at-the-kiosk.tsx'
import { live, said } from '../../test/live.tsx'
import {
  eight,
  held,
  listed,
  serveReserve as serve,
  settings,
  slot,
} from '../../test/reserve-server.ts'
import { PendingWarning } from '../home/PendingWarning.tsx'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const booked: Reservation = { ...visit, paid: true, balance: 0, amountPaid: 25 }
const looking = { step: 'reserve-payment', reservationId: 'r1' }

beforeEach(() => {
  sessionStorage.clear()
  vi.setSystemTime(new Date('2026-11-24T14:00:00-05:00'))
  window.scrollTo = vi.fn()
})

describe('a booked visit', () => {
  it('is canceled by saying Canceled, and only from the status she saw', async () => {
    const asked = serve([booked])
    await live(<ReserveScreen />, { areas, state: looking })
    fireEvent.click(await screen.findByText('Cancel reservation'))
    fireEvent.click(await screen.findByText('Cancel it'))
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'changeReservationStatus')?.body).toEqual({
        status: 'Canceled',
        expectedStatus: 'Reserved',
      }),
    )
  })

  it('that was paid says after a cancel to which card the money goes and when, before she goes on', async () => {
    const off: Reservation = {
      ...{ ...booked, reservationStatus: 'Canceled', paid: false },
      refund: { amount: 25, state: 'onItsWay' },
      afterCancel: [{ kind: 'refund-on-its-way', amount: 25, cards: ['Visa 4242'] }],
    }
    serve([booked], { changeReservationStatus: () => said(off) })
    await live(<ReserveScreen />, { areas, state: looking })
    fireEvent.click(await screen.findByText('Cancel reservation'))
    fireEvent.click(await screen.findByText('Cancel it'))
    const dialog = await screen.findByRole('dialog', { name: 'Reservation Canceled' })
    expect(dialog.textContent).toMatch(
      /\$25\.00 is on its way back to .Visa 4242.\. Banks usually show it within 5 to 10/,
    )
  })

  it('that her list has just told isn’t asked for once more', async () => {
    const asked = serve([booked])
    await live(<ReserveScreen />, { areas })
    await screen.findByText('Cancel reservation')
    await waitFor(() => expect(asked.some(({ name }) => name === 'locations')).toBe(true))
    expect(asked.map(({ name }) => name)).not.toContain('reservation')
  })

  it('that was canceled says what went back, and asks for nothing', async () => {
    const refund = { amount: 25, state: 'issued' as const }
    serve([{ ...booked, reservationStatus: 'Canceled', refund }])
    await live(<ReserveScreen />, { areas, state: looking })
    const lines = (await screen.findByText('Refund')).closest('dl') as HTMLElement
    expect(lines.textContent).toMatch(/Total\$25\.00Refund−\$25\.00$/)
    expect(screen.queryByText('To pay')).toBeNull()
    // Nothing of a booking is left to be done, so no steps of one stand above it.
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
  })

  it('that stands has the steps of its booking above it, all done', async () => {
    serve([booked])
    await live(<ReserveScreen />, { areas, state: looking })
    await screen.findByText('Cancel reservation')
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.filter((step) => step.getAttribute('aria-current'))).toEqual([])
  })

  it('that is being paid asks for no second payment', async () => {
    serve([{ ...visit, balance: 25, paymentPending: true }])
    await live(<ReserveScreen />, { areas, state: looking })
    await screen.findByRole('button', { name: 'All my reservations' })
    expect(screen.queryByRole('button', { name: /^Pay$/ })).toBeNull()
  })

  it('of a past day can’t be canceled any more', async () => {
    serve([{ ...booked, reservationDate: '2026-11-23' }])
    await live(<ReserveScreen />, { areas, state: looking })
    const cancel = (await screen.findByText('Cancel reservation')).closest('button')
    expect(cancel?.disabled).toBe(true)
  })

  it('says booked and paid, has nothing to pay as its sum, and offers calendar, way and call', async () => {
    serve([booked])
    await live(<ReserveScreen />, { areas, state: looking })
    expect(await screen.findByText(/Your reservation is booked\./)).toBeTruthy()
    expect(screen.getByText(/Paid in full\./)).toBeTruthy()
    expect(screen.queryByText('To pay')).toBeNull()
    expect(screen.getByText('Add to calendar')).toBeTruthy()
    const call = await screen.findByRole('link', { name: /^Call/ })
    await waitFor(() => expect(call.getAttribute('href')).toBe('tel:7325550100,101'))
    const way = await screen.findByRole('link', { name: /^Directions/ })
    expect(way.getAttribute('href')).toContain('destination=1+Brook+Lane')
  })

  it('opens what she gives as a step of its own; going back finds the visit, its heading and what she typed', async () => {
    serve([booked])
    const { router } = await live(<ReserveScreen />, { areas, state: looking })
    fireEvent.click(await screen.findByText('Donate'))
    fireEvent.change(await screen.findByLabelText(/Another amount/), { target: { value: '7' } })
    await router.navigate(-1)
    await screen.findByText(/Your reservation is booked\./)
    expect(document.activeElement?.textContent).toBe('Your Reservation')
    fireEvent.click(screen.getByText('Donate'))
    const field = (await screen.findByLabelText(/Another amount/)) as HTMLInputElement
    expect(field.value).toBe('7')
    expect(document.activeElement?.textContent).toBe('Donate')
  })

  it('is found again once a gift has been charged that was opened from it', async () => {
    serve([booked], {
      makePayment: () => ({ body: { success: true, paid: true, errorMessage: null } }),
      savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
    })
    const { router } = await live(<ReserveScreen />, { areas, state: looking })
    fireEvent.click(await screen.findByText('Donate'))
    fireEvent.change(await screen.findByLabelText(/Another amount/), { target: { value: '7' } })
    await screen.findByRole('radio', { name: /4242/ })
    fireEvent.click(screen.getByRole('button', { name: /\$7/ }))
    await waitFor(() => expect(router.state.location.state).toEqual(looking))
  })
})

describe('paying', () => {
  const paying = { ...looking, mode: 'new', reservationId: 'r2' }

  it('at the door ends at the head of her visit, its heading read, and going back finds the list', async () => {
    const asked = serve([held])
    const { router } = await live(<ReserveScreen />, { areas, state: { step: 'reserve-start' } })
    const way = { id: 'w1', begins: 1 }
    const at = (state: object) => router.navigate('/reserve', { state: { way, ...state } })
    await at({ step: 'reserve-date', behind: 1 })
    await at({ step: 'reserve-options', behind: 2, date: night.date })
    await at({ ...paying, behind: 3, heldUntil: held.holdUntil, date: night.date })
    const door = await screen.findByText('Pay at the door')
    vi.mocked(window.scrollTo).mockClear()
    fireEvent.click(door)
    fireEvent.click(door)
    const confirmed = await screen.findByRole('dialog', { name: 'Your reservation is confirmed' })
    expect(within(confirmed).getByText(held.reservationCode).className).toContain('code')
    expect(confirmed.textContent).toMatch(/8:00/)
    // Where she stood was the button at the foot: behind the news the visit begins at its head.
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/To pay at the door/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Your Reservation')
    expect(
      asked.filter(({ name }) => name === 'changeReservationStatus').map(({ body }) => body),
    ).toEqual([{ status: 'Reserved', expectedStatus: 'Pending' }])
    await router.navigate(-1)
    expect(await screen.findByText('Upcoming')).toBeTruthy()
    expect(router.state.location.state).toMatchObject({ step: 'reserve-start' })
  })

  it('at the door is told as booked when its answer is lost, without a refusal over it', async () => {
    let status: Reservation['reservationStatus'] = 'Pending'
    const asked = serve([held], {
      changeReservationStatus: () => {
        status = 'Reserved'
        return new Error('lost')
      },
      reservation: () => ({ body: { ...held, reservationStatus: status, holdUntil: null } }),
    })
    await live(<ReserveScreen />, { areas, state: paying })
    fireEvent.click(await screen.findByText('Pay at the door'))
    await screen.findByRole('dialog', { name: 'Your reservation is confirmed' })
    expect(screen.queryByText(/There is no connection/)).toBeNull()
    expect(asked.filter(({ name }) => name === 'changeReservationStatus')).toHaveLength(1)
  })

  it('at the door isn’t told as booked when its answer is lost and her visit is only held still', async () => {
    const asked = serve([held], { changeReservationStatus: () => new Error('lost') })
    await live(<ReserveScreen />, { areas, state: paying })
    const door = await screen.findByText('Pay at the door')
    const looks = () => asked.filter(({ name }) => name === 'reservation').length
    const before = looks()
    fireEvent.click(door)
    await screen.findByText(/There is no connection/)
    await waitFor(() => expect(looks()).toBeGreaterThan(before))
    await aFewTurns()
    expect(screen.queryByRole('dialog', { name: 'Your reservation is confirmed' })).toBeNull()
    expect(screen.getByText(/There is no connection/)).toBeTruthy()
    expect(screen.getByText('Pay at the door')).toBeTruthy()
  })

  it('says of an amount that it is too large, and asks for no payment beside it', async () => {
    serve([held])
    await live(<ReserveScreen />, { areas, state: paying })
    const fold = (await screen.findByText('Add a gift')).closest('details') as HTMLDetailsElement
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    fireEvent.change(await screen.findByLabelText(/Another amount/), {
      target: { value: '99,999,999' },
    })
    expect(screen.getByText(/a smaller amount/)).toBeTruthy()
    const pay = screen.getByRole('button', { name: /^Pay \$/ }) as HTMLButtonElement
    expect(pay.disabled).toBe(true)
  })

  it('gives up her place when she goes back to the options', async () => {
    const asked = serve([held])
    const { router } = await live(<ReserveScreen />, {
      areas,
      state: { step: 'reserve-options', date: night.date },
    })
    await router.navigate('/reserve', { state: { ...paying, heldUntil: held.holdUntil } })
    await screen.findByText('Pay at the door')
    await router.navigate(-1)
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'changeReservationStatus')?.body).toEqual({
        status: 'Canceled',
        expectedStatus: 'Pending',
      }),
    )
  })
})

describe('a held visit', () => {
  withOwnTime()

  it('of a change asks anew as it ends: where her visit was canceled meanwhile, none stands', async () => {
    const change = { ...held, replacingReservationId: 'r1', holdUntil: '2026-11-24T14:00:05-05:00' }
    let stands = true
    serve([change], {
      reservation: () => ({ body: stands ? change : { ...change, replacingReservationId: null } }),
    })
    await live(<ReserveScreen />, {
      areas,
      state: { ...looking, reservationId: 'r2', mode: 'edit' },
    })
    await screen.findByText('Pay at the door')
    stands = false
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(await screen.findByText(/^Nothing was charged. The times/)).toBeTruthy()
  })

  it.each([
    ['while it was looked up', []],
    ['a look later', [true]],
  ])('whose payment came to nothing %s is told so, and may be tried again', async (_, looks) => {
    const pending: boolean[] = []
    const asked = serve([held], {
      savedCards: () => ({ body: [{ id: 'c1', brand: 'Visa', last4: '4242' }] }),
      makePayment: () => {
        pending.push(...looks)
        const got = { success: true, paid: false, pending: true, result: [], errorMessage: null }
        return { status: 202, body: got }
      },
      reservation: () => ({
        body: { ...held, balance: 25, paymentPending: pending.shift() ?? false },
      }),
    })
    await live(<ReserveScreen />, {
      areas,
      state: { ...looking, reservationId: 'r2', mode: 'new' },
    })
    await screen.findByText(/4242/)
    const pay = await screen.findByRole('button', { name: /^Pay(?! at)/ })
    fireEvent.click(pay)
    await waitFor(() => expect(asked.some(({ name }) => name === 'makePayment')).toBe(true))
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(await screen.findByText(/did not go through/)).toBeTruthy()
    expect(asked.filter(({ name }) => name === 'makePayment')).toHaveLength(1)
  })
})

describe('beside the button that pays', () => {
  const paying = { ...looking, mode: 'new', reservationId: 'r2' }
  const network = (onLine: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    fireEvent(window, new Event(onLine ? 'online' : 'offline'))
  }

  it('it says that the network is gone, and no longer when it is back', async () => {
    serve([held])
    await live(<ReserveScreen />, { areas, state: paying })
    const pay = await screen.findByRole('button', { name: /^Pay \$/ })
    network(false)
    const notice = await screen.findByText('No connection')
    expect(notice.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    network(true)
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
  })

  it.each([
    ['MIKVAH OFFICE', true],
    ['', false],
  ])('with “%s” on the statement it speaks of a neutral name: %s', async (words, speaks) => {
    serve([held], {
      settings: () => ({
        body: Object.entries({ ...settings, ccStatementText: words }).map(([Key, Value]) => ({
          Key,
          Value,
        })),
      }),
    })
    await live(<ReserveScreen />, { areas, state: paying })
    await screen.findByRole('button', { name: /^Pay \$/ })
    expect(screen.queryByText('The statement shows a neutral name.') !== null).toBe(speaks)
  })
})

describe('the shelf', () => {
  withOwnTime()

  it('ends with what she tapped last, though the first save is slow', async () => {
    const slow = Promise.withResolvers<void>()
    const saves: number[] = []
    serve([booked], {
      merchandise: () => ({
        body: [{ item: 'Towel', description: 'Soft', price: 12, active: true }],
      }),
      writeReservationMerchandise: async ({ body }) => {
        const { items } = body as { items: { item: string; quantity: number }[] }
        const quantity = items[0]?.quantity ?? 0
        saves.push(quantity)
        if (saves.length === 1) await slow.promise
        return said({ ...booked, merchandise: [{ item: 'Towel', quantity, price: 12 }] })
      },
    })
    await live(<ReserveScreen />, {
      areas,
      state: { ...looking, giving: 'merchandise', over: true },
    })
    const more = await screen.findByRole('button', { name: /One more/ })
    fireEvent.click(more)
    await waitFor(() => expect(saves).toEqual([1]))
    fireEvent.click(more)
    fireEvent.click(more)
    expect(screen.getByRole('status', { name: 'Towel' }).textContent).toBe('3')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(saves).toEqual([1])
    slow.resolve()
    await waitFor(() => expect(saves).toEqual([1, 3]))
    await waitFor(() => expect(screen.getByRole('status', { name: 'Towel' }).textContent).toBe('3'))
  })
})

describe('choosing', () => {
  it('holds the place at the price she was shown, once for two taps', async () => {
    const asked = serve([])
    await live(<ReserveScreen />, { areas, state: { step: 'reserve-options', date: night.date } })
    fireEvent.click(await screen.findByRole('radio', { name: /8:00/ }))
    await waitFor(() => expect(button('Continue').disabled).toBe(false))
    fireEvent.click(button('Continue'))
    fireEvent.click(button('Continue'))
    await screen.findByText('Pay at the door')
    const holds = asked.filter(({ name }) => name === 'newReservation')
    expect(holds).toHaveLength(1)
    expect(holds[0]?.body).toMatchObject({ hold: true, expectedTotal: 25 })
  })

  it('that is refused at a price that has changed shows the new one, and holds at that', async () => {
    let total = 25
    const asked = serve([], {
      quoteReservation: () => said({ total, lines: [] }),
      newReservation: ({ body }) => {
        if ((body as { expectedTotal: number }).expectedTotal === 30)
          return said({ ...held, reservationId: 'r9' })
        total = 30
        return { status: 409, body: { success: false, code: 'price-changed' } }
      },
    })
    await live(<ReserveScreen />, { areas, state: { step: 'reserve-options', date: night.date } })
    fireEvent.click(await screen.findByRole('radio', { name: /8:00/ }))
    await waitFor(() => expect(button('Continue').disabled).toBe(false))
    fireEvent.click(button('Continue'))
    expect(await screen.findByText(/\$30/)).toBeTruthy()
    fireEvent.click(button('Continue'))
    await waitFor(() =>
      expect(
        asked
          .filter(({ name }) => name === 'newReservation')
          .map(({ body }) => (body as { expectedTotal: number }).expectedTotal),
      ).toEqual([25, 30]),
    )
  })

  it('is known to the pages that have read her list before, as soon as it is held', async () => {
    serve([])
    const page = (
      <>
        <PendingWarning />
        <ReserveScreen />
      </>
    )
    const state = { step: 'reserve-options', date: night.date }
    await live(page, { areas: [...areas, 'home'], state })
    fireEvent.click(await screen.findByRole('radio', { name: /8:00/ }))
    await waitFor(() => expect(button('Continue').disabled).toBe(false))
    expect(screen.queryByText(/not complete yet/)).toBeNull()
    fireEvent.click(button('Continue'))
    expect(await screen.findByText(/not complete yet/)).toBeTruthy()
  })

  it('is known to a page whose list was asked for before it was held, and comes after', async () => {
    const come = Promise.withResolvers<void>()
    let lists = 0
    const asked = serve([], {
      findReservationsByUser: async () => {
        const isFirst = lists === 0
        lists += 1
        if (isFirst) await come.promise
        return { body: isFirst ? [] : [{ ...held, reservationId: 'r9' }] }
      },
    })
    const page = (
      <>
        <PendingWarning />
        <ReserveScreen />
      </>
    )
    const state = { step: 'reserve-options', date: night.date }
    await live(page, { areas: [...areas, 'home'], state })
    fireEvent.click(await screen.findByRole('radio', { name: /8:00/ }))
    await waitFor(() => expect(button('Continue').disabled).toBe(false))
    fireEvent.click(button('Continue'))
    await waitFor(() => expect(asked.some(({ name }) => name === 'newReservation')).toBe(true))
    await aFewTurns()
    come.resolve()
    expect(await screen.findByText(/not complete yet/)).toBeTruthy()
  })

  it('anew replaces no visit, whatever was being changed before', async () => {
    serve([])
    const state = { step: 'reserve-start', replacingReservationId: 'r1' }
    const { router } = await live(<ReserveScreen />, { areas, state })
    fireEvent.click(await screen.findByText('Create New Reservation'))
    await waitFor(() => expect(router.state.location.state.step).toBe('reserve-date'))
    expect(router.state.location.state.replacingReservationId).toBeUndefined()
  })

  it('keeps the options she has chosen when she goes back for another night, but not the hour', async () => {
    const eightOf = (date: string) => {
      const time = `${date}T20:00:00-05:00`
      const both = [{}, { bath: true }].flatMap((room) => slot(time, 2, room).availableReservations)
      return [{ ...slot(time, 2), availableReservations: both }]
    }
    serve([], {
      settings: () => ({
        body: listed({
          ...{ ...settings, roomsAvailableBath: '1', priceBath: '35' },
          ...{ reservationMinutesBath: '60' },
        }),
      }),
      availableReservations: ({ path }) => ({
        body: eightOf(/\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? ''),
      }),
    })
    const { router } = await live(<ReserveScreen />, { areas, state: { step: 'reserve-start' } })
    const goesOn = async () => {
      await waitFor(() => expect(button('Continue').disabled).toBe(false))
      fireEvent.click(button('Continue'))
    }
    fireEvent.click(await screen.findByText('Create New Reservation'))
    await screen.findByRole('radio', { name: /Wednesday/ })
    await goesOn()
    fireEvent.click(await screen.findByRole('radio', { name: /^Bath/ }))
    fireEvent.click(await screen.findByRole('radio', { name: /8:00/ }))
    await screen.findByRole('radio', { name: /8:00/, checked: true })
    await router.navigate(-1)
    fireEvent.click(await screen.findByRole('radio', { name: /Wednesday/ }))
    await goesOn()
    expect(await screen.findByRole('radio', { name: /^Bath/, checked: true })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /8:00/, checked: false })).toBeTruthy()
    expect(screen.queryByText(english.reserveTimeGone)).toBeNull()
  })

  it('without a free time says so once, strikes nothing through, and asks for no time', async () => {
    serve([], { availableReservations: () => ({ body: [slot(eight, 0)] }) })
    await live(<ReserveScreen />, { areas, state: { step: 'reserve-options', date: night.date } })
    await screen.findByText('Try other options or another day.')
    expect(screen.queryByRole('radio', { name: /8:00/ })).toBeNull()
    expect(screen.queryByText('Please choose a time')).toBeNull()
  })

  it('past tonight’s cut-off gives the desk’s number to tap', async () => {
    vi.setSystemTime(new Date('2026-11-24T18:00:00-05:00'))
    serve([], {
      settings: () => ({
        body: listed({ ...settings, currentTime: '2026-11-24T18:00:00-05:00' }),
      }),
    })
    await live(<ReserveScreen />, { areas, state: { step: 'reserve-date' } })
    const call = await screen.findByText(/Call the desk/)
    expect(call.getAttribute('href')).toBe('tel:7325550100,101')
    expect(call.textContent).toBe('Call the desk: (732) 555-0100 ext. 101')
    const days = screen.getByRole('radiogroup')
    expect(call.compareDocumentPosition(days) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
})

describe('a change of a visit', () => {
  const editing = {
    step: 'reserve-date',
    mode: 'edit',
    replacingReservationId: 'r1',
    date: night.date,
    chosen: {
      room: 'shower',
      handicapped: false,
      alternateLocation: false,
      privateRoom: false,
      parking: false,
      salon: null,
      doubleSlot: false,
      time: eight,
    },
  }

  it('says which one, that it stays hers, and leads back to it', async () => {
    serve([booked])
    await live(<ReserveScreen />, { areas, state: editing })
    await screen.findByText(/You are changing Tuesday 8:00 PM\. It stays yours/)
    fireEvent.click(screen.getByText('Keep it as it is'))
    await screen.findByText(/Your reservation is booked\./)
  })

  it('of a visit that was canceled meanwhile is a booking of its own, and keeps nothing', async () => {
    const asked = serve([{ ...booked, reservationStatus: 'Canceled' }], {
      availableReservations: () => ({ body: [slot(eight, 2)] }),
    })
    await live(<ReserveScreen />, { areas, state: { ...editing, step: 'reserve-options' } })
    await waitFor(() => expect(asked.some(({ name }) => name === 'quoteReservation')).toBe(true))
    expect(screen.queryByText('Keep it as it is')).toBeNull()
    const quotes = asked.filter(({ name }) => name === 'quoteReservation')
    expect(quotes.at(-1)?.body).not.toHaveProperty('replacingReservationId')
  })

  it('to another day asks for a time without a warning', async () => {
    serve([booked], {
      availableReservations: () => ({ body: [slot(eight.replace('24', '25'), 2)] }),
    })
    await live(<ReserveScreen />, { areas, state: editing })
    fireEvent.click(await screen.findByRole('radio', { name: /Wednesday/ }))
    fireEvent.click(button('Continue'))
    await screen.findByText('Please choose a time')
    expect(screen.queryByText(/no longer open/)).toBeNull()
  })

  it('not yet confirmed stands in the list as what it is, with its way on and no second Edit', async () => {
    serve([booked, { ...held, replacingReservationId: 'r1' }])
    await live(<ReserveScreen />, { areas, state: { step: 'reserve-start' } })
    const draft = (await screen.findByText(/A change of Tuesday 8:00 PM/)).closest('li')
    expect(within(draft as HTMLElement).getByText('Go on')).toBeTruthy()
    expect(within(draft as HTMLElement).queryByText('Edit')).toBeNull()
  })

  it('that costs nothing more is confirmed in words that say so', async () => {
    const answer = Promise.withResolvers<void>()
    serve([booked, { ...held, balance: 0, replacingReservationId: 'r1' }], {
      changeReservationStatus: () => answer.promise.then(() => said(visit)),
    })
    await live(<ReserveScreen />, {
      areas,
      state: { ...editing, step: 'reserve-payment', reservationId: 'r2' },
    })
    const confirm = await screen.findByRole('button', { name: 'Confirm the change' })
    expect(screen.getByText(/costs nothing more/)).toBeTruthy()
    fireEvent.click(confirm)
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'))
    answer.resolve()
  })
})

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
