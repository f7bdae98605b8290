import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addCommand } from '../devices/command.ts'
import { liveDevices } from '../integrations/devices/live-devices.ts'
import { networkPrinters } from '../integrations/printers/network-printers.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { attempts } from '../payments/table.ts'
import { practiceDevices } from '../practice/table.ts'
import { limits } from '../request/table.ts'
import { rooms } from '../rooms/table.ts'
import { deviceCredentials } from '../sign-in/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import type { Received } from '../test/received.ts'
import { failingJobs } from '../watch/failing-jobs.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
  await desk.put({ garageDoorPoint: '3', garageGatePoint: '4', printerHeader: 'Elm Court' })
})
beforeEach(async () => {
  await deliverDue(desk.parts)
  await desk.clock(at('18:30', tonight))
  await desk.db.orm.delete(practiceDevices)
  await desk.db.orm.delete(limits)
})

const hardware = async () => (await desk.admin.get('hardware')).body
const one = async (id: string): Promise<Received> =>
  (await hardware()).devices.find((device: Received) => device.id === id)
const tested = async (id: string, body: object = {}, headers: Record<string, string> = {}) => {
  const { status, body: said } = await desk.admin.post(`hardware/${id}/test`, body, headers)
  return [status, status === 200 ? said.result : said.code]
}
/** The time to the minute, since the app’s clock goes on during the test. */
const about = (time: string) => expect.stringMatching(new RegExp(`^${tonight}T${time}`))
const opens = { opens: true }
const done = [200, { answered: true }]
/** What the world was told, as the practice page shows it. */
const outside = async () => {
  await deliverDue(desk.parts)
  const rows = await desk.db.orm.select().from(practiceDevices)
  return rows.map(({ point, op }) => `${op} ${point}`)
}
/** Stops the clock that limits count by while this is done. */
async function atOneMoment(act: () => Promise<void>): Promise<void> {
  const { realNow } = desk.parts
  const now = realNow()
  desk.parts.realNow = () => now
  await act().finally(() => {
    desk.parts.realNow = realNow
  })
}
/** While this is done, no door answers. */
async function withoutAnswers<T>(act: () => Promise<T>): Promise<T> {
  const { devices } = desk.parts.outside
  const { tell } = devices
  devices.tell = async () => 'failed'
  return act().finally(() => {
    devices.tell = tell
  })
}

