import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { settingsChanged } from '../facility/facility.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { settings } from './table.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeEach(async () => {
  desk = await aDesk({ now: at('14:00', tonight) })
})

const save = (wishes: Record<string, string>, more: object = {}) =>
  desk.admin.post('settings', {
    settings: Object.entries(wishes).map(([key, value]) => ({ key, value })),
    ...more,
  })
const preview = async (wishes: Record<string, string>) =>
  (await save(wishes, { dryRun: true })).body.result
const kept = async () =>
  Object.fromEntries(
    (await desk.db.orm.select().from(settings)).map(({ key, value }) => [key, value]),
  )
const jerusalem = {
  locationLat: '31.778',
  locationLong: '35.235',
  locationTimeZone: 'Asia/Jerusalem',
  countryCode: 'il',
  currency: 'ILS',
}

describe('several settings', () => {
  it('move a building to Jerusalem in one save, which no single one of them could', async () => {
    expect(
      (await desk.admin.post('settings', { key: 'locationLong', value: '35.235' })).status,
    ).toBe(400)
    const { status, body } = await save(jerusalem)
    expect(status).toBe(200)
    expect(body.result.map(({ key }: { key: string }) => key)).toEqual(Object.keys(jerusalem))
    expect(await kept()).toMatchObject(jerusalem)
    const { body: nights } = await desk.anyone.get('settings/schedule')
    expect(nights[0].zmanTevillah).toMatch(/\+02:00$/)
  })

  it('are all saved or none: what is wrong is said of each, at its own place', async () => {
    const before = await kept()
    const { status, body } = await save({
      lateGraceMinutes: '7',
      cleaningMinutes: '480',
      currency: 'dollars',
    })
    expect([status, body.code]).toEqual([400, 'invalid-setting'])
    expect(body.errors).toEqual([
      { path: 'settings.1.value', message: 'Give a number from 0 to 120.' },
      { path: 'settings.2.value', message: 'Currency: three uppercase letters (e.g. USD, ILS).' },
    ])
    expect(await kept()).toEqual(before)
  })

  it('are judged with one another: a grid and its stagger change together', async () => {
    const wishes = { reservationSlotIncrement: '20', reservationStagger: '40' }
    expect((await save({ reservationStagger: '40' })).body.errors[0].path).toBe('settings.0.value')
    expect((await save(wishes)).status).toBe(200)
  })

  it('leave one row each in the log, with what it was, and none for what stays', async () => {
    await save({ lateGraceMinutes: '7', cleaningMinutes: '10', stripeSecretKey: 'a token' })
    const rows = (await desk.db.orm.select().from(auditLog)).filter(
      ({ act, subject }) => act === 'setting-changed' && subject !== 'roomsAvailable',
    )
    const said = rows.map(({ subject, details }) => [subject, details])
    expect(said).toContainEqual(['lateGraceMinutes', { was: '15', is: '7' }])
    expect(said).toContainEqual(['stripeSecretKey', {}])
    expect(said.map(([subject]) => subject)).not.toContain('cleaningMinutes')
  })

  it('are each named once, however they are spelled: what is judged is what is saved', async () => {
    const before = await kept()
    const settings = [
      { key: 'openEarliestHour', value: '22.5' },
      { key: 'OPENEARLIESThour', value: before.openEarliestHour ?? '19' },
    ]
    for (const dryRun of [true, false]) {
      const { status, body } = await desk.admin.post('settings', { settings, dryRun })
      expect([status, body.code]).toEqual([400, 'invalid-setting'])
      expect(body.errors).toEqual([
        { path: 'settings.1.value', message: 'This setting is named twice.' },
      ])
    }
    expect(await kept()).toEqual(before)
  })

  it('are named in any case, as every field is', async () => {
    const { status } = await desk.admin.post('settings', {
      Settings: [{ Key: 'lateGraceMinutes', VALUE: '8' }],
    })
    expect(status).toBe(200)
    expect((await kept()).lateGraceMinutes).toBe('8')
  })

  it('are saved beside an old clash that they have no part in', async () => {
    const row = { value: '40', changedAt: 0 }
    await desk.db.inTransaction(async (tx) => {
      await tx
        .insert(settings)
        .values({ key: 'reservationStagger', ...row })
        .onConflictDoUpdate({ target: settings.key, set: row })
      await settingsChanged(tx)
    })
    expect((await save({ lateGraceMinutes: '7', cleaningMinutes: '12' })).status).toBe(200)
    expect((await save({ reservationSlotIncrement: '30' })).status).toBe(400)
  })

  it('that somebody else has saved since they were seen are refused, with what is saved now', async () => {
    const over = (was: string, value: string, more: object = {}) =>
      desk.admin.post('settings', {
        settings: [
          { key: 'cleaningMinutes', value: '11' },
          { key: 'lateGraceMinutes', value, was },
        ],
        ...more,
      })
    expect((await over('15', '7')).status).toBe(200)
    for (const dryRun of [true, false]) {
      const { status, body } = await over('15', '9', { dryRun })
      expect([status, body.code]).toEqual([409, 'setting-moved'])
      expect(body.errors).toEqual([
        {
          path: 'settings.1.value',
          message: 'In the meantime this was set to “7”. Save once more to put yours in its place.',
        },
      ])
    }
    expect(await kept()).toMatchObject({ lateGraceMinutes: '7', cleaningMinutes: '11' })
    // Who wishes for what is saved already is refused nothing.
    expect((await over('15', '7')).status).toBe(200)
    expect((await over('7', '9')).status).toBe(200)
  })

  it.each([
    ['smsVoiceCodes', 'False', 'True', 'False', 'Yes'],
    ['smsProvider', '', 'http', 'twilio', 'Any, by a web call'],
    ['smsFrom', '', '', '+15005550006', 'blank'],
    ['stripeSecretKey', '', 'one', 'another', '••••'],
  ])('say in words what is saved by now: %s', async (key, was, theirs, hers, is) => {
    if (theirs === '') await save({ [key]: 'before' })
    expect((await save({ [key]: theirs })).status).toBe(200)
    const seen = theirs === '' ? 'before' : was
    const { body } = await desk.admin.post('settings', { key, value: hers, was: seen })
    expect([body.code, body.errorMessage]).toEqual(['setting-moved', expect.stringContaining(is)])
    expect(JSON.stringify(body)).not.toContain('another')
  })

  it('of two administrators at once are judged one after the other', async () => {
    const answers = await Promise.all([
      save({ openEarliestHour: '22' }),
      save({ openLatestHour: '21' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { openEarliestHour, openLatestHour } = await kept()
    expect([openEarliestHour, openLatestHour]).not.toEqual(['22', '21'])
  })
})

describe('before they are saved', () => {
  it('the nights whose hours become others are shown beside what they are', async () => {
    const before = await kept()
    const answer = await preview({ zmanMinutes: '90', zmanDegrees: '' })
    expect(answer.changes).toContainEqual({
      key: 'zmanMinutes',
      was: expect.any(String),
      value: '90',
    })
    const [night] = answer.nights
    expect(night).toMatchObject({ date: tonight, locationId: 'main' })
    expect(Date.parse(night.becomes.zmanTevillah)).toBeGreaterThan(
      Date.parse(night.was.zmanTevillah),
    )
    expect(await kept()).toEqual(before)
    expect((await preview({ lateGraceMinutes: '9' })).nights).toEqual([])
  })

  it('prices and places that follow from them are told of each coming night, by what they come from', async () => {
    const answer = await preview({
      priceShower: '31',
      priceShowerMember: '',
      roomsAvailableFriday: '3',
    })
    const [tonights] = answer.nights
    expect(tonights).toMatchObject({ date: tonight, locationId: 'main', places: [] })
    expect(tonights.becomes).toEqual(tonights.was)
    expect(tonights.prices).toEqual([
      { key: 'priceShower', was: 25, becomes: 31 },
      { key: 'priceShowerMember', was: 18, becomes: 31 },
    ])
    const friday = answer.nights.find(({ date }: { date: string }) => date === '2026-11-27')
    expect(friday.places).toEqual([{ key: 'roomsAvailableFriday', was: 18, becomes: 3 }])
    const shut = await preview({ priceBath: '' })
    expect(shut.nights[0].prices).toContainEqual({ key: 'priceBathMember', was: 25, becomes: null })
    const parking = await preview({ parkingAvailable: '' })
    expect(parking.nights[0].places).toContainEqual({
      ...{ key: 'parkingAvailable', was: expect.any(Number), becomes: null },
    })
  })

  it('visits outside the new hours are named, and kept', async () => {
    const late = await desk.aVisit({ hour: '22:30', advanceReservation: true })
    await desk.aVisit({ hour: '20:00', advanceReservation: true })
    const wishes = { lastEntryHour: '21.5', lastEntryHourWinter: '21.5' }
    expect((await preview(wishes)).reservationsOutside).toEqual([
      {
        reservationId: late.reservationId,
        reservationCode: late.reservationCode,
        reservationTime: at('22:30', tonight),
      },
    ])
    expect((await save(wishes)).status).toBe(200)
    const { body } = await desk.reception.get(`reservations/${late.reservationId}`)
    expect(body.reservationStatus).toBe('Reserved')
    // They stand outside already: the next change doesn't strand them anew.
    expect((await preview({ lateGraceMinutes: '9' })).reservationsOutside).toEqual([])
  })

  it('visits for whom there would be no room are named: the later booked hour gives way', async () => {
    await desk.aVisit({ hour: '20:00', advanceReservation: true })
    const second = await desk.aVisit({ hour: '20:00', advanceReservation: true })
    const { reservationsOutside } = await preview({ roomsAvailable: '1' })
    expect(reservationsOutside).toHaveLength(1)
    expect((await preview({ roomsAvailable: '2' })).reservationsOutside).toEqual([])
    await desk.reception.post(`reservations/${second.reservationId}/status`, { status: 'Arrived' })
    await desk.reception.post(`reservations/${second.reservationId}/status`, { status: 'Waiting' })
    expect((await preview({ roomsAvailable: '0' })).reservationsOutside).toHaveLength(1)
  })

  it('a secret is dots, before and after', async () => {
    const { changes } = await preview({ stripeSecretKey: 'a new token' })
    expect(changes).toEqual([{ key: 'stripeSecretKey', was: '', value: '••••' }])
  })
})
