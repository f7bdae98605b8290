import { words } from '@mikvah/contract/words/all.ts'
import type { garageRefusals } from '@mikvah/rules/garage/window.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { practiceDevices } from '../practice/table.ts'
import { accessLog } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { atTheGate } from '../test/at-the-gate.ts'

const tonight = '2026-11-24'
const friday = '2026-11-27'
const shabbos = '2026-11-28'
let desk: Desk
let here: { lat: number; lng: number }
beforeAll(async () => {
  desk = await aDesk({
    settings: {
      ...{ garageOpenMaxFeet: '328', lateGraceMinutes: '20' },
      reservationsRequirePrepayParking: 'False',
    },
  })
  const { body } = await desk.anyone.get('settings/locations')
  here = { lat: body[0].lat, lng: body[0].long }
})
beforeEach(async () => {
  await desk.clock(at('20:00', tonight))
  await deliverDue(desk.parts)
  await desk.db.orm.delete(practiceDevices)
  await desk.db.orm.delete(accessLog)
})

type Wish = { date?: string; time?: string; parking?: boolean; pay?: boolean; elsewhere?: boolean }

async function parked(wish: Wish = {}) {
  const { date = tonight, time = '20:00', parking = true, pay = true, elsewhere = false } = wish
  const her = await desk.patron()
  const { reservationId: id, balance: amt } = await desk.aVisit({
    ...{ her, hour: time, night: date, parking, alternateLocation: elsewhere },
  })
  if (pay)
    await desk.reception.post('payments/makepayment', { reservationId: id, method: 'Cash', amt })
  await desk.runDue()
  return { id, her }
}

const press = (by: Person, id: string, where: object = here, key?: string) =>
  by.post(
    `reservations/${id}/opengaragedoor`,
    where,
    key === undefined ? undefined : { 'idempotency-key': key },
  )
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const visit = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body

/** What the doors were told, as the practice page shows it. */
async function told(): Promise<string[]> {
  await deliverDue(desk.parts)
  const { body } = await desk.anyone.get('/api/practice/devices')
  return body.map((row: Record<string, string>) => `${row.point} ${row.op} ${row.result}`)
}

/** Has the door answer by this function while the test acts. */
async function withDoor<T>(tell: () => Promise<'done' | 'failed'>, act: () => Promise<T>) {
  const { devices } = desk.parts.outside
  const kept = devices.tell
  devices.tell = tell
  return act().finally(() => {
    devices.tell = kept
  })
}

