import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { practiceDevices } from '../practice/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { inARoom } from '../test/in-a-room.ts'
import { addCommand } from './command.ts'

const tonight = '2026-11-24'
let desk: Desk
let attendant: Person
beforeAll(async () => {
  desk = await aDesk()
  attendant = await desk.staff('Attendant')
  await desk.clock(at('18:30', tonight))
})
beforeEach(async () => {
  // What the test before left to be told is told before its traces go.
  await deliverDue(desk.parts)
  await desk.db.orm.delete(practiceDevices)
})

/** What the devices of the house were told, as the practice page shows it. */
const read = async () => {
  await deliverDue(desk.parts)
  const { body } = await desk.anyone.get('/api/practice/devices')
  return body.map(({ point, op, result, text }: Record<string, string>) => [
    point,
    op,
    result,
    text,
  ])
}
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('a room', () => {
  it('has its light switched by whoever is in it or works there, and says so', async () => {
    const screen = await desk.staff('Room7')
    const on = await screen.post('rooms/7/setlights', { onOff: true })
    expect(on.body.result).toMatchObject({ id: 7, light: true })
    expect((await attendant.post('rooms/7/setlights', { onOff: false })).status).toBe(200)
    expect((await read()).reverse()).toEqual([
      ['room-7-light', 'on', 'on', null],
      ['room-7-light', 'off', 'off', null],
    ])
    expect(code(await screen.post('rooms/8/setlights', { onOff: true }))).toEqual([
      404,
      'not-found',
    ])
    await desk.db.orm.update(rooms).set({ lightPoint: null }).where(eq(rooms.id, 9))
    const none = await attendant.post('rooms/9/setlights', { onOff: true })
    expect(code(none)).toEqual([409, 'no-light'])
    // Its screen is told that there is none to switch.
    expect((await attendant.get('rooms/9')).body.light).toBeNull()
  })

  it('speaks another language', async () => {
    const { body } = await attendant.post('rooms/7/setlanguage/', { language: 'he' })
    expect(body.result).toMatchObject({ id: 7, language: 'he' })
    expect((await attendant.get('rooms/7')).body.language).toBe('he')
  })

  it('is told by its screen for whom, and nothing for one who has gone', async () => {
    const hers = await desk.booked()
    await inARoom(desk, hers, { room: 6, status: 'Prep' })
    const screen = await desk.staff('Room6')
    for (const [path, body] of [
      ['rooms/6/setlights', { onOff: true }],
      ['rooms/6/setlanguage', { language: 'he' }],
    ] as const) {
      const nobody = await screen.post(path, body)
      expect([...code(nobody), nobody.body.errors[0].path]).toEqual([
        ...[400, 'invalid-request', 'reservationId'],
      ])
      for (const by of [screen, attendant])
        for (const reservationId of ['another', null])
          expect(code(await by.post(path, { ...body, reservationId }))).toEqual([
            ...[409, 'room-moved-on'],
          ])
      expect((await screen.post(path, { ...body, reservationId: hers })).status).toBe(200)
      // Who walks the house sees whom she does it for.
      expect((await attendant.post(path, body)).status).toBe(200)
    }
    await desk.reception.post(`reservations/${hers}/status`, { status: 'Done' })
    expect((await screen.post('rooms/6/setlights', { onOff: false })).status).toBe(200)
  })

  it('loads its screen anew, and no other', async () => {
    const url = await listening(desk)
    const names = ['Room7', 'Room8', 'Reception']
    const screens = await Promise.all(
      names.map(async (name) => aScreen(url, (await desk.staff(name)).token)),
    )
    for (const screen of screens) await screen.next('hello')
    expect((await attendant.post('rooms/7/pagereload')).body).toMatchObject({ result: null })
    await screens[0]?.next('reload')
    await desk.put({ mikvahName: 'Another house' })
    for (const screen of screens) await screen.next('settings')
    const reloads = screens.map(
      ({ messages }) => messages.filter(({ event }) => event === 'reload').length,
    )
    expect(reloads).toEqual([1, 0, 0])
  })

  it('rings from an extension', async () => {
    const { body } = await desk.reception.post('rooms/7/callroom/', { fromExtension: '101' })
    expect(body.result).toEqual({ ringing: true })
    expect(await read()).toEqual([['207', 'call', 'ringing', '101']])
    const again = await attendant.post('rooms/7/callroom', { fromExtension: '101' })
    expect(code(again)).toEqual([429, 'ring-too-soon'])
    expect(again.headers['retry-after']).toBe('5')
    expect(await read()).toHaveLength(1)
    const wrong = await desk.reception.post('rooms/7/callroom', { fromExtension: 'Reception' })
    expect(wrong.body.errors[0].path).toBe('fromExtension')
  })

  it('has its dry door opened, or the wet one that is named, and the visit in it knows by whom', async () => {
    const unlock = (query: string, by = desk.reception) => by.post(`hartmann/unlockroom?${query}`)
    await desk.db.orm.update(rooms).set({ status: 'Ready' })
    await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
    const id = await desk.booked()
    await desk.reception.post('reservations/assignroom', { reservationId: id, roomId: 7 })
    expect((await unlock('roomid=7')).body.result).toEqual({ unlocked: true })
    await unlock('roomid=7&wetdry=wet', attendant)
    expect((await read()).reverse()).toEqual([
      ['room-7-dry', 'unlock', 'unlocked', null],
      ['room-7-wet', 'unlock', 'unlocked', null],
    ])
    const { accessGrantedLogs } = (await desk.reception.get(`reservations/${id}`)).body
    const entry = { firstName: null, lastName: null, dateCreated: expect.stringMatching(/^2026-/) }
    expect(accessGrantedLogs).toEqual([
      { door: '7 dry', ...entry },
      { door: '7 wet', ...entry },
    ])
    const written = await desk.db.orm.select().from(auditLog)
    expect(written.filter(({ act }) => act === 'door-unlocked')).toHaveLength(2)
    expect(code(await unlock('roomid=99'))).toEqual([404, 'not-found'])
    expect((await unlock('roomid=7&wetdry=both')).status).toBe(400)
    expect((await unlock('roomid=7', await desk.staff('Room7'))).status).toBe(403)
    await desk.db.orm.update(rooms).set({ wetDoor: null }).where(eq(rooms.id, 9))
    expect(code(await unlock('roomid=9&wetdry=wet'))).toEqual([409, 'door-without-lock'])
  })

  it('stays shut and says so when its door does not answer, and is not opened later by itself', async () => {
    const { devices } = desk.parts.outside
    const { tell } = devices
    let tries = 0
    devices.tell = async () => {
      tries++
      throw new Error('no line')
    }
    const key = { 'idempotency-key': 'this-one-door' }
    const path = 'hartmann/unlockroom?roomid=7'
    expect(code(await desk.reception.post(path, {}, key))).toEqual([502, 'door-failed'])
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 60_000
    await deliverDue(desk.parts)
    expect(code(await desk.reception.post(path, {}, key))).toEqual([502, 'door-failed'])
    expect(tries).toBe(1)
    devices.tell = tell
    await deliverDue(desk.parts)
    desk.parts.realNow = realNow
    expect(await read()).toEqual([])
  })

  it('is not opened by a command that was found too late', async () => {
    const { now } = await desk.parts.facility.read()
    const lying = { point: 'room-7-dry', op: 'unlock' } as const
    await desk.db.inTransaction((tx) => addCommand(tx, { now: now - 11_000 }, lying))
    expect(await read()).toEqual([])
    await desk.db.inTransaction((tx) => addCommand(tx, { now: now - 5000 }, lying))
    expect(await read()).toEqual([['room-7-dry', 'unlock', 'unlocked', null]])
  })
})

