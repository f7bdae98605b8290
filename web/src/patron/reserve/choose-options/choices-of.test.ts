import { describe, expect, it } from 'vitest'
import { evening, visit } from '../../../test/answers.ts'
import { nothingChosen } from '../steps/chosen.ts'
import type { SlotView } from '../steps/on-sale.ts'
import { choicesOf } from './choices-of.ts'

const at = (time: string) => `2026-11-25T${time}:00-05:00`
const nothingMore = {
  ...{ bath: false, segula: false, kallah: false, handicapped: false, privateRoom: false },
  ...{ parking: false, doubleSlot: false, salonAfter: false },
}
/** One shower at each start, so many of it left. */
const showers = (left: Record<string, number>, alternateLocation = false): SlotView[] =>
  Object.entries(left).map(([time, available]) => ({
    timeSlot: at(time),
    availableReservations: [{ ...nothingMore, alternateLocation, available }],
  }))

const main = evening(25)
const other = { ...main, shabbosMode: true }
const onSale = {
  date: main.date,
  slots: showers({ '19:00': 0, '20:00': 2, '21:00': 1 }),
  nights: { main: [evening(24), main], alternate: [other] },
  values: { priceShower: '25' },
  old: null,
  now: Date.parse('2026-11-24T14:00:00-05:00'),
}
const wanting = (time: string | null) => ({ ...nothingChosen, time: time && at(time) })

describe('the start she chose', () => {
  it.each([
    [
      'is kept while some are left',
      '21:00',
      { time: at('21:00'), isGone: false, start: at('21:00') },
    ],
    ['is gone when none is', '19:00', { time: null, isGone: true, start: at('20:00') }],
    ['is gone when it isn’t told any more', '23:00', { time: null, isGone: true }],
    ['isn’t gone when there was none', null, { time: null, isGone: false, start: at('20:00') }],
  ])('%s', (_, time, expected) => {
    const { chosen, ...told } = choicesOf(wanting(time), onSale)
    expect({ ...told, time: chosen.time }).toMatchObject(expected)
  })

  it('is the same instant however the server writes it', () => {
    const wanted = { ...nothingChosen, time: '2026-11-26T02:00:00Z' }
    expect(choicesOf(wanted, onSale).chosen.time).toBe(at('21:00'))
  })
})

describe('a night that is not on sale yet', () => {
  const hers = { ...visit, reservationDate: main.date, reservationTime: at('20:00') }
  const beyond = { ...onSale, values: { ...onSale.values, reservationDaysInAdvance: '1' } }

  it('has her hour alone, and for nobody else any', () => {
    expect(choicesOf(wanting('20:00'), { ...beyond, old: hers })).toMatchObject({
      ...{ offered: [{ value: at('20:00'), places: 2 }], start: at('20:00'), isGone: false },
    })
    expect(choicesOf(wanting(null), beyond)).toMatchObject({ offered: [] })
  })
})

describe('past the cut-off of a night', () => {
  const late = {
    ...onSale,
    nights: { ...onSale.nights, main: [{ ...main, cutOff: '2026-11-24T12:00:00-05:00' }] },
  }

  it('nothing is offered', () => {
    expect(choicesOf(wanting(null), late)).toMatchObject({ offered: [], start: undefined })
  })

  it('an edit may keep the hour of its visit, no other', () => {
    const old = { ...visit, reservationTime: at('20:00') }
    const { offered } = choicesOf(wanting(null), { ...late, old })
    expect(offered).toEqual([{ value: at('20:00'), places: 2 }])
  })
})

describe('the place', () => {
  it('is the one she chose while it sells, with its own night', () => {
    const slots = [...onSale.slots, ...showers({ '20:00': 1 }, true)]
    const wanted = { ...nothingChosen, alternateLocation: true }
    const answer = choicesOf(wanted, { ...onSale, slots })
    expect(answer).toMatchObject({ places: [false, true], night: other, rooms: [] })
    expect(answer.chosen.alternateLocation).toBe(true)
  })

  it('is the one that sells when hers doesn’t', () => {
    const wanted = { ...nothingChosen, alternateLocation: true }
    expect(choicesOf(wanted, onSale)).toMatchObject({ places: [false], night: main })
    const answer = choicesOf(nothingChosen, { ...onSale, slots: showers({ '20:00': 1 }, true) })
    expect(answer).toMatchObject({ places: [true], chosen: { alternateLocation: true } })
  })
})
