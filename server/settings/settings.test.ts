import {
  patronKeys,
  publicKeys,
  secretKeys,
  settingKeys,
} from '@mikvah/rules/settings/catalogue.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { settings } from './table.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

type Pair = { Key: string; Value: string }
const computed = [
  'date',
  'currentTime',
  'offset',
  'openTime',
  'lastEntryTime',
  'reservationCutOff',
  'practiceMode',
  'bookingOpen',
  'emailNotices',
  'version',
]
const computedForHer = [...computed, 'garageOpens']
const computedForStaff = [...computed, 'doorsOpen', 'lightsSwitch']
const write = async (key: string, value: string, person = desk.admin) => {
  const { status, body } = await person.post('settings', { key, value })
  return { status, code: body.code, message: body.errorMessage, result: body.result, body }
}
/** All rows of the table, in one order. */
const stored = () => desk.db.orm.select().from(settings).orderBy(settings.key)
const keysFor = async (person: Desk['anyone'], path = 'settings') =>
  (await person.get(path)).body.map(({ Key }: Pair) => Key)

it('notices are said to go by e-mail while the facility wants it and has a server for it', async () => {
  const goes = async () =>
    (await desk.anyone.get('settings/publicsettings')).body.find(
      ({ Key }: Pair) => Key === 'emailNotices',
    ).Value
  expect(await goes()).toBe('True')
  await write('notificationByEmail', 'False')
  expect(await goes()).toBe('False')
  await write('notificationByEmail', 'True')
  desk.parts.facility.mode = 'live'
  expect(await goes()).toBe('False')
  await write('emailHost', 'mail.example.org')
  expect(await goes()).toBe('True')
  desk.parts.facility.mode = 'practice'
})

describe('reading settings', () => {
  it('gives everyone the public ones, a patron hers, an administrator all, each with today’s', async () => {
    const patron = await desk.patron()
    expect(await keysFor(desk.anyone, 'settings/publicsettings')).toEqual([
      ...publicKeys,
      ...computed,
    ])
    expect(await keysFor(patron)).toEqual([...patronKeys, ...computedForHer])
    expect(await keysFor(desk.admin)).toEqual([...settingKeys, ...computedForStaff])
    expect(patronKeys.some((key) => secretKeys.includes(key))).toBe(false)
  })

  it('tells a neighbour how many nights are on sale to her', async () => {
    const usual = { reservationDaysInAdvance: '6', reservationDaysInAdvanceLocal: '' }
    await desk.put({ ...usual, reservationDaysInAdvance: '4', reservationDaysInAdvanceLocal: '7' })
    const [hers, others] = [await desk.patron('2015550171'), await desk.patron('2015550172')]
    await desk.db.orm.update(users).set({ zipcode: '08701-1234' }).where(eq(users.id, hers.userId))
    const daysOf = async (person: Desk['anyone']) =>
      (await person.get('settings')).body.find(
        ({ Key }: Pair) => Key === 'reservationDaysInAdvance',
      ).Value
    expect([await daysOf(hers), await daysOf(others), await daysOf(desk.admin)]).toEqual([
      ...['7', '4', '4'],
    ])
    await desk.put(usual)
  })

  it('says when the house opens today and takes the last in, as its schedule does', async () => {
    const pairs = (await desk.anyone.get('settings/publicsettings')).body as Pair[]
    const { date, openTime, lastEntryTime } = Object.fromEntries(
      pairs.map(({ Key, Value }) => [Key, Value]),
    )
    const [night] = (await desk.anyone.get(`settings/schedule?dt=${date}&dtTo=${date}`)).body
    expect(openTime).toMatch(/^2026-11-24T/)
    expect([openTime, lastEntryTime]).toEqual([night.openTime, night.lastEntryTime])
  })

  it('never gives a secret, not even to an administrator; it lies sealed', async () => {
    const [secret = ''] = secretKeys.filter((key) => /key|secret/i.test(key))
    const written = await write(secret, 'very-secret-value-123')
    expect(written.result).toEqual({ key: secret, value: '••••', warning: null })
    const all = (await desk.admin.get('settings')).body as Pair[]
    expect(all.find(({ Key }) => Key === secret)?.Value).toBe('••••')
    const before = await stored()
    expect(JSON.stringify(before)).not.toContain('very-secret-value-123')
    const audit = JSON.stringify(await desk.db.orm.select().from(auditLog))
    expect(audit).toContain(secret)
    expect(audit).not.toContain('very-secret-value-123')
    // Its dots sent back keep it; where there is none they are no secret.
    expect((await write(secret, '••••')).result.value).toBe('••••')
    expect(await stored()).toEqual(before)
    expect((await write(secret, '')).result.value).toBe('')
    expect((await write(secret, '••••')).status).toBe(400)
  })

  it('is for an administrator where the whole catalogue is meant', async () => {
    const { body } = await desk.admin.get('settings/catalogue')
    expect(body.map(({ key }: { key: string }) => key)).toEqual(settingKeys)
    expect(body.every(({ help }: { help: string }) => help.length > 10)).toBe(true)
    expect((await desk.reception.get('settings/catalogue')).status).toBe(403)
  })
})

