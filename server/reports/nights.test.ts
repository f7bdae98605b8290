import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { statusHistory } from '../reservations/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { pastVisits } from '../test/past-visits.ts'
import { nightStays } from './table.ts'

const [monday, sunday] = ['2026-11-23', '2026-11-22']
let desk: Desk
let past: ReturnType<typeof pastVisits>
let her: string

beforeAll(async () => {
  desk = await aDesk()
  past = pastVisits(desk.db)
  her = await past.patron()
})

const nights = async (query: string) => {
  const { status, body } = await desk.admin.get(`reservations/NightsReport?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
type Stay = { question: string; group: string; status: string }
const stayOf = ({ stays }: { stays: Stay[] }, question: string, group: string, status: string) =>
  stays.find((one) => one.question === question && one.group === group && one.status === status)

describe('asking the nights', () => {
  it('tells how long each status lasted by the hour in which it began, by weekday and season', async () => {
    const first = await past.visit(her, { night: monday })
    await past.evening(first, monday, [
      ['Reserved', '10:00'],
      ['Waiting', '19:50'],
      ['Assigned', '20:14'],
      ['Prep', '20:15'],
      ['ReadyForMikvah', '21:00'],
      ['InMikvah', '21:04'],
      ['Dressing', '21:10'],
      ['Done', '21:30'],
    ])
    const second = await past.visit(her, { night: sunday })
    await past.evening(second, sunday, [
      ['Waiting', '19:10'],
      ['Assigned', '19:14'],
      ['Done', '19:50'],
    ])
    const answer = await nights(`dt=${sunday}&dtTo=${monday}`)
    expect(answer).toMatchObject({ nights: 2, uncounted: 0, leftOut: 0 })
    expect(stayOf(answer, 'all', '', 'Waiting')).toMatchObject({
      ...{ count: 2, meanMinutes: 14, nineInTen: 30 },
    })
    expect(stayOf(answer, 'hour', '19', 'Waiting')).toMatchObject({ count: 2 })
    expect(stayOf(answer, 'hour', '20', 'Assigned')).toMatchObject({ count: 1, meanMinutes: 1 })
    expect(stayOf(answer, 'weekday', '1', 'Waiting')).toMatchObject({ meanMinutes: 24 })
    expect(stayOf(answer, 'season', 'winter', 'Prep')).toMatchObject({ meanMinutes: 45 })
    expect(stayOf(answer, 'all', '', 'Reserved')).toBeUndefined()
    expect(answer.arrivals).toEqual([
      { weekday: 1, hour: 19, count: 1, meanMinutes: 24 },
      { weekday: 7, hour: 19, count: 1, meanMinutes: 4 },
    ])
  })

  it('adds a night up once it is over and asks its history no more; tonight is told as it stands', async () => {
    await desk.runDue()
    const [kept] = await desk.db.orm.select().from(nightStays).where(eq(nightStays.night, monday))
    expect(kept?.stays.Waiting).toMatchObject({ 19: { count: 1, seconds: 1440 } })
    const before = await nights(`dt=${sunday}&dtTo=${monday}`)
    const tonight = await past.visit(her, { night: '2026-11-24' })
    await past.evening(tonight, '2026-11-24', [
      ['Waiting', '13:00'],
      ['Assigned', '13:07'],
    ])
    const now = await nights(`dt=${sunday}&dtTo=2026-11-24`)
    expect(now.nights).toBe(3)
    expect(stayOf(now, 'weekday', '2', 'Waiting')).toMatchObject({ meanMinutes: 7 })
    await desk.db.orm.delete(statusHistory)
    expect(await nights(`dt=${sunday}&dtTo=${monday}`)).toEqual(before)
  })

  it('counts again what a practice clock that was put back makes a night to come', async () => {
    await desk.clock('2026-11-23T12:00:00-05:00')
    const rows = await desk.db.orm.select().from(nightStays)
    expect(rows.map(({ night }) => night)).not.toContain(monday)
    await desk.clock('2026-11-24T14:00:00-05:00')
    expect((await nights(`dt=${monday}`)).stays).toEqual([])
  })

  it('says how many nights it hasn’t added up yet instead of keeping everyone waiting', async () => {
    await desk.db.orm.delete(nightStays)
    for (const night of ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04']) {
      await past.visit(her, { night })
    }
    const answer = await nights('dt=2026-09-01&dtTo=2026-09-30')
    expect(answer).toMatchObject({ nights: 0, uncounted: 4 })
  })
})
