import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { oversoldOf } from '@mikvah/rules/test/brute-force.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refused, SettingsMoved } from '../../request/refused.ts'
import { at } from '../../test/a-desk.ts'
import { aContent, aWish, factsFor } from '../../test/a-wish.ts'
import { decideBatch, type Nights, type Verdict } from './decide-batch.ts'
import type { Opened } from './open-booking.ts'
import type { OwnVisit, PatronFacts } from './patron-facts.ts'

const sayOf = (verdict: Verdict | undefined): string => {
  if (!verdict) return 'nothing'
  if ('decided' in verdict) return verdict.decided.visit.status
  return verdict.refused instanceof Refused ? verdict.refused.code : String(verdict.refused)
}

const decided = (entries: readonly Opened[], differs: Partial<PatronFacts> = {}) =>
  decideBatch(entries, factsFor(entries, differs)).verdicts.map(sayOf)

const house = {
  roomsAvailable: '2',
  roomsAvailableBath: '1',
  parkingAvailable: '1',
  roomsAvailableHandicapped: '0',
}
const content = aContent(house)
const wish = (id: string, time: string, body: Parameters<typeof aWish>[3] = {}) =>
  aWish(content, id, at(time), body)

const ownHold: OwnVisit = {
  ...{
    id: 'hold',
    status: 'Pending',
    night: '2026-11-26',
    startsAt: 0,
    statusSince: 0,
    locationId: 'main',
  },
  ...{ holdUntil: Number.POSITIVE_INFINITY, replacingId: null, placeholder: false },
  paymentOpen: false,
}
const ownVisit: OwnVisit = { ...ownHold, id: 'visit', status: 'Reserved', holdUntil: null }

describe('a batch', () => {
  it('gives each place to whoever sat down first', () => {
    const entries = ['a', 'b', 'c', 'd'].map((id) => wish(id, '19:00'))
    expect(decided(entries)).toEqual(['Reserved', 'Reserved', 'slot-taken', 'slot-taken'])
  })

  it.each<[string, Parameters<typeof aWish>[3], Partial<PatronFacts>, string]>([
    ['a plain visit', {}, {}, 'Reserved'],
    ['a hold', { hold: true }, {}, 'Pending'],
    ['no such room', { handicapped: true }, {}, 'accessible-not-offered'],
    ['another price than she was shown', { expectedTotal: 1 }, {}, 'quote-changed'],
    [
      'one visit more than she may have in a night',
      {},
      { own: [{ ...ownVisit, night: '2026-11-25' }] },
      'too-many',
    ],
    ['one hold that gives way', {}, { own: [{ ...ownHold, night: '2026-11-25' }] }, 'Reserved'],
    [
      'one hold that is being paid',
      {},
      { own: [{ ...ownHold, night: '2026-11-25', paymentOpen: true }] },
      'too-many',
    ],
  ])('decides %s', (_, body, differs, says) => {
    expect(decided([wish('a', '19:00', body)], differs)).toEqual([says])
  })

  it('lets the holds go that give way, and leaves the one that is being paid', () => {
    const paid = { ...ownHold, id: 'paid', paymentOpen: true }
    const entry = wish('a', '19:00')
    const { verdicts } = decideBatch([entry], factsFor([entry], { own: [ownHold, paid] }))
    expect(verdicts[0]).toMatchObject({ decided: { ends: ['hold'] } })
  })

  it.each([
    ['the same night', at('21:00')],
    ['another night', at('21:00', '2026-11-26')],
  ])('gives the place of a hold that ended for %s to whoever sits after her', (_, hers) => {
    const entries = [aWish(content, 'a', hers), wish('b', '19:00'), wish('c', '19:00')]
    const facts = factsFor(entries)
    const held = decideBatch([wish('x', '19:00', { hold: true })], factsFor([wish('x', '19:00')]))
    const own = [{ ...ownHold, id: 'x', night: '2026-11-25' }]
    const pasts = new Map(facts.pasts)
    for (const [id, past] of pasts) if (id === 'patron-a') pasts.set(id, { ...past, own })
    const { verdicts } = decideBatch(entries, { ...facts, pasts, nights: held.after })
    expect(verdicts.map(sayOf)).toEqual(['Reserved', 'Reserved', 'Reserved'])
  })

  it('makes only those anew whose settings have moved', () => {
    const [one, other] = [wish('a', '19:00'), wish('b', '19:00')]
    const facts = factsFor([one, other])
    const moved = { ...other, ctx: { ...other.ctx, content: { ...content, version: 0 } } }
    const { verdicts } = decideBatch([moved, one], facts)
    expect(verdicts[0]).toMatchObject({ refused: expect.any(SettingsMoved) })
    expect(sayOf(verdicts[1])).toBe('Reserved')
  })

  it('fails only her whose own facts can’t be read', () => {
    const entries = [wish('a', '19:00'), wish('b', '19:00'), wish('c', '20:00')]
    const facts = factsFor(entries)
    const hers = facts.owners.get('patron-b')
    if (!hers) throw new Error('She isn’t there.')
    const unreadable = {
      ...hers,
      get zipcode(): string {
        throw new TypeError('No text.')
      },
    }
    const owners = new Map(facts.owners).set('patron-b', unreadable)
    expect(decideBatch(entries, { ...facts, owners }).verdicts.map(sayOf)).toEqual([
      'Reserved',
      expect.stringContaining('TypeError'),
      'Reserved',
    ])
  })
})

