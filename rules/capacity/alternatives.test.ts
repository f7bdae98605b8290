import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  after,
  anEvening,
  bath,
  fullHouse,
  newcomer,
  placed,
  shower,
  someEvening,
  someHouse,
  someStart,
  someWish,
} from '../test/night.ts'
import type { Ms } from '../time/ms.ts'
import { alternativesOf } from './alternatives.ts'
import { capacityOf } from './capacity.ts'
import { judgeFit } from './fits.ts'
import { movedTo, type VisitOptions } from './occupancy.ts'
import { startsOf } from './starts.ts'

function scene(settings: Record<string, string>, night = anEvening()) {
  const values = { ...fullHouse, ...settings }
  const capacity = capacityOf(values, night)
  const visit = (start: number, options: VisitOptions, pair = 'she') =>
    placed({ ...newcomer, pair, startsAt: after(start), options }, values, capacity)
  return { capacity, visit, night }
}

describe('the times offered instead', () => {
  const one = { roomsAvailable: '1', reservationStagger: '0' }

  it('are the three nearest, the earlier first', () => {
    const { capacity, visit, night } = scene(one)
    const wish = visit(90, shower)
    const asked = {
      wish,
      options: shower,
      night,
      occupancies: [visit(90, shower, 'leah')],
      capacity,
    }
    const found = alternativesOf({ ...asked, now: after(-60) })
    expect(found).toEqual([after(45), after(135), after(30)])
  })

  it('are none in the past and none before her kind may begin', () => {
    const night = anEvening({ firstStart: { bath: after(0), shower: after(45) } })
    const { capacity, visit } = scene(one, night)
    const asked = { wish: visit(0, shower), night, occupancies: [], capacity }
    const starts = (options: VisitOptions, now: number) =>
      alternativesOf({ ...asked, options, now: after(now) })
    expect(starts(shower, 0)).toEqual([after(45), after(60), after(75)])
    expect(starts(shower, 61)).toEqual([after(75), after(90), after(105)])
    expect(starts(bath, 0)).toEqual([after(15), after(30), after(45)])
    expect(starts({ ...shower, segula: true }, 0)).toEqual([after(15), after(30), after(45)])
  })

  it('are none when nothing fits', () => {
    const { capacity, visit, night } = scene({ roomsAvailable: '0' })
    const asked = { wish: visit(0, shower), options: shower, night, occupancies: [], capacity }
    expect(alternativesOf({ ...asked, now: after(-60) })).toEqual([])
  })

  it('always fit, and are the nearest that do', () => {
    const live = fc.array(someWish, { maxLength: 25 })
    const property = fc.property(
      someHouse,
      someEvening,
      live,
      someWish,
      someStart,
      (values, day, taken, asked, now) => {
        const capacity = capacityOf(values, day)
        const occupancies = taken.map((each) => placed(each, values, capacity))
        const wish = placed({ ...asked, ...newcomer }, values, capacity)
        const { options } = asked
        const found = alternativesOf({
          wish,
          options,
          night: day,
          occupancies,
          capacity,
          now,
        })

        const mayBe = startsOf(day, options).filter((start) => start >= now)
        const fits = (start: Ms) => judgeFit(movedTo(wish, start), occupancies, capacity).allowed
        const fitting = mayBe.filter((start) => start !== wish.startsAt && fits(start))
        const far = (start: Ms) => Math.abs(start - wish.startsAt)
        expect(found.every((start) => fitting.includes(start))).toBe(true)
        expect(found).toHaveLength(Math.min(3, fitting.length))
        const farthest = Math.max(0, ...found.map(far))
        const missed = fitting.filter((start) => !found.includes(start))
        expect(missed.every((start) => far(start) >= farthest)).toBe(true)
      },
    )
    fc.assert(property, { numRuns: 500 })
  })
})