describe('the garage', () => {
  it('opens for her by one command, stands beside her visit, and leaves it Reserved', async () => {
    const { id, her } = await parked()
    const { status, body } = await press(her, id, { ...here, accuracy: 12 })
    expect([status, body]).toEqual([
      200,
      { success: true, result: { opened: true }, errorMessage: null },
    ])
    expect(await told()).toEqual(['garage pulse opened'])
    const { reservationStatus, accessGrantedLogs } = await visit(id)
    expect(reservationStatus).toBe('Reserved')
    expect(accessGrantedLogs).toEqual([
      {
        ...{ door: 'garage', firstName: null, lastName: null },
        dateCreated: expect.stringMatching(/^2026-11-24T20:00/),
      },
    ])
    const own = (await her.get(`reservations/${id}`)).body
    expect(own.accessGrantedLogs).toBeUndefined()
    const written = await desk.db.orm.select().from(auditLog)
    expect(
      written.find(({ subject, act }) => subject === id && act === 'garage-opened'),
    ).toMatchObject({ actor: her.userId, details: { door: 'garage' } })
  })

  it('is told of at the desk’s open screen', async () => {
    const { id, her } = await parked()
    const screen = await aScreen(await listening(desk), desk.reception.token)
    await screen.next('hello')
    await press(her, id)
    const seen = await screen.next('reservation')
    expect(seen.data).toMatchObject({ reservationId: id, accessGrantedLogs: [{ door: 'garage' }] })
  })

  it('is hers alone: of anybody else’s visit, and for the desk, there is none', async () => {
    const { id } = await parked()
    const stranger = await desk.patron()
    expect(code(await press(stranger, id))).toEqual([404, 'not-found'])
    expect(code(await press(desk.reception, id))).toEqual([404, 'not-found'])
    expect(code(await press(stranger, 'nothing'))).toEqual([404, 'not-found'])
    expect((await press(desk.anyone, id)).status).toBe(401)
    expect(await told()).toEqual([])
  })

  it.each([
    ['missing', {}, ['lat', 'lng']],
    ['not a number', { lat: Number.NaN, lng: 1 }, ['lat']],
    ['text', { lat: '40', lng: -74 }, ['lat']],
    ['off the globe', { lat: 90.01, lng: -180.01 }, ['lat', 'lng']],
    ['a negative accuracy', { lat: 1, lng: 1, accuracy: -1 }, ['accuracy']],
  ])('names the field of a place that is %s', async (_, where, paths) => {
    const { id, her } = await parked()
    const { status, body } = await press(her, id, where)
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, paths])
  })

  it.each<[string, Wish, string, object, string]>([
    ['without parking', { parking: false }, at('20:00', tonight), {}, 'garage-no-parking'],
    ['unpaid', { pay: false }, at('20:00', tonight), {}, 'garage-not-paid'],
    ['the day before', {}, at('20:00', '2026-11-23'), {}, 'garage-not-today'],
    ['before its window', {}, at('19:44', tonight), {}, 'garage-unavailable-time'],
    ['in Shabbos', { date: shabbos }, at('15:00', shabbos), {}, 'garage-quiet'],
    ['from afar', {}, at('20:00', tonight), { lng: 0 }, 'garage-too-far'],
    ['vague', {}, at('20:00', tonight), { accuracy: 200 }, 'garage-location-inaccurate'],
  ])('stays shut %s, and says why in both languages', async (_, wish, now, where, because) => {
    const { id, her } = await parked(wish)
    await desk.clock(now)
    for (const language of ['en', 'he'] as const) {
      const { status, body } = await her.post(
        `reservations/${id}/opengaragedoor`,
        { ...here, ...where },
        { 'accept-language': language },
      )
      expect([status, body.success, body.code]).toEqual([409, false, because])
      const text = words[language][because as (typeof garageRefusals)[number]]
      expect(body.errorMessage).toBe(text)
    }
    expect(await told()).toEqual([])
    expect((await visit(id)).accessGrantedLogs).toEqual([])
  })

  it('stays shut once she is checked in, where nothing is set, and where nobody said where it is', async () => {
    const { id, her } = await parked()
    const opens = async () => {
      const { body } = await her.get('settings')
      return body.find(({ Key }: { Key: string }) => Key === 'garageOpens').Value
    }
    expect(await opens()).toBe('True')
    await desk.put({ garageDoorPoint: '' })
    expect(code(await press(her, id))).toEqual([409, 'garage-not-offered'])
    // So her page offers none.
    expect(await opens()).toBe('False')
    await desk.put({ garageDoorPoint: 'garage', garageOpenMaxFeet: '' })
    expect(code(await press(her, id))).toEqual([409, 'garage-not-offered'])
    await desk.put({ garageOpenMaxFeet: '328' })
    await desk.reception.post(`reservations/checkin?resId=${id}`)
    expect(code(await press(her, id))).toEqual([409, 'garage-not-reserved'])
  })

  it('is not opened from another building, where no garage is', async () => {
    const there = { lat: here.lat + 0.5, lng: here.lng }
    await desk.put({
      ...{ locationLatAlternate: String(there.lat), locationLongAlternate: String(there.lng) },
    })
    const offers = { openKinds: ['openWeekdays'], capacity: { parkingAvailable: '2' } }
    await desk.admin.post('settings/locations/alternate/update', offers)
    const { id, her } = await parked({ elsewhere: true })
    expect(code(await press(her, id, there))).toEqual([409, 'garage-too-far'])
    expect(await told()).toEqual([])
  })

  it('waits ten seconds between presses, opens six times, and counts none that it refused', async () => {
    const { id, her } = await parked()
    const second = (n: number) =>
      at(`20:01:${String(n).padStart(2, '0')}`, tonight).replace(':00-', '-')
    await desk.clock(second(0))
    expect((await press(her, id)).status).toBe(200)
    for (let tries = 0; tries < 7; tries++)
      expect(code(await press(her, id))).toEqual([409, 'garage-too-soon'])
    for (const n of [11, 22, 33, 44, 55]) {
      await desk.clock(second(n))
      expect(code(await press(her, id, { ...here, lng: 0 }))).toEqual([409, 'garage-too-far'])
      expect([n, (await press(her, id)).status]).toEqual([n, 200])
    }
    await desk.clock(at('20:03', tonight))
    expect(code(await press(her, id))).toEqual([409, 'garage-too-often'])
    expect(await told()).toHaveLength(6)
    expect((await visit(id)).accessGrantedLogs).toHaveLength(6)
  })

  it('takes two presses at once for one', async () => {
    const { id, her } = await parked()
    const both = await Promise.all([press(her, id), press(her, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await told()).toHaveLength(1)
  })

  it('takes the presses of two who arrive at once for one, and opens for the other a little later', async () => {
    const cars = [await parked(), await parked(), await parked()]
    const all = await Promise.all(
      cars.map(({ her, id }, nth) => press(her, id, here, `car-no-${nth}`)),
    )
    expect(all.map(code).toSorted()).toEqual([
      [200, undefined],
      [409, 'garage-too-soon'],
      [409, 'garage-too-soon'],
    ])
    expect(await told()).toHaveLength(1)
    await desk.clock(at('20:01', tonight))
    const late = all.findIndex(({ status }) => status === 409)
    const { her, id } = cars[late] as (typeof cars)[number]
    expect((await press(her, id, here, `car-no-${late}`)).status).toBe(200)
    expect(await told()).toHaveLength(2)
    await desk.clock(at('20:00', tonight))
  })

  it('is not opened a second time by a repeat of the same tap', async () => {
    const { id, her } = await parked()
    const both = await Promise.all([
      press(her, id, here, 'tap-0001'),
      press(her, id, here, 'tap-0001'),
    ])
    const again = await press(her, id, here, 'tap-0001')
    expect(again.status).toBe(200)
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await told()).toHaveLength(1)
  })

  it('that doesn’t answer has not opened: it is said so, counts for nothing, and isn’t tried again', async () => {
    const { id, her } = await parked()
    let tries = 0
    const refused = await withDoor(
      async () => {
        tries++
        throw new Error('no line')
      },
      async () => {
        const first = await press(her, id, here, 'tap-0002')
        const again = await press(her, id, here, 'tap-0002')
        const { realNow } = desk.parts
        desk.parts.realNow = () => realNow() + 60_000
        await deliverDue(desk.parts)
        desk.parts.realNow = realNow
        return [first, again]
      },
    )
    expect(refused.map(code)).toEqual([
      [502, 'garage-failed'],
      [502, 'garage-failed'],
    ])
    expect(refused[0]?.body).toMatchObject({
      success: false,
      errorMessage: words.en['garage-failed'],
    })
    expect(tries).toBe(1)
    expect((await visit(id)).accessGrantedLogs).toEqual([])
    // The answer may have been lost after the door had moved: a press at once could shut it again.
    expect(code(await press(her, id))).toEqual([409, 'garage-too-soon'])
    await desk.clock(at('20:01', tonight))
    expect((await press(her, id)).status).toBe(200)
    expect(await told()).toHaveLength(1)
    await desk.clock(at('20:00', tonight))
  })
})

