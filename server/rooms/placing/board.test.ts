import { beforeAll, expect, it } from 'vitest'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { inARoom } from '../../test/in-a-room.ts'
import { rooms } from '../table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { lateGraceMinutes: '15' } })
})

const board = async (by: Person = desk.reception) =>
  (await by.get('reservations/listreception')).body
type Visit = { reservationId: string }
const ids = (visits: Visit[]) => visits.map(({ reservationId }) => reservationId)
const step = (id: string, status: string) =>
  desk.reception.post(`reservations/${id}/status`, { status })

it('holds each visit in its lists; who waits stands on time before late, and by when she came', async () => {
  const late = await desk.booked({ hour: '18:30' })
  const [second, third] = [
    await desk.booked({ hour: '20:00' }),
    await desk.booked({ hour: '19:45' }),
  ]
  const [comes, dresses, ready, gone] = [
    await desk.booked({ hour: '21:00' }),
    await desk.booked({ hour: '19:00' }),
    await desk.booked({ hour: '19:00' }),
    await desk.booked({ hour: '19:00' }),
  ]
  await desk.clock(at('19:01', tonight))
  await desk.reception.post(`reservations/checkin?resId=${late}`)
  for (const [minute, id] of [
    ['19:10', second],
    ['19:20', third],
  ] as const) {
    await desk.clock(at(minute, tonight))
    await desk.reception.post(`reservations/checkin?resId=${id}`)
  }
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  await desk.reception.post('reservations/assignroom', { reservationId: third, roomId: 7 })
  await inARoom(desk, dresses, { room: 8, status: 'Dressing' })
  await inARoom(desk, ready, { room: 9, status: 'ReadyForMikvah' })
  await step(gone, 'Canceled')
  const lists = await board()
  expect(ids(lists.waiting)).toEqual([second, third, late])
  expect(ids(lists.upcoming)).toEqual([comes])
  expect(new Set(ids(lists.here))).toEqual(new Set([late, second, third, dresses, ready]))
  expect(ids(lists.ready)).toEqual([ready])
  await step(dresses, 'Done')
  expect(ids((await board()).completed)).toEqual([dresses])
  expect(lists.waiting[1]).toMatchObject({
    roomId: 7,
    room: {
      ...{ id: 7, number: '7' },
      section: {
        ...{ id: 'upper', nameHe: 'האולם העליון' },
        attendant: { id: 'batsheva', name: 'Batsheva Roth', nameHe: 'בת־שבע רוט' },
      },
    },
  })
  expect((await board(await desk.staff('Attendant'))).waiting[1]).toMatchObject({ roomId: 7 })
})

it('shows apart who was left behind by an earlier night, and the desk settles them step by step', async () => {
  const left = await board()
  await desk.clock(at('14:00'))
  const { leftover, here } = await board()
  expect([ids(leftover).toSorted(), here]).toEqual([ids(left.here).toSorted(), []])
  const [waits] = ids(left.waiting)
  const [dressing] = ids(left.ready)
  expect((await step(waits ?? '', 'Canceled')).status).toBe(200)
  expect((await step(dressing ?? '', 'Done')).status).toBe(200)
  const after = ids((await board()).leftover)
  expect([waits, dressing].some((id) => after.includes(id ?? ''))).toBe(false)
  // The way to the water is closed to a night that is over.
  const [stays] = after
  const { status, body } = await desk.admin.post(`reservations/${stays}/status`, {
    status: 'InMikvah',
  })
  expect([status, typeof body.result]).toEqual([409, 'object'])
})

it('tells every screen of the house how long is too long, and no patron', async () => {
  const keys = async (by: Person) =>
    ((await by.get('settings')).body as { Key: string; Value: string }[])
      .filter(({ Key }) => Key.startsWith('thresholdMinutes'))
      .map(({ Key }) => Key)
  await desk.put({ thresholdMinutesPrep: '45' })
  for (const name of ['Reception', 'Attendant', 'Mikvah', 'Room7']) {
    const answer = await keys(await desk.staff(name))
    expect([name, answer.includes('thresholdMinutesPrep'), answer.length]).toEqual([name, true, 17])
  }
  expect(await keys(await desk.patron())).toEqual([])
})
