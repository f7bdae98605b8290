import { beforeAll, describe, expect, it } from 'vitest'
import { liveEvents } from '../live/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Received } from '../test/received.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
  await desk.clock(at('18:00'))
})
const read = async (path: string, body: object = {}, method: 'POST' | 'DELETE' = 'POST') => {
  const { status, body: said } = await desk.admin.send(method, `settings/cubicles/${path}`, body)
  return { status, code: said.code, words: said.errorMessage, result: said.result }
}
const added = async (body: object) =>
  (await read('add', { locationId: 'main', ...body })).result as Received
const there = async (): Promise<string[]> =>
  (await desk.reception.get('settings/cubicles')).body.map(({ name }: Received) => name)
const heard = async (act: () => Promise<unknown>) => {
  await desk.db.orm.delete(liveEvents)
  await act()
  return (await desk.db.orm.select().from(liveEvents)).map(({ kind }) => kind)
}
const herCubicle = async (): Promise<{ visit: string; id: number }> => {
  const visit = await desk.booked({ hour: '18:30', night: wednesday })
  await desk.reception.post(`reservations/${visit}/status`, { status: 'Waiting' })
  await desk.reception.post(`reservations/${visit}/requestcubicle`)
  const all: Received[] = (await desk.reception.get('settings/cubicles')).body
  return { visit, id: all.find((one) => one.reservation?.reservationId === visit)?.id }
}

describe('a cubicle', () => {
  it('is added, named and given a lock that the desk opens', async () => {
    const { id } = await added({ name: 'Window' })
    expect(await there()).toContain('Window')
    const unlock = () => desk.reception.post(`settings/cubicles/${id}/unlock`)
    expect((await unlock()).body.code).toBe('no-lock')
    const body = { name: 'By the window', lock: 'cubicle-9' }
    expect((await read(`${id}/update`, body)).result).toEqual({ id, locationId: 'main', ...body })
    expect((await unlock()).body.result).toEqual({ unlocked: true })
    const { cubicles } = (await desk.admin.get('settings/building')).body
    expect(cubicles).toContainEqual({ id, locationId: 'main', ...body })
    await read(`${id}/update`, { lock: '' })
    expect((await unlock()).body.code).toBe('no-lock')
  })

  it('bears a name that no other of its building has', async () => {
    const { id } = await added({ name: 'Door' })
    const taken = { status: 409, code: 'cubicle-name-taken', words: expect.stringContaining('A') }
    expect(await read('add', { name: 'A', locationId: 'main' })).toMatchObject(taken)
    expect(await read(`${id}/update`, { name: 'A' })).toMatchObject(taken)
    expect(await read('add', { name: 'A', locationId: 'alternate' })).toMatchObject({ status: 200 })
    expect(await read('add', { name: 'B', locationId: 'nowhere' })).toMatchObject({ status: 404 })
  })

  it('is not taken away with somebody’s bag in it', async () => {
    const { visit, id } = await herCubicle()
    expect(await read(`${id}`, {}, 'DELETE')).toMatchObject({
      ...{ status: 409, code: 'cubicle-occupied' },
    })
    await desk.reception.post(`reservations/${visit}/status`, { status: 'Reserved' })
    expect(await read(`${id}`, {}, 'DELETE')).toMatchObject({ status: 200 })
    expect(await read(`${id}`, {}, 'DELETE')).toMatchObject({ status: 404 })
  })

  it('never has the number of one that was taken away, which the log and the histories speak of', async () => {
    const gone: number[] = []
    for (const name of ['First', 'Second']) {
      const { id } = await added({ name })
      gone.push(id)
    }
    for (const id of gone) await read(`${id}`, {}, 'DELETE')
    const { id } = await added({ name: 'First' })
    expect(id).toBeGreaterThan(Math.max(...gone))
  })

  it('is told to open screens, whoever changes it', async () => {
    const { id } = await added({ name: 'Corner' })
    const set = () => desk.reception.post(`settings/cubicles/${id}/status`, { status: 'Offline' })
    expect(await heard(set)).toEqual(['cubicles'])
    expect(await heard(() => read(`${id}/update`, { name: 'Niche' }))).toEqual(['resync'])
    expect(await heard(() => read(`${id}`, {}, 'DELETE'))).toEqual(['resync'])
  })

  it('asked for twice under one key is made once', async () => {
    const body = { name: 'Twice', locationId: 'main' }
    const headers = { 'idempotency-key': 'cubicle-twice' }
    const both = [1, 2].map(() => desk.admin.post('settings/cubicles/add', body, headers))
    const ids = (await Promise.all(both)).map((answer) => answer.body.result?.id)
    expect(new Set(ids.filter(Boolean)).size).toBe(1)
    expect((await there()).filter((name) => name === 'Twice')).toHaveLength(1)
  })

  it('is set up by administrators alone', async () => {
    const { status } = await desk.reception.post('settings/cubicles/add', {
      ...{ name: 'Mine', locationId: 'main' },
    })
    expect(status).toBe(403)
  })
})
