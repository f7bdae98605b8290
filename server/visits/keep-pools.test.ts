import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { inARoom } from '../test/in-a-room.ts'

const tonight = '2026-11-24'
const followed = { poolsAvailable: '3', corridorsAvailable: '', flowToFromMikvah: 'True' }
let desk: Desk
let nextRoom: number
beforeEach(async () => {
  nextRoom = 1
  desk = await aDesk({ now: at('19:00', tonight), settings: followed })
})

type One = { reservationId: string; pool: number | null }

async function ready(location = 'main'): Promise<string> {
  const id = await desk.booked()
  await desk.db.orm
    .update(reservations)
    .set({ locationId: location })
    .where(eq(reservations.id, id))
  await inARoom(desk, id, { room: nextRoom++, status: 'ReadyForMikvah' })
  return id
}
async function move(id: string, status: string, more: object = {}) {
  const { body } = await desk.admin.post(`reservations/${id}/status`, { status, ...more })
  return body.success ? 'moved' : body.code
}
async function on(id: string, ...steps: string[]) {
  const more = { overrideReason: 'In haste' }
  for (const step of steps) expect([step, await move(id, step, more)]).toEqual([step, 'moved'])
}
async function sent(location?: string): Promise<string> {
  const id = await ready(location)
  await on(id, 'ToMikvah')
  return id
}
/** The pool that each of them is in or bound for, as the screens are told. */
async function poolsOf(ids: readonly string[], location = 'main') {
  const { body } = await desk.admin.get(`reservations/listready?location=${location}`)
  const all: One[] = [...body.queue, ...body.corridor.visits, ...body.inMikvah]
  return ids.map((id) => all.find(({ reservationId }) => reservationId === id)?.pool)
}