describe('the gate', () => {
  const open = (by: Person, body: object = {}, headers?: Record<string, string>) =>
    by.post('settings/OpenGarageGate', body, headers)
  /** The pause is on the real clock. */
  const later = () => {
    const { realNow } = desk.parts
    desk.parts.realNow = () => realNow() + 10_001
  }
  beforeEach(() => {
    const { realNow } = desk.parts
    later()
    return () => {
      desk.parts.realNow = realNow
      later()
    }
  })

  it('opens for whoever was given it, and says so in her language', async () => {
    const her = await atTheGate(desk)
    const { status, body } = await open(her, { ...here, accuracy: 8 }, { 'accept-language': 'he' })
    expect([status, body.result]).toEqual([200, { message: words.he.garageGateOpened }])
    expect(await told()).toEqual(['gate pulse opened'])
    expect(code(await open(her))).toEqual([409, 'gate-too-soon'])
    later()
    expect((await open(her)).body.result).toEqual({ message: words.en.garageGateOpened })
    const written = await desk.db.orm.select().from(auditLog)
    const hers = written.filter(({ actor }) => actor === her.userId)
    expect(hers.map(({ act, subject }) => [act, subject])).toEqual([
      ['gate-opened', 'gate'],
      ['gate-opened', 'gate'],
    ])
  })

  it('opens for nobody else', async () => {
    for (const by of [await desk.patron(), desk.reception, desk.admin])
      expect(code(await open(by))).toEqual([403, 'role-missing'])
    expect((await open(desk.anyone)).status).toBe(401)
  })

  it('takes two at once for one', async () => {
    const people = [await atTheGate(desk), await atTheGate(desk)]
    const both = await Promise.all(people.map((by) => open(by)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await told()).toHaveLength(1)
  })

  it('names what is wrong with a place, and rests on Shabbos and where nothing is set', async () => {
    const her = await atTheGate(desk)
    const wrong = await open(her, { lat: 91 })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'lat'])
    await desk.put({ garageGatePoint: '' })
    expect(code(await open(her))).toEqual([409, 'gate-not-set-up'])
    await desk.put({ garageGatePoint: 'gate' })
    await desk.clock(at('18:30', friday))
    expect(code(await open(her))).toEqual([409, 'gate-quiet'])
    await desk.clock(at('20:00', tonight))
    const failed = await withDoor(
      async () => 'failed',
      () => open(her),
    )
    expect(code(failed)).toEqual([502, 'gate-failed'])
    expect(await told()).toEqual([])
  })
})
