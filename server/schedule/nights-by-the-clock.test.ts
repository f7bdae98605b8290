import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LocationAt, locationOf, nightAt } from '../nights/nights.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'

let desk: Desk
let patron: Person
beforeAll(async () => {
  desk = await aDesk({ settings: { reservationsUpcoming: '', reservationsPerNight: '' } })
  patron = await desk.patron()
})

const scheduleOf = async (dt: string, dtTo = dt) =>
  (await desk.anyone.get(`settings/schedule?dt=${dt}&dtTo=${dtTo}`)).body
const startsOf = async (dt: string): Promise<string[]> =>
  (await patron.get(`reservations/availablereservations?dt=${dt}`)).body.map(
    (slot: { timeSlot: string }) => slot.timeSlot,
  )
const book = async (reservationTime: string, person = patron, more: object = {}) => {
  const { status, body } = await person.post('reservations/newreservation', {
    reservationTime,
    hold: true,
    ...more,
  })
  return { status, code: body.code, night: body.result?.reservationDate }
}

describe('a Friday', () => {
  it('before candle lighting is past its cut-off, shows one start, and sells motzei Shabbos', async () => {
    await desk.clock('2026-11-27T13:58:00-05:00')
    const [start] = await startsOf('2026-11-27')
    expect(start).toBe('2026-11-27T16:59:00-05:00')
    expect(await book(start ?? '')).toMatchObject({ status: 200, night: '2026-11-27' })
    await desk.clock('2026-11-27T14:00:00-05:00')
    expect(await book(start ?? '')).toMatchObject({ status: 409, code: 'night-past-cut-off' })
    const [motzei] = await startsOf('2026-11-28')
    expect(motzei).toBe('2026-11-28T18:23:00-05:00')
    expect((await book(motzei ?? '')).status).toBe(200)
  })

  it('is quiet from candle lighting: reading and booking go on, unless the house rests', async () => {
    await desk.clock('2026-11-27T16:20:00-05:00')
    expect((await book('2026-11-29T18:00:00-05:00')).status).toBe(200)
    await desk.put({ closedInQuiet: 'True' })
    expect(await book('2026-11-29T18:15:00-05:00')).toMatchObject({
      status: 409,
      code: 'closed-in-quiet',
    })
    expect((await startsOf('2026-11-29')).length).toBeGreaterThan(10)
    await desk.clock('2026-11-28T17:24:00-05:00')
    expect((await book('2026-11-29T18:15:00-05:00')).status).toBe(200)
    await desk.put({ closedInQuiet: 'False' })
  })

  it('holds its messages back until half an hour after Shabbos', async () => {
    await desk.put({ reservationsRequirePrepayFriday: 'False' })
    const one = await desk.patron('2015550191')
    await desk.clock('2026-11-27T20:00:00-05:00')
    expect((await book('2026-11-29T18:30:00-05:00', one, { hold: false })).status).toBe(200)
    const sent = async () =>
      (await desk.anyone.get('/api/practice/outbox?to=12015550191')).body.filter(
        (message: { text: string }) => !/\b\d{6}\b/.test(message.text),
      )
    await desk.clock('2026-11-28T17:52:00-05:00')
    expect(await sent()).toEqual([])
    await desk.clock('2026-11-28T17:54:00-05:00')
    expect(await sent()).toHaveLength(1)
  })
})

describe('motzei Shabbos', () => {
  it('opens an hour after the zman and belongs to Saturday', async () => {
    await desk.clock('2026-11-28T18:00:00-05:00')
    const [night] = await scheduleOf('2026-11-28')
    expect(night).toMatchObject({
      kind: 'MOTZEI',
      shabbosMode: false,
      zmanTevillah: '2026-11-28T17:23:00-05:00',
      openTime: '2026-11-28T18:23:00-05:00',
      cutOff: '2026-11-28T18:08:00-05:00',
    })
    expect((await book('2026-11-28T21:08:00-05:00')).night).toBe('2026-11-28')
  })
})

