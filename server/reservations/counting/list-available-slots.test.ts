import { beforeAll, describe, expect, it } from 'vitest'
import { facility } from '../../facility/table.ts'
import type { SignedInContext } from '../../request/context.ts'
import { momentOf } from '../../request/moment.ts'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'
import { listAvailableSlots } from './list-available-slots.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '1' } })
})

type Slot = { timeSlot: string; availableReservations: { available: number }[] }

/** How many places someone who holds none sees at a start; null where it isn't offered. */
async function offeredAt(time: string): Promise<number | null> {
  const patron = await desk.patron()
  const { body } = await patron.get(`reservations/availablereservations?dt=${wednesday}`)
  const slot = body.find(({ timeSlot }: Slot) => timeSlot === at(time))
  return slot?.availableReservations[0].available ?? null
}

/** The clock alone: no job runs, no row of a night is written. */
async function onlyTimeMoves(to: string): Promise<void> {
  const { db, parts } = desk
  await db.orm.update(facility).set({ clockSetAt: parts.realNow(), clockShows: Date.parse(to) })
}

it('what another holds is free to her and to the desk that asks for her, not to whoever names her', async () => {
  await desk.clock(tuesday)
  const [rivka, leah] = [await desk.patron(), await desk.patron()]
  const start = at('20:00')
  await rivka.post('reservations/newreservation', { reservationTime: start, hold: true })
  const path = `reservations/availablereservations?dt=${wednesday}&userid=${rivka.userId}`
  const left = await Promise.all(
    [rivka, desk.reception, leah].map(async (person) => {
      const { body } = await person.get(path)
      return body.find(({ timeSlot }: Slot) => timeSlot === start).availableReservations[0]
        .available
    }),
  )
  expect(left).toEqual([1, 1, 0])
})

describe('what was told of a night is told again only until time changes it', () => {
  it('by a hold that runs out, though nothing has swept it', async () => {
    await desk.clock(tuesday)
    const rivka = await desk.patron()
    await rivka.post('reservations/newreservation', { reservationTime: at('18:00'), hold: true })
    expect(await offeredAt('18:00')).toBe(0)
    await onlyTimeMoves('2026-11-24T14:14:00-05:00')
    expect(await offeredAt('18:00')).toBe(0)
    await onlyTimeMoves('2026-11-24T14:16:00-05:00')
    expect(await offeredAt('18:00')).toBe(1)
  })

  it('and worked out once for all who hold nothing', async () => {
    const moment = await momentOf(desk.parts)
    const ask = async () => {
      const { userId } = await desk.patron()
      const by = { userId, kind: 'patron', roles: [], family: null }
      const ctx = { ...moment, by } as unknown as SignedInContext
      return listAvailableSlots(desk.parts, ctx, { dt: wednesday })
    }
    const first = await ask()
    expect(first.length).toBeGreaterThan(0)
    expect(await ask()).toBe(first)
  })

  it('by a start that passes', async () => {
    await onlyTimeMoves(at('18:40'))
    expect([await offeredAt('18:30'), await offeredAt('18:45')]).toEqual([null, 1])
    await onlyTimeMoves(at('18:46'))
    expect([await offeredAt('18:45'), await offeredAt('19:00')]).toEqual([null, 1])
  })

  it('by a clock that is put back', async () => {
    await onlyTimeMoves(at('18:40'))
    expect(await offeredAt('18:45')).toBe(1)
  })
})
