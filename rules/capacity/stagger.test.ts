import { describe, expect, it } from 'vitest'
import { after, anEvening, house } from '../test/night.ts'
import { phasesOf, staggerOf, startsAllowedAt, startsPerSlot } from './stagger.ts'

describe('stagger', () => {
  it.each([
    { rooms: 18, increment: 15, stagger: 60, starts: [5, 5, 4, 4, 5, 5, 4, 4] },
    { rooms: 18, increment: 15, stagger: 0, starts: [18, 18, 18, 18, 18, 18, 18, 18] },
    { rooms: 5, increment: 15, stagger: 30, starts: [3, 2, 3, 2, 3, 2, 3, 2] },
    { rooms: 18, increment: 20, stagger: 60, starts: [6, 6, 6, 6, 6, 6, 6, 6] },
  ])('lets $rooms rooms start every $increment min, staggered by $stagger, as $starts', (given) => {
    const phases = phasesOf(given.stagger, given.increment)
    const starts = given.starts.map((_, slot) =>
      startsPerSlot({ rooms: given.rooms, phases }, slot),
    )
    expect(starts).toEqual(given.starts)
  })

  it.each([
    ['no stagger', 0, 15, 1],
    ['a night with one start', 60, 0, 1],
    ['a step that does not divide it', 60, 25, 1],
    ['a stagger of one step', 15, 15, 1],
    ['four steps', 60, 15, 4],
  ])('splits into phases: %s', (_, stagger, increment, phases) => {
    expect(phasesOf(stagger, increment)).toBe(phases)
  })

  it('counts slots from the opening and leaves starts off the grid to the limits', () => {
    const stagger = staggerOf({ ...house, reservationStagger: '60' }, anEvening(), 6)
    const starts = [0, 15, 30, 45, 60].map((minute) => startsAllowedAt(stagger, after(minute)))
    expect(starts).toEqual([2, 2, 1, 1, 2])
    expect(startsAllowedAt(stagger, after(7))).toBe(Infinity)
  })

  it.each(['0', ''])(
    'lets every room start at any slot where it is “%s”, whatever the step',
    (none) => {
      for (const step of ['15', '0', '']) {
        const values = {
          ...{ ...house, reservationStagger: none },
          ...{ reservationSlotIncrement: step, reservationSlotIncrementFriday: step },
        }
        for (const kind of ['WEEKDAY', 'EREV', 'CONTINUATION', 'MOTZEI'] as const) {
          const stagger = staggerOf(values, anEvening({ kind }), 6)
          const starts = [0, 15, 7].map((minute) => startsAllowedAt(stagger, after(minute)))
          expect([step, kind, stagger.phases, starts]).toEqual([
            ...[step, kind, 1, [Infinity, Infinity, Infinity]],
          ])
        }
      }
    },
  )

  it("takes the step of the night: Friday's on a holy night", () => {
    const values = {
      ...house,
      reservationStagger: '60',
      reservationSlotIncrementFriday: '20',
    }
    expect(staggerOf(values, anEvening(), 6).phases).toBe(4)
    expect(staggerOf(values, anEvening({ kind: 'EREV' }), 6).phases).toBe(3)
    expect(staggerOf(values, anEvening({ kind: 'CONTINUATION' }), 6).phases).toBe(3)
    const single = { ...values, reservationSlotIncrementFriday: '0' }
    expect(staggerOf(single, anEvening({ kind: 'EREV' }), 6).phases).toBe(1)
  })
})
