import { beforeAll, describe, expect, it } from 'vitest'
import { liveEvents } from '../live/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import type { Received } from '../test/received.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})
const read = async (path: string, body: object) => {
  const { status, body: said } = await desk.admin.post(`hardware/${path}`, body)
  return { status, code: said.code, result: said.result }
}
const printer = { kind: 'printer', name: 'Side door', usedAt: 'kiosk', locationId: 'main' }
const namesAt = async (path: string): Promise<string[]> =>
  (await desk.staff('Kiosk').then((kiosk) => kiosk.get(path))).body.map(
    ({ name }: Received) => name,
  )

describe('a printer or card reader', () => {
  it('is added, and from then on a kiosk may choose it', async () => {
    await desk.db.orm.delete(liveEvents)
    const { result } = await read('add', { ...printer, point: '10.0.0.7' })
    expect(result).toMatchObject({ ...printer, point: '10.0.0.7', active: true })
    expect(await namesAt('settings/printers')).toContain('Side door')
    const heard = await desk.db.orm.select().from(liveEvents)
    expect(heard.map(({ kind }) => kind)).toEqual(['devices'])
  })

  it('is renamed, and out of use is in no choice but on the page of the hardware', async () => {
    const { result } = await read('add', { ...printer, name: 'Old', point: '10.0.0.8' })
    await read(`${result.id}/update`, { name: 'Garden' })
    expect(await namesAt('settings/printers')).toContain('Garden')
    await read(`${result.id}/update`, { active: false })
    expect(await namesAt('settings/printers')).not.toContain('Garden')
    const { devices, peripherals } = (await desk.admin.get('hardware')).body
    expect(devices.some(({ id }: Received) => id === `printer.${result.id}`)).toBe(false)
    expect(peripherals).toContainEqual({ ...result, name: 'Garden', active: false })
  })

  it('has a second name for Hebrew screens, at every choice', async () => {
    const nameHe = 'דלת הצד'
    const { result } = await read('add', { ...printer, nameHe, point: '10.0.0.11' })
    expect(result).toMatchObject({ nameHe })
    const named = async (path: string) =>
      (await desk.reception.get(path)).body.find(({ id }: Received) => id === result.id)
    for (const path of ['settings/printers', 'settings/printerstatus'])
      expect(await named(path), path).toMatchObject({ name: 'Side door', nameHe })
    const { devices } = (await desk.admin.get('hardware')).body
    expect(devices).toContainEqual(
      expect.objectContaining({ id: `printer.${result.id}`, nameHe, name: 'Side door' }),
    )
    await read(`${result.id}/update`, { nameHe: '' })
    expect(await named('settings/printers')).toMatchObject({ name: 'Side door', nameHe: '' })
  })

  it('at the point of a reader of the processor gives that one its name', async () => {
    const readers = async () => (await desk.reception.get('settings/cardreaders')).body
    const at = async (point: string) => (await readers()).find(({ id }: Received) => id === point)
    const point = 'waiting-cardReader'
    expect(await at(point)).toMatchObject({ name: 'Practice: no card is held to it' })
    const named = { name: 'Garden reader', nameHe: 'קורא הגינה' }
    const { result } = await read('add', {
      ...{ ...named, kind: 'cardReader', usedAt: 'kiosk', locationId: 'main', point },
    })
    expect(await at(point)).toMatchObject({ ...named, readerType: 'kiosk', online: true })
    const { devices } = (await desk.admin.get('hardware')).body
    expect(devices).toContainEqual(expect.objectContaining({ id: `cardReader.${point}`, ...named }))
    await read(`${result.id}/update`, { nameHe: '' })
    expect(await at(point)).toMatchObject({ name: 'Garden reader', nameHe: '' })
    await read(`${result.id}/update`, { active: false })
  })

  it('hangs on a point of its own, in a building of the house', async () => {
    const { result } = await read('add', { ...printer, name: 'Third', point: '10.0.0.9' })
    const taken = { status: 409, code: 'point-taken' }
    expect(await read('add', { ...printer, point: '10.0.0.9' })).toMatchObject(taken)
    expect(await read(`${result.id}/update`, { point: 'reception-printer' })).toMatchObject(taken)
    const elsewhere = { ...printer, point: '10.0.0.10', locationId: 'nowhere' }
    expect(await read('add', elsewhere)).toMatchObject({ status: 404 })
    expect(await read('nothing/update', { name: 'X' })).toMatchObject({ status: 404 })
  })
})