describe('a receipt', () => {
  it('comes out of the printer that was chosen, and names neither her nor what she comes for', async () => {
    const { body: printers } = await desk.reception.get('settings/printers')
    expect(printers).toEqual([
      {
        ...{ id: 'kiosk-printer', locationId: 'main', printerType: 'kiosk' },
        ...{ name: 'Kiosk printer', nameHe: 'המדפסת של עמדת הקבלה' },
      },
      {
        ...{ id: 'reception-printer', locationId: 'main', printerType: 'reception' },
        ...{ name: 'Reception printer', nameHe: 'המדפסת של דלפק הקבלה' },
      },
    ])
    await desk.put({ printerHeader: 'Elm Court', printerFooter: 'Thank you' })
    const id = await desk.booked({ bath: true, kallah: false, userNotes: 'Quiet' })
    await desk.reception.post('payments/makepayment', { reservationId: id, method: 'Cash', amt: 5 })
    const path = `reservations/printreceipt?resId=${id}&printer=reception-printer`
    const { body } = await desk.reception.post(path)
    expect(body.result).toEqual({ jobId: expect.any(String) })
    const { reservationCode } = (await desk.reception.get(`reservations/${id}`)).body
    const [[point, op, result, text]] = await read()
    expect([point, op, result]).toEqual(['reception-printer', 'print', 'printed'])
    expect(text.split('\n')).toEqual([
      'Elm Court',
      'Tuesday, 24 November, 8:00 PM',
      `Code ${reservationCode}`,
      'Paid $5.00',
      expect.stringMatching(/^To pay \$\d+\.00$/),
      'Thank you',
    ])
  })

  it('is printed at check-in in the language she chose there, with the code she is called by', async () => {
    const id = await desk.booked()
    const checkedIn = await desk.reception.post(
      `reservations/checkin?resId=${id}&printer=kiosk-printer&userLanguage=he`,
    )
    const { waitingCode, reservationCode } = checkedIn.body.result
    const [[point, , , text]] = await read()
    expect(point).toBe('kiosk-printer')
    expect(text).toContain(`קוד ${reservationCode}`)
    expect(text).toContain(`ייקראו לך לפי המספר ${waitingCode}`)
    await desk.put({ printReceiptAtCheckin: 'False' })
    await desk.reception.post(
      `reservations/checkin?resId=${await desk.booked()}&printer=kiosk-printer`,
    )
    expect(await read()).toHaveLength(1)
    await desk.put({ printReceiptAtCheckin: 'True' })
    const other = await desk.booked()
    const nowhere = await desk.reception.post(`reservations/checkin?resId=${other}&printer=none`)
    expect(nowhere.status).toBe(200)
  })

  it('is not printed by itself on Shabbos, when somebody is checked in all the same', async () => {
    const friday = '2026-11-27'
    const id = await desk.booked({ hour: '18:30', night: friday })
    const { balance: amt } = (await desk.reception.get(`reservations/${id}`)).body
    await desk.reception.post('payments/makepayment', { reservationId: id, method: 'Cash', amt })
    await desk.clock(at('18:00', friday))
    const checkedIn = await desk.reception.post(
      `reservations/checkin?resId=${id}&printer=kiosk-printer`,
    )
    expect([checkedIn.status, checkedIn.body.result.reservationStatus]).toEqual([200, 'Waiting'])
    expect(await read()).toEqual([])
    await desk.clock(at('18:30', tonight))
  })

  it('of a visit is printed at a kiosk that has looked it up, and by no other', async () => {
    const kiosk = await desk.staff('Kiosk')
    const id = await desk.booked()
    const path = `reservations/printreceipt?resId=${id}&printer=kiosk-printer`
    expect(code(await kiosk.post(path))).toEqual([404, 'not-found'])
    const { body } = await desk.reception.get(`reservations/${id}`)
    const { phoneNumber } = (await desk.reception.get(`users/${body.userId}`)).body
    await kiosk.get(`users/findbyphone?phone=${phoneNumber}&code=${body.reservationCode}`)
    expect((await kiosk.post(path)).status).toBe(200)
    expect((await attendant.post(path)).status).toBe(403)
    const none = await desk.reception.post(path.replace('kiosk-printer', 'cellar'))
    expect(code(none)).toEqual([409, 'no-printer'])
  })

  it('that the printer could not take is printed later, once', async () => {
    const { printers } = desk.parts.outside
    const { print } = printers
    printers.print = async () => {
      throw new Error('no paper')
    }
    const key = { 'idempotency-key': 'one-receipt' }
    const path = `reservations/printreceipt?resId=${await desk.booked()}&printer=reception-printer`
    const first = await desk.reception.post(path, {}, key)
    await deliverDue(desk.parts)
    printers.print = print
    const again = await desk.reception.post(path, {}, key)
    expect(again.body).toEqual(first.body)
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 60_000
    await deliverDue(desk.parts)
    desk.parts.realNow = realNow
    expect(await read()).toHaveLength(1)
  })
})