describe('every device of the facility', () => {
  it('stands on one list with its place, who drives it and how it is', async () => {
    const { devices, readersUnknown } = await hardware()
    expect([...new Set(devices.map(({ kind }: Received) => kind))]).toEqual([
      ...['garageDoor', 'gate', 'dryDoor', 'wetDoor', 'light', 'cubicleLock', 'printer'],
      'cardReader',
    ])
    expect(readersUnknown).toBe(false)
    expect(await one('wetDoor.9')).toEqual({
      ...{ id: 'wetDoor.9', kind: 'wetDoor', room: '9', locationId: 'main' },
      ...{ name: null, nameHe: '' },
      ...{ point: 'room-9-wet', driver: 'practice', state: 'unknown', because: 'not-told' },
      ...{ lastAnswer: null, test: 'opens', told: [] },
    })
    expect(await one('printer.kiosk-printer')).toMatchObject({
      ...{ name: 'Kiosk printer', state: 'well', because: 'ready', test: 'prints' },
      lastAnswer: about('18:3'),
    })
    expect(await one('light.9')).toMatchObject({ test: null })
    const readers = devices.filter(({ kind }: Received) => kind === 'cardReader')
    expect(new Set(readers.map(({ state }: Received) => state))).toEqual(
      new Set(['well', 'silent']),
    )
  })

  it('says of each what it was told and how that ended, newest first, and of whom nothing', async () => {
    await desk.reception.post('hartmann/unlockroom?roomid=8')
    await desk.clock(at('18:40', tonight))
    await withoutAnswers(() => desk.reception.post('hartmann/unlockroom?roomid=8'))
    await desk.reception.post('rooms/8/setlights', { onOff: true })
    const id = await desk.booked()
    await desk.reception.post(`reservations/printreceipt?resId=${id}&printer=kiosk-printer`)
    await deliverDue(desk.parts)
    expect(await one('dryDoor.8')).toMatchObject({
      ...{ state: 'silent', because: 'no-answer', lastAnswer: about('18:3') },
      told: [
        { at: about('18:4'), op: 'unlock', ended: 'failed' },
        { at: about('18:3'), op: 'unlock', ended: 'done' },
      ],
    })
    expect((await one('wetDoor.8')).told).toEqual([])
    expect((await one('light.8')).told).toMatchObject([{ op: 'on', ended: 'done' }])
    expect((await one('printer.kiosk-printer')).told).toEqual([
      { at: about('18:4'), op: 'print', ended: 'done' },
    ])
    expect(JSON.stringify(await hardware())).not.toContain(id)
    await desk.clock(at('18:50', '2026-12-02'))
    expect(await one('dryDoor.8')).toMatchObject({ because: 'not-told', told: [] })
  })

  it('that was told too late is told of as such, and counts as silent for nobody', async () => {
    const { now } = await desk.parts.facility.read()
    await desk.db.inTransaction((tx) =>
      addCommand(tx, { now: now - 11_000 }, { point: 'room-5-dry', op: 'unlock' }),
    )
    await deliverDue(desk.parts)
    expect(await outside()).toEqual([])
    expect(await one('dryDoor.5')).toMatchObject({ state: 'unknown', told: [{ ended: 'late' }] })
  })

  it('is a reader that took a card, without the sum; and a screen, while one is seen', async () => {
    const reservationId = await desk.booked({ hour: '20:15' })
    const reader = (await hardware()).devices.find(
      ({ kind, state }: Received) => kind === 'cardReader' && state === 'well',
    )
    await desk.reception.post('payments/collect', {
      ...{
        reservationId,
        reader: reader.id.slice('cardReader.'.length),
      },
    })
    expect((await one(reader.id)).told).toEqual([
      { at: expect.any(String), op: 'collect', ended: expect.any(String) },
    ])
    const screen = { name: 'Entrance', kind: 'Kiosk' }
    const { id } = (await desk.reception.post('devices', screen)).body.result
    expect(await one(`screen.${id}`)).toMatchObject({
      ...{ name: 'Entrance', state: 'hand', because: 'unpaired', test: null },
    })
    const { code, secret } = (await desk.anyone.post('devices/pairing')).body.result
    await desk.reception.post(`devices/${id}/pair`, { code })
    expect(secret).toBeTruthy()
    expect(await one(`screen.${id}`)).toMatchObject({ state: 'well', because: 'seen' })
    const lastUsedAt = desk.parts.realNow() - 21 * 60_000
    await desk.db.orm.update(deviceCredentials).set({ lastUsedAt })
    expect(await one(`screen.${id}`)).toMatchObject({ state: 'silent', because: 'not-seen' })
  })

  it('that out of use is not on it, but may be tried; without a point there is none', async () => {
    await desk.db.orm.update(rooms).set({ active: false }).where(eq(rooms.id, 4))
    await desk.db.orm.update(rooms).set({ wetDoor: null }).where(eq(rooms.id, 3))
    await desk.put({ garageGatePoint: '' })
    const ids = (await hardware()).devices.map(({ id }: Received) => id)
    await desk.put({ garageGatePoint: '4' })
    for (const gone of ['dryDoor.4', 'wetDoor.4', 'light.4', 'wetDoor.3', 'gate'])
      expect([gone, ids.includes(gone)]).toEqual([gone, false])
    expect(ids).toContain('dryDoor.3')
    expect(await tested('dryDoor.4', opens)).toEqual(done)
    expect(await tested('wetDoor.3', opens)).toEqual([404, 'not-found'])
    await desk.db.orm.update(rooms).set({ active: true }).where(eq(rooms.id, 4))
  })

  it('is told to administrators alone, and tested by none but them', async () => {
    for (const who of [desk.reception, await desk.staff('Attendant'), await desk.patron()]) {
      expect((await who.get('hardware')).status).toBe(403)
      expect((await who.post('hardware/dryDoor.2/test', opens)).status).toBe(403)
    }
    expect(await outside()).toEqual([])
  })
})

