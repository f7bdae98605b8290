import { beforeEach, describe, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { inARoom } from '../test/in-a-room.ts'

const tonight = '2026-11-24'
let desk: Desk
let nextRoom: number
beforeEach(async () => {
  nextRoom = 1
  desk = await aDesk({ settings: { poolsAvailable: '1', corridorsAvailable: '1' } })
  await desk.clock(at('20:00', tonight))
})

/** A visit at this hour that has been ready for the mikvah since before the zman. */
async function aReadyVisit(hour: string) {
  await desk.clock(at('14:00', tonight))
  const { reservationId: id, reservationCode: code } = await desk.aVisit({ hour })
  await inARoom(desk, id, { room: nextRoom++, status: 'ReadyForMikvah' })
  await desk.clock(at('20:00', tonight))
  return { id: id as string, code: code as string }
}
const move = async (id: string, status: string, more: object = {}) => {
  const { body } = await desk.admin.post(`reservations/${id}/status`, { status, ...more })
  return body.success ? 'moved' : body.code
}
const read = async (id: string) => (await desk.admin.get(`reservations/${id}`)).body

describe('the pool', () => {
  it('is the one she is led to, as long as nobody is in it and the house has it', async () => {
    await desk.admin.post('settings', { key: 'poolsAvailable', value: '3' })
    const [one, other] = [await aReadyVisit('19:00'), await aReadyVisit('21:00')]
    const poolOf = async (id: string) => {
      const { body } = await desk.admin.get('reservations/listready')
      return body.inMikvah.find((her: { reservationId: string }) => her.reservationId === id)?.pool
    }
    expect(await move(one.id, 'InMikvah', { pool: 4 })).toBe('pools-taken')
    expect(await move(one.id, 'InMikvah', { pool: 2 })).toBe('moved')
    expect(await poolOf(one.id)).toBe(2)
    await desk.admin.post('settings', { key: 'corridorsAvailable', value: '' })
    expect(await move(other.id, 'InMikvah', { pool: 2 })).toBe('pools-taken')
    expect(await move(other.id, 'InMikvah')).toBe('moved')
    expect(await poolOf(other.id)).toBe(1)
  })

  it('keeps nobody in the water: the way out is open whatever pool is named', async () => {
    const { id } = await aReadyVisit('19:00')
    expect(await move(id, 'InMikvah')).toBe('moved')
    expect(await move(id, 'Dressing', { pool: 9 })).toBe('moved')
  })
})

describe('a correction at the desk', () => {
  type Entry = { newReservationStatus: string; mark: string | null; note: string | null }
  const lastOf = async (id: string) => {
    const [entry] = (await read(id)).statusHistory.slice(-1) as Entry[]
    return entry && [entry.newReservationStatus, entry.mark, entry.note]
  }

  it('is written as such, and past the water it says so, with the reason', async () => {
    const { id } = await aReadyVisit('19:00')
    const step = (status: string, more: object = {}) =>
      desk.reception.post(`reservations/${id}/status`, { status, ...more })
    await step('Dressing', { overrideReason: 'Called home' })
    expect(await lastOf(id)).toEqual(['Dressing', 'without the water', 'Called home'])
    await step('Prep')
    expect(await lastOf(id)).toEqual(['Prep', 'correction', null])
    await move(id, 'ReadyForMikvah')
    expect(await lastOf(id)).toEqual(['ReadyForMikvah', null, null])
    await move(id, 'InMikvah')
    await step('Dressing')
    expect(await lastOf(id)).toEqual(['Dressing', null, null])
    await step('Prep')
    await step('Done')
    expect(await lastOf(id)).toEqual(['Done', 'correction', null])
  })

  it('is told to the desk alone', async () => {
    const { id } = await aReadyVisit('19:00')
    await desk.reception.post(`reservations/${id}/status`, { status: 'Dressing' })
    const helper = await desk.staff('Attendant')
    type Seen = { reservation: { reservationId: string; statusHistory: object[] } | null }
    const rooms = (await helper.get('rooms/list')).body as Seen[]
    const seen = rooms.find(({ reservation }) => reservation?.reservationId === id)
    const keys = seen?.reservation?.statusHistory.flatMap((entry) => Object.keys(entry)) ?? []
    expect(keys).toContain('newReservationStatus')
    expect(keys).not.toContain('mark')
    expect(keys).not.toContain('note')
  })

  it('and a cancel keep the reason that was given', async () => {
    const patron = await desk.patron()
    const wish = { reservationTime: at('20:00', '2026-11-25') }
    const { body } = await patron.post('reservations/newreservation', wish)
    const { reservationId: id } = body.result
    const why = { status: 'Canceled', overrideReason: 'She telephoned' }
    expect((await desk.reception.post(`reservations/${id}/status`, why)).status).toBe(200)
    expect(await lastOf(id)).toEqual(['Canceled', null, 'She telephoned'])
  })
})

describe('the way to the water', () => {
  it('is taken in turn; who is passed over is named, and the reason is kept', async () => {
    const [late, early] = [await aReadyVisit('21:00'), await aReadyVisit('19:00')]
    const refused = await desk.admin.post(`reservations/${late.id}/status`, {
      status: 'ReadyForMikvahNext',
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'out-of-turn'])
    expect(refused.body.errorMessage).toContain(early.code)
    expect((await read(late.id)).reservationStatus).toBe('ReadyForMikvah')

    const why = { overrideReason: 'She feels faint.' }
    expect(await move(late.id, 'ReadyForMikvahNext', { overrideReason: '  ' })).toBe(
      'invalid-request',
    )
    expect(await move(late.id, 'ReadyForMikvahNext', why)).toBe('moved')
    const { statusHistory } = await read(late.id)
    expect(statusHistory.at(-1)).toMatchObject({ mark: null, note: why.overrideReason })
    expect(await move(early.id, 'ToMikvah')).toBe('out-of-turn')
    expect(await move(late.id, 'ToMikvah')).toBe('moved')
  })

  it('ends at a corridor and a pool that are taken, and nobody is kept in the water', async () => {
    const [one, other] = [await aReadyVisit('19:00'), await aReadyVisit('21:00')]
    expect(await move(one.id, 'ToMikvah')).toBe('moved')
    expect(await move(other.id, 'ToMikvah')).toBe('corridor-taken')
    expect(await move(one.id, 'InMikvah')).toBe('moved')
    expect(await move(other.id, 'ToMikvah')).toBe('moved')
    expect(await move(other.id, 'InMikvah', { overrideReason: 'In a hurry.' })).toBe('pools-taken')
    expect(await move(one.id, 'FromMikvah')).toBe('moved')
    expect(await move(other.id, 'InMikvah')).toBe('moved')
  })

  it('of two at once for the last pool one is let in', async () => {
    const both = [await aReadyVisit('19:00'), await aReadyVisit('19:00')]
    const why = { overrideReason: 'Both pressed.' }
    const answers = await Promise.all(both.map(({ id }) => move(id, 'InMikvah', why)))
    expect(answers.sort()).toEqual(['moved', 'pools-taken'])
  })
})