describe('printers and card readers', () => {
  it('are listed with how they are, and one that is silent is not there', async () => {
    const { body: readers } = await desk.reception.get('settings/cardreaders')
    const kinds = readers.map(({ readerType }: { readerType: string }) => readerType)
    expect([...new Set(kinds)]).toEqual(['kiosk', 'reception'])
    for (const { nameHe } of readers) expect(nameHe).toMatch(/[א-ת]/)
    await desk.put({ ccProcessorType: 'cardknox' })
    // That one drives none: those we know of are named, and can't be asked.
    expect((await desk.reception.get('settings/cardreaders')).body).toMatchObject([
      { name: 'Kiosk card reader', readerType: 'kiosk', online: false, isDriven: false },
      { name: 'Reception card reader', readerType: 'reception', online: false, isDriven: false },
    ])
    await desk.put({ ccProcessorType: 'stripe' })
    const { printers } = desk.parts.outside
    const { status } = printers
    printers.status = async (point) => {
      if (point === 'kiosk-printer') throw new Error('no line')
      return status(point)
    }
    const { body } = await (await desk.staff('Kiosk')).get('settings/printerstatus')
    printers.status = status
    expect(
      body.map(({ id, online, paper }: Record<string, unknown>) => [id, online, paper]),
    ).toEqual([
      ['kiosk-printer', false, 'ok'],
      ['reception-printer', true, 'ok'],
    ])
    expect((await (await desk.patron()).get('settings/printers')).status).toBe(403)
  })
})