describe('the pool that is kept for her', () => {
  it('stays hers when another empties, and is the one she goes into and comes back to', async () => {
    const ids = [await sent(), await sent(), await sent()] as const
    const [a, , c] = ids
    await on(a, 'InMikvah')
    expect(await poolsOf(ids)).toEqual([1, 2, 3])
    await on(a, 'FromMikvah')
    expect(await poolsOf(ids)).toEqual([null, 2, 3])
    await on(c, 'InMikvah')
    expect(await poolsOf(ids)).toEqual([null, 2, 3])
    expect(await move(c, 'ToMikvah', { undo: true })).toBe('moved')
    expect(await poolsOf(ids)).toEqual([null, 2, 3])
  })

  it('is hers from the call on where nobody is followed, and nobody else’s who names none', async () => {
    await desk.put({ flowToFromMikvah: 'False' })
    const [a, b] = [await ready(), await ready()]
    await on(a, 'ReadyForMikvahNext')
    expect(await poolsOf([a])).toEqual([1])
    await on(b, 'InMikvah')
    expect(await poolsOf([a, b])).toEqual([1, 2])
    await on(b, 'Dressing')
    await on(a, 'InMikvah')
    expect(await poolsOf([a])).toEqual([1])
  })

  it('that somebody else is led to is given up for the next that is free', async () => {
    const [a, b] = [await sent(), await sent()]
    expect(await move(b, 'InMikvah', { pool: 1 })).toBe('moved')
    expect(await poolsOf([a, b])).toEqual([2, 1])
    await on(b, 'FromMikvah')
    expect(await poolsOf([a])).toEqual([2])
  })

  it('is nobody’s before one is free, and then hers who was sent first', async () => {
    await desk.put({ poolsAvailable: '1' })
    const ids = [await sent(), await sent(), await sent()] as const
    await on(ids[0], 'InMikvah')
    expect(await poolsOf(ids)).toEqual([1, null, null])
    await on(ids[0], 'FromMikvah')
    expect(await poolsOf(ids)).toEqual([null, 1, null])
  })

  it('that the house has no more is changed for another, for her alone', async () => {
    const ids = [await sent(), await sent(), await sent()] as const
    await on(ids[0], 'Prep')
    await desk.put({ poolsAvailable: '2' })
    expect(await poolsOf(ids)).toEqual([undefined, 2, 1])
    await on(ids[2], 'InMikvah')
    expect(await poolsOf(ids)).toEqual([undefined, 2, 1])
  })

  it('is another in each building', async () => {
    const here = [await sent(), await sent()] as const
    const there = [await sent('alternate')] as const
    expect([await poolsOf(here), await poolsOf(there, 'alternate')]).toEqual([[1, 2], [1]])
    await on(there[0], 'InMikvah')
    expect([await poolsOf(here), await poolsOf(there, 'alternate')]).toEqual([[1, 2], [1]])
  })

  it('is free again for the next, however she came away from it', async () => {
    const keptFor = async (id: string) => {
      const rows = await desk.db.orm.select().from(reservations).where(eq(reservations.id, id))
      return rows.map(({ keptPool }) => keptPool)
    }
    for (const away of ['ReadyForMikvah', 'Prep', 'Dressing', 'Done']) {
      const id = await sent()
      expect(await keptFor(id)).toEqual([1])
      await on(id, away)
      expect([away, await keptFor(id)]).toEqual([away, [null]])
    }
  })

  it('of whoever has no room any more is free again', async () => {
    nextRoom = 7
    const id = await sent()
    await desk.put({ roomAdminPasscode: '4711' })
    const screen = await desk.staff('Room7')
    const { status } = await screen.post(
      `rooms/7/staffEntry?pinCode=4711&clearRoom=true&reservationId=${id}`,
    )
    expect(status).toBe(200)
    expect(await poolsOf([id, await sent()])).toEqual([undefined, 1])
  })

  it('goes along when her room is changed', async () => {
    const ids = [await sent(), await sent()] as const
    expect((await desk.admin.post('rooms/swaprooms', { roomA: 1, roomB: 2 })).status).toBe(200)
    expect(await poolsOf(ids)).toEqual([1, 2])
    await on(ids[1], 'InMikvah')
    expect(await poolsOf(ids)).toEqual([1, 2])
  })

  it('is kept by the door as well through which she goes', async () => {
    await desk.put({ flowDoorEvents: 'True' })
    const [first, second] = [await sent(), await ready()]
    await desk.clock(at('19:01', tonight))
    const body = { door: 'wet', open: true }
    const { body: answer } = await desk.anyone.post('rooms/2/doorioevent', body, {
      'x-device-key': 'practice-doors',
    })
    expect(answer.result).toMatchObject({ moved: true })
    await on(first, 'Prep')
    expect(await poolsOf([second])).toEqual([2])
  })
})

describe('taken back', () => {
  it('the way out leads back into the pool that she was in', async () => {
    const ids = [await sent(), await sent(), await sent()] as const
    const [a, b, c] = ids
    await on(c, 'InMikvah')
    await on(a, 'Prep')
    await on(c, 'FromMikvah')
    expect(await move(c, 'InMikvah', { undo: true })).toBe('moved')
    expect(await poolsOf([b, c])).toEqual([2, 3])
  })

  it('unless somebody has gone into it since', async () => {
    const [a, b] = [await sent(), await sent()]
    await on(a, 'InMikvah', 'FromMikvah')
    expect(await move(b, 'InMikvah', { pool: 1 })).toBe('moved')
    expect(await move(a, 'InMikvah', { undo: true })).toBe('moved')
    expect(await poolsOf([a, b])).toEqual([2, 1])
  })

  it('a step aside leaves her the pool she was sent to', async () => {
    const [a, b] = [await sent(), await sent()]
    await on(a, 'Prep')
    await on(b, 'ReadyForMikvah')
    expect(await move(b, 'ToMikvah', { undo: true })).toBe('moved')
    expect(await poolsOf([b])).toEqual([2])
  })
})