describe('a test', () => {
  it.each([
    ['dryDoor.2', 'unlock room-2-dry'],
    ['garageDoor', 'pulse 3'],
    ['gate', 'pulse 4'],
  ])('opens %s only for whoever says that it will open', async (id, told) => {
    expect(await tested(id)).toEqual([409, 'door-would-open'])
    expect(await tested(id, { opens: false })).toEqual([409, 'door-would-open'])
    expect(await outside()).toEqual([])
    expect(await tested(id, opens)).toEqual(done)
    expect(await outside()).toEqual([told])
  })

  it('prints one slip that names the printer and nobody, and is on the record', async () => {
    expect(await tested('printer.kiosk-printer')).toEqual(done)
    const [row] = await desk.db.orm.select().from(practiceDevices)
    expect(row?.text?.split('\n')).toEqual([
      'Elm Court',
      'Test of the printer “Kiosk printer”',
      expect.stringMatching(/^Tuesday, 24 November, 6:3\d PM$/),
      'Thank you',
    ])
    const written = await desk.db.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'printer.kiosk-printer'))
    expect(written).toMatchObject([{ act: 'device-tested', details: { device: 'printer' } }])
  })

  it('is done once, however often it is sent under its key, and not twice in a moment', async () => {
    const key = { 'idempotency-key': 'one-test' }
    await atOneMoment(async () => {
      expect(await tested('dryDoor.2', opens, key)).toEqual(done)
      expect(await tested('dryDoor.2', opens, key)).toEqual(done)
      expect(await tested('dryDoor.2', opens)).toEqual([429, 'test-too-soon'])
      expect(await tested('wetDoor.2', opens)).toEqual(done)
    })
    expect(await outside()).toEqual(['unlock room-2-dry', 'unlock room-2-wet'])
  })

  it('of the gate waits for whoever has just opened it', async () => {
    await atOneMoment(async () => {
      expect(await tested('gate', opens)).toEqual(done)
      await desk.db.orm.delete(limits).where(eq(limits.bucket, 'hardware-test/gate'))
      expect(await tested('gate', opens)).toEqual([409, 'gate-too-soon'])
    })
  })

  it('of a door or printer that does not answer says so, and nothing is done later by itself', async () => {
    expect(await withoutAnswers(() => tested('dryDoor.2', opens))).toEqual([502, 'door-failed'])
    const { printers } = desk.parts.outside
    const { print } = printers
    let tries = 0
    printers.print = async () => {
      tries += 1
      throw new Error('no paper')
    }
    expect(await tested('printer.kiosk-printer')).toEqual([502, 'printer-failed'])
    printers.print = print
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 60_000
    expect(await outside()).toEqual([])
    desk.parts.realNow = realNow
    expect(tries).toBe(1)
    // Not the first of them for sure: each test sets the clock to the same minute.
    expect((await one('printer.kiosk-printer')).told).toContainEqual(
      expect.objectContaining({ ended: 'failed' }),
    )
  })

  it('never opens the door of a room that somebody is in', async () => {
    await desk.db.orm.update(rooms).set({ status: 'Ready' })
    await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
    const reservationId = await desk.booked()
    await desk.reception.post('reservations/assignroom', { reservationId, roomId: 7 })
    expect(await tested('wetDoor.7', opens)).toEqual([409, 'door-in-use'])
    expect(await outside()).toEqual([])
  })

  it('moves neither gate nor garage on Shabbos', async () => {
    await desk.clock(at('18:30', '2026-11-27'))
    expect(await tested('gate', opens)).toEqual([409, 'gate-quiet'])
    expect(await tested('garageDoor', opens)).toEqual([409, 'garage-quiet'])
    expect(await outside()).toEqual([])
  })

  it('asks a reader whether it is there', async () => {
    const { devices } = await hardware()
    const idOf = (state: string) =>
      devices.find((device: Received) => device.kind === 'cardReader' && device.state === state).id
    expect(await tested(idOf('well'))).toEqual(done)
    expect(await tested(idOf('silent'))).toEqual([502, 'reader-failed'])
    expect(await tested('cardReader.none')).toEqual([404, 'not-found'])
  })

  it('is none where there is none that does no harm, or nothing that would be tested', async () => {
    expect(await tested('light.9', opens)).toEqual([409, 'device-not-driven'])
    for (const id of ['screen.x', 'dryDoor.99', 'nonsense'])
      expect(await tested(id, opens)).toEqual([404, 'not-found'])
    await desk.put({ ccProcessorType: 'cardknox' })
    const byHand = await one('cardReader.kiosk-cardReader')
    expect(byHand).toMatchObject({ driver: null, because: 'by-hand', test: null })
    expect(await tested('cardReader.kiosk-cardReader')).toEqual([409, 'device-not-driven'])
    await desk.put({ ccProcessorType: 'stripe' })
  })
})

