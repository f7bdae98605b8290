// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { setServerClock } from '../../talk/clock.ts'
import { evening, night, visit } from '../../test/answers.ts'
import { live, said } from '../../test/live.tsx'
import { eight, held, listed, serveReserve, settings, slot } from '../../test/reserve-server.ts'
import { ReserveScreen } from './ReserveScreen.tsx'

const areas = ['reserve', 'pay', 'prepare', 'cards', 'membership'] as const
const afternoon = '2026-11-24T14:00:00-05:00'
const booked: Reservation = { ...visit, paid: true, balance: 0, amountPaid: 25 }
const bride: Reservation = {
  ...{ ...visit, kallah: true, reservationDate: '2026-11-25', scheduleDate: '2026-11-25' },
  reservationTime: '2026-11-25T06:13:00-05:00',
}

type Facts = {
  visits?: Reservation[]
  values?: object
  now?: string
  nights?: (typeof night)[]
  answers?: Parameters<typeof serveReserve>[1]
}

async function open(language: Language, state: object, facts: Facts = {}) {
  const { visits = [], values = {}, now = afternoon } = facts
  vi.setSystemTime(new Date(now))
  setServerClock(now)
  const told = { body: listed({ ...settings, ...values, currentTime: now }) }
  const asked = serveReserve(visits, {
    settings: () => told,
    publicSettings: () => told,
    ...(facts.nights ? { schedule: () => ({ body: facts.nights }) } : {}),
    ...facts.answers,
  })
  cleanup()
  return { asked, ...(await live(<ReserveScreen />, { areas, language, state })) }
}

const looking = { step: 'reserve-payment', reservationId: 'r1' }
const paying = { step: 'reserve-payment', reservationId: 'r2', mode: 'new' }
const options = { step: 'reserve-options', date: night.date }
const list = { step: 'reserve-start' }

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = vi.fn()
})

it('a note of hers that is saved is the one that she finds when she opens it again', async () => {
  const s = words.en
  const withNote = (userNotes: string) => ({ ...booked, userNotes })
  await open('en', looking, {
    visits: [withNote('Slowly, please.')],
    answers: {
      writeReservationNotes: ({ body }) =>
        said(withNote((body as { userNotes: string }).userNotes)),
    },
  })
  const noteShows = async (text: string) => {
    fireEvent.click(await screen.findByRole('button', { name: s.payNote }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: s.payNoteLabel })
    expect(field.value).toBe(text)
    return field
  }
  const field = await noteShows('Slowly, please.')
  fireEvent.change(field, { target: { value: 'A long towel.' } })
  fireEvent.click(screen.getByRole('button', { name: s.payNoteSave }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await noteShows('A long towel.')
})

it('what she writes on before her note is saved stays, and the saved one is kept though she has left', async () => {
  const s = words.en
  const withNote = (userNotes: string) => ({ ...booked, userNotes })
  const saved = Promise.withResolvers<void>()
  const { client, unmount } = await open('en', looking, {
    visits: [withNote('')],
    answers: {
      writeReservationNotes: async ({ body }) => {
        await saved.promise
        return said(withNote((body as { userNotes: string }).userNotes))
      },
    },
  })
  const read = async () => {
    fireEvent.click(await screen.findByRole('button', { name: s.payNote }))
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: s.payNoteLabel })
  }
  const save = () => fireEvent.click(screen.getByRole('button', { name: s.payNoteSave }))
  const write = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } })
  const field = await read()
  write(field, 'A towel.')
  save()
  write(field, 'A long towel.')
  saved.resolve()
  const kept = () =>
    client.getQueryData<{ userNotes: string }>(['reservation', { params: { id: 'r1' } }])?.userNotes
  await waitFor(() => expect(kept()).toBe('A towel.'))
  expect(field.value, 'what isn’t saved yet stays before her').toBe('A long towel.')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  save()
  unmount()
  await waitFor(() => expect(kept()).toBe('A long towel.'))
})