describe('writing a setting', () => {
  it.each([
    ['roomsAvailable', 'many', 'invalid-setting'],
    ['roomsAvailable', '-1', 'invalid-setting'],
    ['roomsAvailable', '3.5', 'invalid-setting'],
    ['priceShower', '12.345', 'invalid-setting'],
    ['openWeekdays', 'yes', 'invalid-setting'],
    ['locationTimeZone', 'EST', 'invalid-setting'],
    ['locationLat', '95', 'invalid-setting'],
    ['reservationStagger', '20', 'invalid-setting'],
    ['dailyShutdownHour', '22', 'invalid-setting'],
    ['dailyPMHour', '23', 'invalid-setting'],
    ['openEarliestHour', '24', 'invalid-setting'],
    ['reservationMinutesShower', '', 'invalid-setting'],
    ['currentTime', '2026-11-24T14:00:00-05:00', 'read-only-setting'],
    ['noSuchSetting', '1', 'unknown-setting'],
  ])('%s = “%s” is refused as %s, in words, and stays as it was', async (key, value, code) => {
    const before = await stored()
    const refused = await write(key, value)
    expect([refused.status, refused.code]).toEqual([400, code])
    expect(refused.message).not.toMatch(/setting\.|\{\{|undefined/)
    expect(refused.message.length).toBeGreaterThan(10)
    expect(refused.body.errors[0].path).toBe('value')
    expect(await stored()).toEqual(before)
  })

  it('says no in Hebrew too', async () => {
    const { body } = await desk.admin.post(
      'settings',
      { key: 'roomsAvailable', value: 'x' },
      { 'accept-language': 'he' },
    )
    expect(body.errorMessage).toMatch(/[א-ת]/)
  })

  it('takes its name in any case, keeps it in plain words, and counts for the next call', async () => {
    const written = await write('ROOMSAVAILABLE', ' 007 ')
    expect(written.result).toMatchObject({ key: 'roomsAvailable', value: '7' })
    const patron = await desk.patron()
    const { body } = await patron.get('reservations/availablereservations?dt=2026-11-25')
    expect(body[0].availableReservations[0].available).toBe(7)
    expect((await write('openweekdays', 'false')).result.value).toBe('False')
    const closed = await desk.anyone.get('settings/schedule?dt=2026-11-25&dtTo=2026-11-25')
    expect(closed.body[0].closed).toBe(true)
    expect((await write('openWeekdays', 'TRUE')).result.value).toBe('True')
  })

  it('looks at every night of the year to come: refuses what doesn’t fit one, and warns of a zman in the light', async () => {
    const early = await write('zmanDegreesFriday', '')
    expect([early.status, early.result?.warning]).toEqual([200, null])
    expect((await write('zmanMinutesFriday', '20')).result.warning).toMatch(
      /^On \w+, \d+ \w+ .*: 20 minutes after sunset the sun is [345]\.?\d*° below the horizon\.$/,
    )
    expect((await write('zmanMinutesFriday', '60')).result.warning).toBeNull()
    expect((await write('roomsAvailable', '7')).result.warning).toBeNull()
  })

  it('refuses a place whose clock can’t be its own', async () => {
    const refused = await write('locationLong', '74.2097')
    expect([refused.status, refused.code]).toEqual([400, 'invalid-setting'])
    expect(refused.message).toMatch(/^These coordinates and this time zone/)
  })

  it('is an administrator’s alone', async () => {
    for (const person of [desk.reception, await desk.patron()])
      expect((await write('roomsAvailable', '1', person)).status).toBe(403)
    expect((await write('roomsAvailable', '1', desk.anyone)).status).toBe(401)
  })
})

describe('the places', () => {
  it('are told by their names in both languages, and where they are on the map', async () => {
    const { body } = await desk.anyone.get('settings/locations')
    expect(body.result ?? body).toContainEqual(
      expect.objectContaining({
        id: 'main',
        name: 'Main building',
        nameHe: 'הבניין הראשי',
        lat: expect.any(Number),
        long: expect.any(Number),
      }),
    )
  })
})

describe('the shelf', () => {
  it('takes new items and prices, and retires one without touching what was sold', async () => {
    const added = await desk.admin.post('settings/merchandise', {
      item: 'Towel',
      itemHe: 'מגבת',
      description: 'Large',
      price: 7.5,
    })
    expect(added.body.result).toContainEqual({
      item: 'Towel',
      itemHe: 'מגבת',
      description: 'Large',
      descriptionHe: '',
      price: 7.5,
      active: true,
    })
    const patron = await desk.patron()
    const { body } = await patron.post('reservations/newreservation', {
      reservationTime: '2026-11-25T19:00:00-05:00',
      merchandise: [{ item: 'Towel', quantity: 2 }],
    })
    await desk.admin.post('settings/merchandise', [
      { item: 'Towel', price: 9, active: false },
      { item: 'Slippers', price: 8 },
    ])
    const kept = await patron.get(`reservations/${body.result.reservationId}`)
    expect(kept.body.merchTotal).toBe(15)
    const refused = await (await desk.patron()).post('reservations/newreservation', {
      reservationTime: '2026-11-25T19:00:00-05:00',
      merchandise: [{ item: 'Towel', quantity: 1 }],
    })
    expect([refused.status, refused.body.code]).toEqual([400, 'merchandise-not-offered'])
  })
})

it('names a patron no price of what no place has, and whether there are accessible rooms', async () => {
  const patron = await desk.patron()
  const hers = async (...keys: string[]) => {
    const { body } = await patron.get('settings')
    return keys.map((key) => body.find(({ Key }: { Key: string }) => Key === key).Value)
  }
  const asked = ['priceKallah', 'priceParking', 'roomsAvailableHandicapped'] as const
  await desk.put({ priceKallah: '180', priceParking: '5' })
  await desk.put({ roomsAvailableKallah: '2', roomsAvailableHandicapped: '3' })
  expect(await hers(...asked)).toEqual(['180', '5', '1'])
  await desk.put({ roomsAvailableKallah: '' })
  await desk.put({
    parkingAvailable: '0',
    parkingAvailableHandicapped: '',
    roomsAvailableHandicapped: '',
  })
  expect(await hers(...asked)).toEqual(['', '', ''])
  const { body } = await desk.reception.get('settings')
  expect(body).toContainEqual({ Key: 'priceKallah', Value: '180' })
})