it('where nothing is driven yet it says so, offers no test, and lists no lights', async () => {
  const { outside: world, config } = desk.parts
  const { devices, printers } = world
  world.devices = liveDevices(config)
  world.printers = networkPrinters()
  const seen = await hardware()
  const refused = await tested('dryDoor.2', opens)
  await desk.put({
    accessControlProvider: 'http',
    ...{ accessControlUrl: 'https://10.0.0.4/{point}', accessControlSiteBridge: 'False' },
  })
  const door = await one('dryDoor.2')
  await desk.put({ accessControlProvider: '' })
  world.devices = devices
  world.printers = printers
  const of = (id: string) => seen.devices.find((device: Received) => device.id === id)
  const off = { driver: null, state: 'unknown', because: 'not-driven', test: null }
  expect([of('dryDoor.2'), of('gate'), of('printer.kiosk-printer')]).toMatchObject([off, off, off])
  expect(of('light.2')).toBeUndefined()
  expect(refused).toEqual([409, 'device-not-driven'])
  expect(door).toMatchObject({ driver: 'http', test: 'opens' })
})

it('the readers of a processor that does not answer are unknown, and all else is told', async () => {
  const { outside: world } = desk.parts
  const { cards } = world
  world.cards = (values) => {
    const processor = cards(values)
    const list = () => Promise.reject(new Error('away'))
    return {
      ...processor,
      ...(processor.readers ? { readers: { ...processor.readers, list } } : {}),
    }
  }
  const { devices, readersUnknown } = await hardware()
  world.cards = cards
  expect(readersUnknown).toBe(true)
  expect(devices.filter(({ kind }: Received) => kind === 'cardReader')).toEqual([])
  expect(devices.length).toBeGreaterThan(10)
})

it('the desk and the office hear that a device was told something, at its end; nobody else does', async () => {
  const url = await listening(desk)
  const screens = await Promise.all(
    ['Admin', 'Attendant', 'Room9'].map(async (name) =>
      aScreen(url, (await desk.staff(name)).token),
    ),
  )
  for (const screen of screens) await screen.next('hello')
  await desk.reception.post('hartmann/unlockroom?roomid=9')
  await screens[0]?.next('devices')
  expect((await one('dryDoor.9')).told[0]).toMatchObject({ ended: 'done' })
  await desk.admin.post('settings/pagereload')
  for (const screen of screens) await screen.next('reload')
  const heard = screens.map(
    ({ messages }) => messages.filter(({ event }) => event === 'devices').length,
  )
  expect(heard).toEqual([1, 0, 0])
})

it('tells what of the system itself has to be looked after', async () => {
  expect((await hardware()).alerts).toEqual([])
  const { parts } = desk
  failingJobs(parts).set('remind', parts.realNow() - minutes(6))
  const openedAt = parts.realNow() - minutes(11)
  await desk.db.orm.insert(attempts).values({
    ...{ id: 'back', kind: 'refund', purpose: 'visit', state: 'open', processor: 'stripe' },
    ...{ cents: 3600, split: [], asked: true, expiresAt: 0, openedAt },
  })
  expect((await hardware()).alerts).toEqual([
    { kind: 'refund-waits', minutes: 11 },
    { kind: 'jobs-fail', names: ['remind'] },
  ])
  failingJobs(parts).clear()
  await desk.db.orm.delete(attempts).where(eq(attempts.id, 'back'))
})