describe.each(['en', 'he'] as const)('in %s she is told', (language) => {
  const s = words[language]
  const shown = async (text: string) => expect(await screen.findByText(text)).toBeTruthy()

  it('of a visit that was changed for another, that it was', async () => {
    await open(language, looking, { visits: [{ ...visit, reservationStatus: 'Replaced' }] })
    await shown(s.payReplaced)
    expect(screen.queryByRole('button', { name: s.payCancel })).toBeNull()
  })

  it.each([
    ['past', '2026-11-23', true],
    ['coming', night.date, false],
  ])('of a %s visit whether it can be changed', async (_, reservationDate, isShut) => {
    await open(language, looking, { visits: [{ ...booked, reservationDate }] })
    const name = new RegExp(`^${s.payEdit}`)
    const edit = await screen.findByRole<HTMLButtonElement>('button', { name })
    expect(edit.disabled).toBe(isShut)
    expect(screen.queryAllByText(s.reserveEditPast)).toHaveLength(isShut ? 1 : 0)
    for (const other of [s.payNote, s.payPayments])
      expect(screen.getByRole<HTMLButtonElement>('button', { name: other }).disabled).toBe(false)
  })

  it('what stands to her credit', async () => {
    await open(language, looking, { visits: [{ ...booked, balance: -5 }] })
    const credit = s.payCredit.replace('{{amount}}', '').trim()
    expect((await screen.findByText(new RegExp(credit))).textContent).toMatch(/\$5\.00/)
    expect(screen.queryByRole('button', { name: s.payPay })).toBeNull()
  })

  it('of a payment that the bank has not answered yet, not to pay again', async () => {
    await open(language, looking, { visits: [{ ...visit, paymentPending: true }] })
    await shown(s.payPendingTitle)
    await shown(s.payPendingText)
    expect(screen.queryByRole('button', { name: s.payCancel })).toBeNull()
  })

  it('until when canceling is free, and no more once it isn’t', async () => {
    const values = { reservationRefundCutOffHours: '4' }
    const free = s.payFreeToCancel.split('{{day}}')[0]?.trim() ?? ''
    await open(language, looking, { visits: [booked], values })
    const until = await screen.findByText(new RegExp(free))
    expect(until.textContent).toMatch(language === 'en' ? /Tuesday, 4:00\sPM/ : /שלישי.*16:00/)
    const now = '2026-11-24T16:00:01-05:00'
    await open(language, looking, { visits: [booked], values, now })
    await shown(s.payBookedTitle)
    expect(screen.queryByText(new RegExp(free))).toBeNull()
  })

  it.each([
    ['2026-11-28T20:00:00-05:00', '6', 'shabbos', /2:00\sPM|14:00/],
    ['2026-11-28T23:00:00-05:00', '1', 'motzeiShabbos', /10:00\sPM|22:00/],
    // Without its hours nobody knows whether Shabbos is over.
    ['2026-12-05T20:00:00-05:00', '1', 'shabbos', /7:00\sPM|19:00/],
  ] as const)(
    'until when canceling %s is free, %s hours before, by the name of that day',
    async (at, hours, day, time) => {
      const on = at.slice(0, 10)
      const saturday = { ...booked, reservationTime: at, reservationDate: on, scheduleDate: on }
      const nights = [{ ...night, date: '2026-11-28', zmanTevillah: '2026-11-28T17:20:00-05:00' }]
      const values = { reservationRefundCutOffHours: hours }
      await open(language, looking, { visits: [saturday], nights, values })
      const free = s.payFreeToCancel.split('{{day}}')[0]?.trim() ?? ''
      const until = await screen.findByText(new RegExp(free))
      expect(until.textContent).toMatch(time)
      // The hours of that night may come after the visit.
      await waitFor(() => expect(until.textContent).toContain(s[day]))
      if (day === 'shabbos') expect(until.textContent).not.toContain(s.motzeiShabbos)
    },
  )

  it.each([
    ['in time', {}, '4', 'payCancelRefundAhead'],
    ['after the deadline', { now: '2026-11-24T16:00:01-05:00' }, '4', 'payCancelNoRefund'],
    ['that passed it before an edit', { refundMissed: true }, '4', 'payCancelNoRefund'],
    ['where the office decides', {}, '', 'payCancelOfficeDecides'],
  ] as const)('before a cancel what becomes of her money, %s', async (_, facts, hours, word) => {
    const { now, ...of } = { now: undefined, ...facts }
    const payments = [
      {
        ...{ paymentId: 'p1', reservationId: booked.reservationId, refundOf: null },
        ...{ method: 'CreditCard', status: 'Approved', amount: 35 },
      },
    ] as Reservation['payments']
    const paid = { ...booked, paid: true, balance: 0, amountPaid: 35, payments, ...of }
    const values = { reservationRefundCutOffHours: hours }
    await open(language, looking, { visits: [paid], values, ...(now ? { now } : {}) })
    fireEvent.click(await screen.findByRole('button', { name: s.payCancel }))
    expect(await screen.findByText(s[word].replace('{{amount}}', '$35.00'))).toBeTruthy()
    const free = s.payFreeToCancel.split('{{day}}')[0]?.trim() ?? ''
    expect(screen.queryAllByText(new RegExp(free))).toHaveLength(
      word === 'payCancelRefundAhead' ? 1 : 0,
    )
  })

  it.each([
    ['Reserved', 'payBookedTitle'],
    ['Waiting', 'payVisitHere'],
    ['InMikvah', 'payVisitHere'],
    ['Done', 'payVisitDone'],
  ] as const)('how a visit stands that is %s', async (reservationStatus, word) => {
    await open(language, looking, { visits: [{ ...booked, reservationStatus }] })
    await shown(s[word])
  })

  it('where to ask for a refund of a canceled visit, with its date', async () => {
    const canceled = { ...booked, paid: true, reservationStatus: 'Canceled' as const }
    await open(language, looking, { visits: [canceled] })
    const ask = await screen.findByRole('link', { name: s.payRequestRefund })
    expect(ask.getAttribute('href')).toBe(`/contact?refund=true&date=${night.date}`)
  })

  it('of a place whose time ran out, that nothing was charged, and where she may choose anew', async () => {
    const over = { ...held, holdUntil: '2026-11-24T13:45:00-05:00' }
    const { router } = await open(language, { ...paying, date: night.date }, { visits: [over] })
    await shown(s.payHoldEndedTitle)
    await shown(`${s.payHoldEndedFree} ${s.payHoldEndedText}`)
    fireEvent.click(screen.getByRole('button', { name: s.payChooseAgain }))
    expect(await screen.findByRole('heading', { name: s.reserveOptions })).toBeTruthy()
    expect(router.state.location.state).toMatchObject({ step: 'reserve-options', date: night.date })
    expect(router.state.location.state.reservationId).toBeUndefined()
  })

  it.each([
    ['has begun', { reservationStatus: 'Pending', replacedHasBegun: true }],
    ['is over', { reservationStatus: 'Canceled', holdUntil: null, amountPaid: 0 }],
  ] as const)(
    'of a change whose visit %s that this stays, and asks for no money',
    async (_, how) => {
      const change = { ...held, replacingReservationId: 'r1', payments: [], ...how }
      const here: Reservation = { ...booked, reservationStatus: 'Waiting' }
      await open(language, { ...paying, mode: 'edit' }, { visits: [here, change] })
      await shown(s.payChangeEndedTitle)
      const why = how.reservationStatus === 'Pending' ? 'payChangeEndedBegun' : 'payChangeEndedText'
      await shown(`${s[why]} ${s.payChangeEndedFree}`)
      expect(screen.queryByRole('button', { name: new RegExp(s.payPay) })).toBeNull()
      expect(screen.queryByText(s.payHoldEndedTitle)).toBeNull()
      fireEvent.click(screen.getByRole('button', { name: s.payAllReservations }))
      expect(await screen.findByRole('heading', { name: s.reserveHere })).toBeTruthy()
    },
  )

  const goesBack = (visit: Reservation): Reservation => ({
    ...visit,
    payments: [
      {
        ...{ paymentId: 'p2', reservationId: visit.reservationId, refundOf: null },
        ...{ method: 'CreditCard', status: 'Approved', amount: 10 },
      },
    ] as Reservation['payments'],
    amountPaid: 10,
    afterCancel: [
      { kind: 'refund-on-its-way', amount: 10, cards: [] },
      { kind: 'refund-failed', amount: 5, cards: [] },
    ],
  })
  const saysOfMoney = () => {
    screen.getByText(s['afterCancel.refund-on-its-way'].replace('{{amount}}', '$10.00'))
    screen.getByText(s['afterCancel.refund-failed'].replace('{{amount}}', '$5.00'))
  }

  it.each([
    ['has begun', { reservationStatus: 'Pending', replacedHasBegun: true }, 'payChangeEndedBegun'],
    [
      'is over',
      { reservationStatus: 'Canceled', holdUntil: null, holdEnded: true },
      'payChangeEndedText',
    ],
  ] as const)(
    'of a change that was paid as its visit %s that the money goes back, or that the office sees to it',
    async (_, how, word) => {
      const change = goesBack({ ...held, replacingReservationId: 'r1', ...how })
      await open(language, { ...paying, mode: 'edit' }, { visits: [booked, change] })
      await shown(s.payChangeEndedTitle)
      await shown(s[word])
      saysOfMoney()
      expect(screen.queryByText(new RegExp(s.payChangeEndedFree))).toBeNull()
    },
  )

  it('of a place of which a part was paid, as its time runs out, what becomes of that part', async () => {
    const over = { reservationStatus: 'Canceled', holdUntil: null, holdEnded: true } as const
    await open(language, paying, { visits: [goesBack({ ...held, ...over })] })
    await shown(s.payHoldEndedTitle)
    saysOfMoney()
    await shown(s.payHoldEndedText)
  })

  it('of a part that the desk has taken, before anything is known of it, not that it wasn’t', async () => {
    const over = { ...held, holdUntil: '2026-11-24T13:45:00-05:00' }
    await open(language, paying, { visits: [{ ...goesBack(over), afterCancel: [] }] })
    await shown(s.payHoldEndedText)
    expect(screen.queryByText(new RegExp(s.payHoldEndedFree))).toBeNull()
  })

  it('of such a place without its night to choose a day', async () => {
    const over = { ...held, holdUntil: '2026-11-24T13:45:00-05:00' }
    await open(language, paying, { visits: [over] })
    fireEvent.click(await screen.findByRole('button', { name: s.payChooseAgain }))
    expect(await screen.findByRole('heading', { name: s.reserveDate })).toBeTruthy()
  })

  it('of a bride’s visit that the hour is to come, on its page and in the list', async () => {
    await open(language, looking, { visits: [bride] })
    await shown(s.payHourToCome)
    expect(screen.queryByText(s.payAddToCalendar)).toBeNull()
    await open(language, list, { visits: [bride] })
    await shown(s['reserveRoom.kallah'])
    expect(screen.getAllByText(s.hourToCome).length).toBeGreaterThan(0)
  })

  it('that she has no reservations yet, with the way to one', async () => {
    await open(language, list)
    await shown(s.reserveNone)
    fireEvent.click(screen.getByRole('button', { name: s.reserveCreate }))
    expect(await screen.findByRole('heading', { name: s.reserveDate })).toBeTruthy()
  })

  it('which visit she is here for, and apart from it which are to come', async () => {
    const here: Reservation = { ...booked, reservationStatus: 'Waiting' }
    const next: Reservation = {
      ...{ ...booked, reservationId: 'r2', reservationDate: '2026-11-26' },
      reservationTime: '2026-11-26T20:00:00-05:00',
    }
    await open(language, list, { visits: [here, next] })
    const part = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
    await screen.findByRole('heading', { name: s.reserveHere })
    expect(part(s.reserveHere).getAllByRole('listitem')).toHaveLength(1)
    expect(part(s.reserveHere).getByText(s.statusWaiting)).toBeTruthy()
    expect(part(s.reserveUpcoming).getAllByRole('listitem')).toHaveLength(1)
    expect(part(s.reserveUpcoming).getByText(s.statusReserved)).toBeTruthy()
  })

  it('how long a place is held for her, what it costs, and for which night each button is', async () => {
    await open(language, list, { visits: [{ ...held, balance: 25 }] })
    await shown(s.reserveHeld)
    const card = screen.getByText(s.reserveHeld).closest('li') as HTMLElement
    expect(card.textContent).toMatch(/1[45]:\d\d/)
    expect(card.textContent).toContain('$25.00')
    const nights = within(card)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(nights.length).toBeGreaterThan(0)
    for (const label of nights) expect(label).toMatch(/24/)
  })

  it('of a night the Hebrew date that begins with its evening, on its tile and in full', async () => {
    await open(language, { step: 'reserve-date' })
    const hebrew = { day: 15, month: 'Kislev' }
    await shown(hebrewDateText({ ...hebrew, year: 5787 }, language))
    const tile = hebrewDateText(hebrew, language, { tile: true })
    expect(screen.getAllByText(tile).length).toBeGreaterThan(0)
  })

  it('that no day can be reserved', async () => {
    const shut = [24, 25, 26].map((day) => evening(day, { closed: true }))
    await open(language, { step: 'reserve-date' }, { nights: shut })
    await shown(s.reserveDateNone)
    const on = screen.getByRole<HTMLButtonElement>('button', { name: s.reserveContinue })
    expect(on.disabled).toBe(true)
  })

  it('on which day and at what hour a later night closed', async () => {
    const closed = evening(25, { cutOff: '2026-11-23T17:00:00-05:00' })
    await open(language, { step: 'reserve-date' }, { nights: [night, closed, evening(26)] })
    fireEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
    const warning = await screen.findByText(/5:00|17:00/)
    expect(warning.textContent).toContain(
      language === 'en' ? 'closed on Monday at 5:00' : 'יום שני',
    )
  })

  it('of the surcharge for tonight once its hour has come, and not of another night', async () => {
    const late = { ...night, surchargeFrom: '2026-11-24T13:00:00-05:00' }
    const values = { priceReserveLateSurcharge: '18' }
    const says = s.reserveLate.split('{{amount}}')[0]?.trim() ?? ''
    await open(language, options, { values, nights: [late] })
    expect((await screen.findByText(new RegExp(says))).textContent).toMatch(/\$18/)
    const before = { ...night, surchargeFrom: '2026-11-24T15:00:00-05:00' }
    await open(language, options, { values, nights: [before] })
    await screen.findByRole('radio', { name: /^(8|20):00/ })
    expect(screen.queryByText(new RegExp(says))).toBeNull()
  })

  it('for what the hours are, and from when the doors are open', async () => {
    const chosen = { ...nothing, parking: true }
    const slots = [slot(eight, 2), slot(eight, 2, { parking: true })]
    await open(
      language,
      { ...options, chosen },
      {
        values: { parkingAvailable: '1', priceParking: '5' },
        answers: { availableReservations: () => ({ body: slots }) },
      },
    )
    const visit = `${s.reserveVisitShower} ${s.reserveWithParking}`
    const time = language === 'en' ? '7:00 PM' : '19:00'
    const text = s.reserveTimesFor.replace('{{visit}}', visit).replace('{{time}}', time)
    await shown(text)
  })

  it.each([
    ['True', '300', 'reserveParkingPrepaid'],
    ['False', '300', 'reserveParkingHint'],
    ['True', '', 'reserveParkingAhead'],
  ] as const)(
    'what parking is; prepaid %s, open within %s feet',
    async (value, garageOpenMaxFeet, key) => {
      const slots = [slot(eight, 2), slot(eight, 2, { parking: true })]
      const values = {
        ...{ parkingAvailable: '1', priceParking: '5' },
        ...{ reservationsRequirePrepayParking: value, garageOpenMaxFeet },
      }
      await open(language, options, {
        values,
        answers: { availableReservations: () => ({ body: slots }) },
      })
      await shown(s[key])
    },
  )

  it('why an extra can’t be added: the salon goes only with parking, and one of the two', async () => {
    const more = (flags: object) => slot(eight, 2, flags)
    const slots = [
      ...[more({}), more({ parking: true }), more({ parking: true, salonAfter: true })],
      ...[more({ bath: true }), more({ bath: true, parking: true, salonAfter: true })],
    ]
    const values = {
      ...{ parkingAvailable: '1', salonAvailable: '1', roomsAvailableBath: '1', priceBath: '35' },
      priceParking: '5',
      ...{ priceSalonManicure: '30', priceSalonBoth: '55', reservationMinutesBath: '60' },
    }
    await open(
      language,
      { ...options, chosen: { ...nothing, room: 'bath' } },
      {
        values,
        answers: { availableReservations: () => ({ body: slots }) },
      },
    )
    const box = (name: string) =>
      screen.getAllByRole<HTMLInputElement>('checkbox').find((one) => one.name === name)
    const hint = (name: string) => box(name)?.closest('label')?.textContent
    await waitFor(() => expect(hint('manicure')).toContain(s.reserveManicure))
    expect(hint('manicure')).toContain(s.reserveNeedsParking)
    expect(box('manicure')?.disabled).toBe(true)
    fireEvent.click(box('parking') as HTMLElement)
    await waitFor(() => expect(box('manicure')?.disabled).toBe(false))
    expect(hint('manicure')).not.toContain(s.reserveNeedsParking)
    fireEvent.click(box('manicure') as HTMLElement)
    await waitFor(() => expect(hint('both')).toContain(s.reserveOnlyOne))
    expect(box('both')?.disabled).toBe(true)
  })

  it('of a place that another took meanwhile which hours are near it; one of them is chosen by a tap', async () => {
    const near = '2026-11-24T20:30:00-05:00'
    const refusal = { success: false, errorMessage: 'Taken.', alternatives: [near] }
    await open(language, options, {
      answers: {
        availableReservations: () => ({ body: [slot(eight, 2), slot(near, 2)] }),
        newReservation: () => ({ status: 409, body: refusal }),
      },
    })
    fireEvent.click(await screen.findByRole('radio', { name: /^(8|20):00/ }))
    const on = () => screen.getByRole<HTMLButtonElement>('button', { name: s.reserveContinue })
    await waitFor(() => expect(on().disabled).toBe(false))
    fireEvent.click(on())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`Taken. ${s.reserveNearest}`)
    expect(document.activeElement).toBe(alert.closest('[tabindex="-1"]'))
    fireEvent.click(within(alert).getByRole('button', { name: /(8|20):30/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const hour = screen.getByRole('radio', { name: /^(8|20):30/ })
    expect(hour.getAttribute('aria-checked')).toBe('true')
    expect(document.activeElement?.textContent).toBe(s.reserveTime)
  })
})

it('a place that she has just got is what she pays for, though she has another visit', async () => {
  const other: Reservation = {
    ...{ ...booked, reservationDate: '2026-11-26', scheduleDate: '2026-11-26' },
    reservationTime: '2026-11-26T20:00:00-05:00',
  }
  const { router } = await open('en', options, { visits: [other] })
  fireEvent.click(await screen.findByRole('radio', { name: /^8:00/ }))
  const on = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  await waitFor(() => expect(on.disabled).toBe(false))
  fireEvent.click(on)
  expect(await screen.findByRole('button', { name: 'Pay at the door' })).toBeTruthy()
  expect(router.state.location.state).toMatchObject({
    ...{ step: 'reserve-payment', reservationId: 'r9', mode: 'new' },
    ...{ heldUntil: held.holdUntil, date: night.date },
  })
})

const nothing = {
  ...{ room: 'shower', handicapped: false, alternateLocation: false, privateRoom: false },
  ...{ parking: false, salon: null, doubleSlot: false, time: null },
}
