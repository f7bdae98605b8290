import type { Reservation } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../test/answers.ts'
import { type Chosen, nothingChosen } from './chosen.ts'
import { isSameKind, lastTimeOf, stillSold } from './last-time.ts'

const done = (day: number, changes: Partial<Reservation> = {}): Reservation => ({
  ...visit,
  ...{ parking: false, reservationStatus: 'Done' },
  ...{ reservationDate: `2026-10-${day}`, reservationTime: `2026-10-${day}T20:00:00-04:00` },
  ...changes,
})
const sold = {
  ...{ priceShower: '25', priceBath: '35', pricePrivateBath: '55', priceParking: '5' },
  ...{ priceSalonManicure: '20', priceDoubleSlot: '15', reservationMinutesDoubleSlot: '30' },
}

describe('what she had last time', () => {
  it('is the kind of her latest finished visit, without its hour', () => {
    const visits = [done(12), done(20, { bath: true, parking: true }), done(16)]
    expect(lastTimeOf(visits)).toEqual({ ...nothingChosen, room: 'bath', parking: true })
  })

  it('is nothing she can’t choose herself', () => {
    const arranged = [
      done(27, { kallah: true, bath: true }),
      done(26, { chabadBor: true }),
      done(25, { reservationStatus: 'Canceled', bath: true }),
      done(24, { reservationStatus: 'Reserved', bath: true }),
    ]
    expect(lastTimeOf(arranged)).toBeNull()
    const accessible = done(23, { handicapped: true, bath: true })
    expect(lastTimeOf([...arranged, accessible])).toBeNull()
    const before = done(22, { salonPedicure: true })
    expect(lastTimeOf([...arranged, accessible, before])).toEqual(nothingChosen)
  })
})

describe('what of it is still sold', () => {
  const last: Chosen = {
    ...nothingChosen,
    room: 'bath',
    privateRoom: true,
    parking: true,
    salon: 'salonManicure',
  }

  it('is all of it, while the house has a price for it', () => {
    expect(stillSold(last, sold, false)).toEqual(last)
    expect(isSameKind({ ...last, time: '2026-11-24T20:00:00-05:00' }, last)).toBe(true)
    expect(isSameKind({ ...last, parking: false }, last)).toBe(false)
    expect(isSameKind(undefined, last)).toBe(false)
  })

  it('leaves out an extra that has none, and with parking what goes with it', () => {
    expect(stillSold(last, { ...sold, pricePrivateBath: '' }, false)).toEqual({
      ...last,
      privateRoom: false,
    })
    expect(stillSold(last, { ...sold, priceParking: '' }, false)).toEqual({
      ...last,
      ...{ parking: false, salon: null },
    })
  })

  it('is nothing once its room isn’t, and the main place where there is no other', () => {
    expect(stillSold(last, { ...sold, priceBath: '' }, false)).toBeNull()
    const second = { ...nothingChosen, alternateLocation: true }
    expect(stillSold(second, sold, false)).toEqual(nothingChosen)
    expect(stillSold(second, sold, true)).toEqual(second)
  })
})
