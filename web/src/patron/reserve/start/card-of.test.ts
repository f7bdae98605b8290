import type { Reservation } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../test/answers.ts'
import { cardOf } from './card-of.ts'

const today = visit.reservationDate
const held: Partial<Reservation> = { reservationStatus: 'Pending', replacingReservationId: 'old' }
const card = (changes: Partial<Reservation>, isDraft = false) =>
  cardOf({ ...visit, ...changes }, today, isDraft)

describe('what the card of a visit offers', () => {
  it.each<[string, Partial<Reservation>, string[]]>([
    ['to be paid', {}, ['reservePay', 'reserveView', 'reserveEdit']],
    ['paid', { balance: 0 }, ['reserveView', 'reserveEdit']],
    ['being paid', { balance: 0, paymentPending: true }, ['reserveView']],
    ['a bride’s', { balance: 0, kallah: true }, ['reserveView']],
  ])('%s', (_, changes, expected) => {
    expect(card(changes).ways.map(({ words }) => words)).toEqual(expected)
  })

  it('is to pay it, to look at it, to begin its edit', () => {
    const [pay, look, edit] = card({}).ways.map(({ to }) => to)
    expect(pay).toMatchObject({ step: 'reserve-payment', patch: { mode: 'pay' } })
    expect(look).toMatchObject({ step: 'reserve-payment', patch: { mode: undefined } })
    expect(edit).toMatchObject({ step: 'reserve-date', patch: { mode: 'edit' } })
  })

  it('is of the draft of a change that it may be gone on with, whatever it costs', () => {
    for (const balance of [0, 25]) {
      const { ways } = card({ ...held, balance }, true)
      expect(ways).toMatchObject([
        { words: 'reserveGoOn', to: { step: 'reserve-payment', patch: { mode: 'edit' } } },
      ])
    }
  })
})
