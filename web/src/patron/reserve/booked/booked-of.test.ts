import type { Reservation } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { night, visit } from '../../../test/answers.ts'
import { type Booked, type BookedWay, bookedOf } from './booked-of.ts'

const settings = {
  ...{ date: night.date, membershipModule: 'False' },
  reservationInstructions: 'Come by the side door.',
}
const facts = {
  settings,
  night,
  friday: false,
  shabbosMode: false,
  freeUntil: '2026-11-24T12:00:00-05:00',
}
const shabbos = { ...facts, night: { ...night, shabbosMode: true }, shabbosMode: true }
const booked = (changes: Partial<Reservation> = {}, known: typeof facts = facts) =>
  bookedOf({ ...visit, ...changes }, known, 'en')

const all: BookedWay[] = ['edit', 'note', 'payments', 'tip', 'donation', 'merchandise']

describe('what a visit allows', () => {
  it.each<[string, Partial<Reservation>, Partial<Booked>]>([
    [
      'reserved and not paid',
      {},
      { owes: true, ways: all, mayEdit: true, cancel: { allowed: true }, arrives: true },
    ],
    ['held', { reservationStatus: 'Pending' }, { owes: true, ways: all, arrives: false }],
    ['paid', { balance: 0, amountPaid: 25 }, { owes: false, ways: all, prepares: true }],
    [
      'being paid',
      { paymentPending: true },
      { owes: false, ways: ['edit', 'note', 'payments'], mayEdit: false, cancel: null },
    ],
    [
      'of a past day',
      { reservationDate: '2026-11-23' },
      {
        mayEdit: false,
        noEdit: { words: 'reserveEditPast', toCall: false },
        cancel: { allowed: false },
      },
    ],
    [
      'a bride’s',
      { kallah: true },
      {
        mayEdit: false,
        noEdit: { words: 'reserveEditCall', toCall: true },
        cancel: { allowed: true },
      },
    ],
    [
      'under way',
      { reservationStatus: 'Prep' },
      {
        owes: true,
        ways: ['payments', 'tip', 'donation'],
        cancel: null,
        freeUntil: null,
        ahead: null,
        prepares: true,
      },
    ],
    ['over', { reservationStatus: 'Done' }, { prepares: false }],
    [
      'canceled',
      { reservationStatus: 'Canceled' },
      { owes: false, ways: ['payments'], cancel: null, ahead: null, prepares: false },
    ],
    ['replaced', { reservationStatus: 'Replaced' }, { ways: ['payments'], prepares: false }],
  ])('%s', (_, changes, expected) => {
    expect(booked(changes)).toMatchObject(expected)
  })

  it('is nothing from the shelf on a night of Shabbos, nor while the night isn’t known', () => {
    expect(booked({}, shabbos).ways).not.toContain('merchandise')
    expect(bookedOf(visit, { ...facts, night: null }, 'en').ways).not.toContain('merchandise')
  })

  it('is a membership where one is sold, to her who has none', () => {
    const sold = { ...facts, settings: { ...settings, membershipModule: 'true' } }
    expect(booked({}, sold).ways).toContain('membership')
    const { membershipModule: _, ...unknown } = settings
    expect(bookedOf(visit, { ...facts, settings: unknown }, 'en').ways).toContain('membership')
    const userMembership = { activeMember: true } as Reservation['userMembership']
    expect(booked({ userMembership }, sold).ways).not.toContain('membership')
  })
})

describe('the foot of its lines', () => {
  const back = { method: 'CreditRefund', status: 'Approved', amount: 10 }
  it.each<[string, Partial<Reservation>, Booked['sum']]>([
    [
      'asks for what is owed, less what was paid',
      { balance: 15, amountPaid: 10 },
      { paid: 10, refunded: 0, total: { name: 'payToPay', amount: 15 } },
    ],
    [
      'tells what was paid once nothing is owed',
      { balance: 0, amountPaid: 25 },
      { paid: 0, refunded: 0, total: { name: 'payLineWasPaid', amount: 25, quiet: true } },
    ],
    [
      'tells of a canceled one what it came to and what went back',
      {
        reservationStatus: 'Canceled',
        balance: 15,
        amountPaid: 20,
        payments: [back] as Reservation['payments'],
        refund: { amount: 10, state: 'issued' },
      },
      { paid: 0, refunded: 10, total: { name: 'payTotal', amount: 25, quiet: true } },
    ],
    [
      'asks nothing for a canceled one of which nothing went back',
      { reservationStatus: 'Canceled', balance: 25 },
      { paid: 0, refunded: 0, total: { name: 'payTotal', amount: 25, quiet: true } },
    ],
  ])('%s', (_, changes, expected) => {
    expect(booked(changes).sum).toEqual(expected)
  })
})

describe('what she is told ahead', () => {
  const friday = {
    ...facts,
    friday: true,
    settings: { ...settings, reservationInstructionsFriday: 'Come before candle lighting.' },
  }
  it('is what the facility says, on a Friday what it says for Fridays', () => {
    expect(booked().ahead).toEqual({ text: 'Come by the side door.' })
    expect(booked({}, friday).ahead).toEqual({ text: 'Come before candle lighting.' })
    expect(booked({}, { ...friday, settings: facts.settings }).ahead).toEqual(booked().ahead)
  })

  it('is that she will be called, while a bride’s hour is to come', () => {
    const hour = { kallah: true, reservationTime: '2026-11-24T06:13:00-05:00' }
    expect(booked(hour).ahead).toEqual({ words: 'payHourToCome' })
  })

  it('is nothing where the facility says nothing', () => {
    expect(
      booked({}, { ...facts, settings: { ...settings, reservationInstructions: '' } }).ahead,
    ).toBeNull()
  })
})