describe('a three-day Yom Tov', () => {
  it('closes its third night at the candles of the first, days ahead', async () => {
    await desk.clock('2024-10-02T18:00:00-04:00')
    const nights = await scheduleOf('2024-10-02', '2024-10-05')
    expect(nights.map(({ kind }: { kind: string }) => kind)).toEqual([
      'EREV',
      'CONTINUATION',
      'EREV',
      'MOTZEI',
    ])
    expect(nights.slice(0, 3).every((one: { shabbosMode: boolean }) => one.shabbosMode)).toBe(true)
    expect(nights[2].cutOff).toBe(nights[0].candleLighting)
    expect((await book(nights[2].openTime)).status).toBe(200)
    const afterCandles = new Date(Date.parse(nights[0].candleLighting) + 60_000)
    await desk.clock(afterCandles.toISOString())
    for (const future of [nights[1], nights[2]])
      expect(await book(future.openTime)).toMatchObject({ status: 409, code: 'night-past-cut-off' })
  })
})

describe('Yom Kippur', () => {
  it('is closed, says why, gives no time, and no one opens it', async () => {
    await desk.clock('2026-09-16T14:00:00-04:00')
    const [night] = await scheduleOf('2026-09-20')
    expect(night).toMatchObject({
      closed: true,
      closedReason: expect.stringMatching(/kippur/i),
      zmanTevillah: null,
      openTime: null,
      lastEntryTime: null,
    })
    expect(await startsOf('2026-09-20')).toEqual([])
    expect(await book('2026-09-20T20:00:00-04:00')).toMatchObject({
      status: 409,
      code: 'night-closed',
    })
    const opened = await desk.admin.post('settings/editschedule', {
      date: '2026-09-20',
      closed: false,
      openTime: '2026-09-20T20:00:00-04:00',
    })
    expect([opened.status, opened.body.code]).toEqual([409, 'never-open'])
  })
})

describe('the nights the clocks change', () => {
  it('back: 01:30 comes twice, and each is a start of its own in Saturday’s night', async () => {
    await desk.clock('2026-10-31T14:00:00-04:00')
    const edit = await desk.admin.post('settings/editschedule', {
      date: '2026-10-31',
      lastEntryTime: '2026-11-01T02:00:00-05:00',
    })
    expect(edit.status).toBe(200)
    const starts = await startsOf('2026-10-31')
    const small = starts.filter((start) => start.startsWith('2026-11-01T01:'))
    expect(small.filter((start) => start.endsWith('-04:00'))).toHaveLength(4)
    expect(small.filter((start) => start.endsWith('-05:00'))).toHaveLength(4)
    expect(new Set(starts.map((start) => Date.parse(start))).size).toBe(starts.length)
    const [early, late] = [
      small.find((start) => start.endsWith('-04:00')) ?? '',
      small.find((start) => start.endsWith('-05:00')) ?? '',
    ]
    expect(early.slice(0, 19)).toBe(late.slice(0, 19))
    for (const start of [early, late])
      expect(await book(start, await desk.patron(), { hold: false })).toMatchObject({
        status: 200,
        night: '2026-10-31',
      })
  })

  it('forward: no start falls into the hour that isn’t there, and the grid keeps its step', async () => {
    await desk.clock('2027-03-13T14:00:00-05:00')
    await desk.admin.post('settings/editschedule', {
      date: '2027-03-13',
      lastEntryTime: '2027-03-14T03:30:00-04:00',
    })
    const starts = await startsOf('2027-03-13')
    expect(starts.some((start) => start.startsWith('2027-03-14T02:'))).toBe(false)
    const steps = starts.map((start) => Date.parse(start))
    expect(new Set(steps.slice(1).map((at, nth) => at - (steps[nth] ?? 0)))).toEqual(
      new Set([15 * 60_000]),
    )
  })
})

describe('after midnight', () => {
  it('half past twelve is still the night before, and tonight ends at five', async () => {
    await desk.clock('2026-11-25T00:30:00-05:00')
    const { body } = await desk.anyone.get('settings/publicsettings')
    const dateOf = (pairs: { Key: string; Value: string }[]) =>
      pairs.find(({ Key }) => Key === 'date')?.Value
    expect(dateOf(body)).toBe('2026-11-24')
    const week = (await desk.anyone.get('settings/schedule')).body
    expect(week.map(({ date }: { date: string }) => date)[0]).toBe('2026-11-24')
    await desk.clock('2026-11-25T05:00:00-05:00')
    expect(dateOf((await desk.anyone.get('settings/publicsettings')).body)).toBe('2026-11-25')
  })
})