const someWish = fc.record({
  slot: fc.nat(19),
  bath: fc.boolean(),
  parking: fc.boolean(),
  doubleSlot: fc.boolean(),
  privateRoom: fc.boolean(),
  hold: fc.boolean(),
})
const someSeats = fc.array(someWish, { minLength: 1, maxLength: 40 })
const someRooms = fc.record({
  roomsAvailable: fc.constantFrom('1', '2', '3', '5'),
  roomsAvailableBath: fc.constantFrom('', '1', '2'),
  roomsAvailablePrivateRoom: fc.constantFrom('1', '2'),
  parkingAvailable: fc.constantFrom('1', '3'),
  reservationStagger: fc.constantFrom('0', '30'),
})
const timeOf = (slot: number) => {
  const minutes = 18 * 60 + slot * 15
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function inParts(entries: readonly Opened[], cuts: readonly number[]): Opened[][] {
  const parts: Opened[][] = [[]]
  for (const [nth, entry] of entries.entries()) {
    parts.at(-1)?.push(entry)
    if (cuts.includes(nth)) parts.push([])
  }
  return parts
}

function sitInParts(entries: readonly Opened[], cuts: readonly number[]) {
  let nights: Nights = new Map()
  const says: string[] = []
  for (const part of inParts(entries, cuts)) {
    const { verdicts, after } = decideBatch(part, { ...factsFor(entries), nights })
    nights = after
    says.push(...verdicts.map(sayOf))
  }
  return { says, nights }
}

describe('any order of entries, split into any batches', () => {
  it('ends as one at a time would, and never oversells', () => {
    fc.assert(
      fc.property(someRooms, someSeats, fc.array(fc.nat(39)), (rooms, wishes, cuts) => {
        const settings = aContent({
          ...rooms,
          priceDoubleSlot: '20',
          pricePrivateShower: '60',
          pricePrivateBath: '70',
          priceParking: '5',
        })
        const entries = wishes.map(({ slot, ...body }, nth) =>
          aWish(settings, String(nth), at(timeOf(slot)), body),
        )
        const alone = sitInParts(
          entries,
          entries.map((_, nth) => nth),
        )
        expect(sitInParts(entries, cuts)).toEqual(alone)
        expect(sitInParts(entries, [])).toEqual(alone)
        const [first] = entries
        const visits = [...alone.nights.values()].flat()
        if (!first || visits.length === 0) return
        const { limits, stagger } = capacityOf(first.location.values, first.night)
        const times = {
          cleaningMinutes: Number(settings.values.cleaningMinutes),
          salonMinutes: Number(settings.values.salonMinutes),
        }
        const plain = visits.map((visit) => ({ ...visit, ...times, pair: visit.id }))
        expect(oversoldOf(plain, limits, stagger)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
