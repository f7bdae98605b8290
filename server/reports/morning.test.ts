import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at as atClock, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { inARoom } from '../test/in-a-room.ts'
import { pastVisits } from '../test/past-visits.ts'

const night = '2026-11-24'
const at = (time: string) => atClock(time, night)
const report = 'reservations/MorningReport'
let desk: Desk
let past: ReturnType<typeof pastVisits>
let helper: Person
let hers: { id: string; code: string }[]

const read = async (query = '') => {
  const { status, body } = await desk.admin.get(`${report}${query}`)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
const move = async (by: Person, id: string, status: string, more: object = {}) => {
  const { body } = await by.post(`reservations/${id}/status`, { status, ...more })
  if (!body.success) throw new Error(JSON.stringify(body))
}
/** Has no device answer while this is done. */
async function withoutAnswers(act: () => Promise<unknown>): Promise<void> {
  const { devices } = desk.parts.outside
  const { tell } = devices
  devices.tell = async () => 'failed'
  await act()
  devices.tell = tell
}

/**
 * A night as it is lived: two who wait for the zman, one who comes later, one who doesn't, and all that goes otherwise.
 */
beforeAll(async () => {
  desk = await aDesk({ settings: { poolsAvailable: '4', useCubicles: 'True' } })
  past = pastVisits(desk.db)
  helper = await desk.staff('Attendant')
  await desk.clock(at('14:00'))
  hers = []
  for (const hour of ['18:00', '19:00', '20:00', '21:00']) {
    const { reservationId: id, reservationCode: code } = await desk.aVisit({ hour })
    hers.push({ id, code })
  }
  const [first, second, third] = hers.map(({ id }) => id) as [string, string, string]

  await desk.clock(at('17:00'))
  await inARoom(desk, first, { room: 1, status: 'ReadyForMikvah' })
  await inARoom(desk, second, { room: 2, status: 'ReadyForMikvah' })
  await desk.clock(at('18:00'))
  await move(helper, second, 'ReadyForMikvahNext', { overrideReason: 'She feels faint.' })
  await move(helper, second, 'InMikvah')
  await desk.clock(at('18:10'))
  await move(helper, first, 'InMikvah')
  await move(helper, second, 'Dressing')
  await move(helper, second, 'InMikvah', { undo: true })

  await desk.clock(at('19:00'))
  await inARoom(desk, third, { room: 7, status: 'ReadyForMikvah' })
  await desk.reception.post('hartmann/unlockroom?roomid=7')
  await withoutAnswers(() => helper.post('hartmann/unlockroom?roomid=8&wetdry=wet'))
  await desk.reception.post('settings/cubicles/2/unlock')
  await desk.admin.post('hardware/dryDoor.9/test', { opens: true })
  await desk.admin.post('hardware/printer.kiosk-printer/test', {})
  await desk.clock(at('19:12'))
  await move(helper, third, 'InMikvah')
  await move(desk.reception, third, 'Prep', { overrideReason: 'Another room' })
  await move(desk.reception, third, 'InMikvah', { undo: true })

  const cash = { day: night, method: 'Cash' } as const
  await past.paid(first, { ...cash, id: 'paid', cents: 4500 })
  await past.paid(null, { day: night, method: 'Tip', reference: 'Cash', cents: 500 })
  await past.paid(second, { day: night, cents: 4500 })
  const back = { day: night, method: 'CreditRefund', refundOf: 'paid', reference: 'Cash' } as const
  await past.paid(first, { ...back, cents: 1000 })
  await desk.clock(atClock('08:00', '2026-11-25'))
})

describe('the morning page', () => {
  it('is of last night: who came, who didn’t, and how long they waited from the zman to the water', async () => {
    const page = await read()
    expect([page.night, page.over, page.places.length]).toEqual([night, true, 1])
    const [place] = page.places
    const zman = Date.parse(place.zman)
    const since = (time: string) => Math.round((Date.parse(at(time)) - zman) / 6000) / 10
    const [longer, shorter] = [since('18:10'), since('18:00')]
    expect(zman).toBeLessThan(Date.parse(at('18:00')))
    expect(place).toMatchObject({
      ...{ locationId: 'main', onPaper: false, visits: 3, noShows: 1, expected: 0, canceled: 0 },
      ...{ unwritten: 0, leftOut: 0 },
    })
    expect(place.waits).toMatchObject([
      { group: 'readyBefore', count: 2, nineInTen: longer, longest: longer },
      { group: 'readyLater', count: 1, meanMinutes: 12, longest: 12 },
      { group: 'all', count: 3, longest: longer },
    ])
    expect(place.waits[0].meanMinutes).toBeCloseTo((longer + shorter) / 2, 0)
  })

  it('names whose turn was passed and why, corrections, and what was taken back, by whose hand', async () => {
    const [, second, third] = hers
    const { moves } = await read()
    const house = { byWhom: 'house', attendant: { name: 'Batsheva Roth' } }
    // The clock of the evening goes on while she is moved.
    const within = (tenMinutes: string) => expect.stringMatching(`^${night}T${tenMinutes}`)
    expect(moves).toMatchObject([
      {
        ...{ what: 'passed', at: within('18:0'), reservationCode: second?.code, ...house },
        ...{ from: 'ReadyForMikvah', to: 'ReadyForMikvahNext', reason: 'She feels faint.' },
        ...{ by: 'Attendant', mark: null, takenBackAt: null },
      },
      {
        ...{ what: 'takenBack', at: within('18:1'), reservationCode: second?.code, ...house },
        ...{ from: 'InMikvah', to: 'Dressing', mark: null, by: 'Attendant' },
      },
      {
        ...{ what: 'correction', reservationCode: third?.code, from: 'InMikvah', to: 'Prep' },
        ...{ mark: 'correction', reason: 'Another room', by: 'Reception' },
        takenBackAt: within('19:1'),
      },
      { what: 'takenBack', from: 'InMikvah', to: 'Prep', mark: 'correction' },
    ])
  })

  it('tells which doors were opened, for whom, and how it ended, tests of them as such', async () => {
    const { doors } = await read()
    const one = { reservationCode: null, test: false, ended: 'done' }
    expect(doors).toMatchObject([
      { ...one, door: 'dry', of: '7', reservationCode: hers[2]?.code, by: 'Reception' },
      { ...one, door: 'wet', of: '8', by: 'Attendant', ended: 'failed' },
      { ...one, door: 'cubicle', of: 'B', locationId: 'main' },
      { ...one, door: 'dry', of: '9', test: true, by: 'Admin' },
    ])
    await desk.db.orm.update(rooms).set({ dryDoor: 'another-point' }).where(eq(rooms.id, 7))
    expect((await read()).doors[0].ended).toBe('done')
  })

  it('says what the drawer is to hold of the day: cash and checks, less what went back of them', async () => {
    const { drawer } = await read()
    expect(drawer).toEqual([
      { tender: 'Cash', taken: 50, givenBack: 10, left: 40 },
      { tender: 'Check', taken: 0, givenBack: 0, left: 0 },
    ])
  })

  it('is of another night where one is asked for, each building for itself', async () => {
    const monday = '2026-11-23'
    const her = await past.patron()
    const there = await past.visit(her, { night: monday, locationId: 'alternate' })
    await past.evening(there, monday, [
      ['Prep', '19:00'],
      ['ReadyForMikvah', '19:30'],
      ['InMikvah', '19:34'],
    ])
    await past.visit(her, { night: monday, status: 'Canceled' })
    const { places, over } = await read(`?dt=${monday}`)
    expect(over).toBe(true)
    expect(places).toMatchObject([
      { locationId: 'main', visits: 0, canceled: 1, waits: [] },
      { locationId: 'alternate', name: 'Brook Lane', visits: 1, canceled: 0 },
    ])
    expect(places[1].waits.at(-1)).toMatchObject({ count: 1, meanMinutes: 4 })
    const tonight = await read('?dt=2026-11-25')
    expect([tonight.over, tonight.places[0].visits, tonight.doors]).toEqual([false, 0, []])
  })

  it('makes no minutes of a night that was lived by its sheet, and misses nobody before it is entered', async () => {
    const friday = '2026-11-20'
    const her = await past.patron()
    const entered = await past.visit(her, { night: friday })
    const onPaper = { onPaper: true, note: null }
    await past.evening(entered, friday, [['Reserved', '10:00']])
    await past.evening(entered, '2026-11-21', [['Done', '19:00']], onPaper)
    await past.visit(her, { night: friday, status: 'Reserved' })
    const [place] = (await read(`?dt=${friday}`)).places
    expect(place).toMatchObject({ onPaper: true, visits: 1, noShows: 0, unwritten: 1, waits: [] })
  })

  it('is the office’s alone; that it was read is written down, and it is kept as a file', async () => {
    for (const person of [desk.reception, helper, await desk.patron()])
      expect((await person.get(report)).status).toBe(403)
    const { body, headers } = await desk.app.inject({
      url: `/api/api/${report}?dt=${night}&format=csv`,
      headers: { authorization: `Bearer ${desk.admin.token}`, 'accept-language': 'en' },
    })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = body.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFNight,Part,Building,What,Value,At,Code,/)
    const has = (line: RegExp) => expect(lines.filter((one) => line.test(one))).toHaveLength(1)
    has(/^2026-11-24,visits,Main[^,]*,noShows,1,/)
    has(/^2026-11-24,wait,[^,]*,all count,3,/)
    has(/^2026-11-24,passed,.*,Attendant,Batsheva Roth,She feels faint\.,/)
    has(/^2026-11-24,door,.*,wet 8,,.*,failed,/)
    has(/^2026-11-24,doorTest,/)
    has(/^2026-11-24,drawer,,Cash left,40,/)
    const looks = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'visits-listed'))
    expect(looks.map(({ details }) => details)).toContainEqual({ dt: night, format: 'csv' })
  })
})