describe('editing a night', () => {
  const edit = async (body: object) => {
    const answer = await desk.admin.post('settings/editschedule', body)
    return { status: answer.status, code: answer.body.code, result: answer.body.result }
  }

  it.each([
    ['an earlier zman', { zmanTevillah: '2026-12-08T17:00:00-05:00' }, 'zman-earlier'],
    [
      'an opening after the last entry',
      { openTime: '2026-12-08T23:30:00-05:00' },
      'open-after-last',
    ],
    ['a last entry after five', { lastEntryTime: '2026-12-09T05:30:00-05:00' }, 'past-five'],
  ])('refuses %s', async (_, change, code) => {
    expect(await edit({ date: '2026-12-08', ...change })).toMatchObject({ status: 409, code })
    expect((await scheduleOf('2026-12-08'))[0].overridden).toEqual([])
  })

  it('shows first what it would do, with the visits it leaves outside, and changes nothing', async () => {
    await desk.clock('2026-12-08T12:00:00-05:00')
    const late = '2026-12-09T22:30:00-05:00'
    await book(late, await desk.patron(), { hold: false })
    const wish = { date: '2026-12-09', lastEntryTime: '2026-12-09T21:00:00-05:00' }
    const shown = await edit({ ...wish, dryRun: true })
    expect(shown.result).toMatchObject({
      lastEntryTime: wish.lastEntryTime,
      reservationsOutside: [
        { reservationCode: expect.stringMatching(/^\d{4}$/), reservationTime: late },
      ],
      overridden: ['lastEntryTime'],
    })
    expect((await scheduleOf('2026-12-09'))[0].lastEntryTime).toBe('2026-12-09T22:45:00-05:00')

    // By the facility’s own clock, as an office types it.
    await edit({ ...wish, lastEntryTime: '2026-12-09T21:00' })
    expect(await startsOf('2026-12-09')).not.toContain('2026-12-09T21:15:00-05:00')
    // Who is left outside keeps her visit.
    const { body: night } = await desk.admin.get('reservations/listadmin?dt=2026-12-09')
    expect(night.all).toMatchObject([{ reservationTime: late, reservationStatus: 'Reserved' }])
    await edit({ date: '2026-12-09', hebrewNote: 'Short evening' })
    expect((await scheduleOf('2026-12-09'))[0]).toMatchObject({
      lastEntryTime: wish.lastEntryTime,
      hebrewNote: 'Short evening',
    })
    const taken = await edit({ date: '2026-12-09', hebrewNote: null })
    expect(taken.result.overridden).toEqual(['lastEntryTime'])
    const reset = await edit({ ...wish, reset: true })
    expect(reset.result).toMatchObject({
      overridden: [],
      lastEntryTime: '2026-12-09T22:45:00-05:00',
    })
  })

  it('tells far years to the office alone, and none of them drives out what is asked all night', async () => {
    for (const path of [
      'settings/schedule?dt=2200-01-01&dtTo=2200-02-01',
      'settings/schedule?dt=2025-01-01&dtTo=2025-01-02',
      'settings/zmanim?dt=1950-01-01',
    ]) {
      for (const who of [desk.anyone, patron]) {
        const { status, body } = await who.get(path)
        expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid-request', 'dt'])
      }
      expect((await desk.reception.get(path)).status).toBe(200)
    }
    const { content } = await desk.parts.facility.read()
    const location = locationOf({ content }, false) as LocationAt
    const near = nightAt({ content }, location, '2026-11-25')
    for (let nth = 0; nth < 4100; nth++) nightAt({ content }, location, plusDays('2100-01-01', nth))
    expect(nightAt({ content }, location, '2026-11-25')).toBe(near)
  })

  it('answers at most 62 days, and the times of a day, their reasons to Admin alone', async () => {
    expect(await scheduleOf('2026-01-01', '2026-03-03')).toHaveLength(62)
    const wide = await desk.anyone.get('settings/schedule?dt=2026-01-01&dtTo=2026-03-04')
    expect([wide.status, wide.body.errors[0].path]).toEqual([400, 'dtTo'])
    const zmanim = async (who: Person) => (await who.get('settings/zmanim?dt=2026-11-24')).body
    const got = await zmanim(desk.anyone)
    expect(got).toMatchObject({
      zmanTevillah: '2026-11-24T17:25:00-05:00',
      zman72: '2026-11-24T17:47:00-05:00',
      explained: [],
    })
    expect(await zmanim(desk.reception)).toEqual(got)
    const { explained, ...times } = await zmanim(desk.admin)
    expect({ ...times, explained: [] }).toEqual(got)
    expect(explained.length).toBeGreaterThan(3)
  })
})
