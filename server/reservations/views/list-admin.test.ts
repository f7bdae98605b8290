import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { users } from '../../people/table.ts'
import { aDesk, type Desk, wednesday } from '../../test/a-desk.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { countingEngine } from '../../test/databases/counting-engine.ts'

const thursday = '2026-11-26'
let desk: Desk
let asked: string[]
beforeAll(async () => {
  const counting = countingEngine(await anEngine())
  asked = counting.asked
  const settings = { roomsAvailable: '18', reservationDaysInAdvance: '7' }
  desk = await aDesk({ db: databaseOver(counting.engine, () => {}), settings })
})

type Told = { reservationId: string; reservationStatus: string }

const listed = async (query: string): Promise<Told[]> =>
  (await desk.admin.get(`reservations/listadmin?${query}`)).body.all
const ids = (all: readonly Told[]) => all.map(({ reservationId }) => reservationId)

describe('the list of the day', () => {
  it('has every visit in the order of the hours, canceled ones too, and one that moved where it is now', async () => {
    const late = await desk.booked({ hour: '21:00', night: wednesday })
    const early = await desk.booked({ hour: '18:00', night: wednesday })
    const canceled = await desk.booked({ hour: '19:00', night: wednesday })
    await desk.reception.post(`reservations/${canceled}/status`, { status: 'Canceled' })
    const moved = await desk.booked({ hour: '20:00', night: wednesday })
    const { userId } = (await desk.reception.get(`reservations/${moved}`)).body
    const to = await desk.booked({
      ...{ her: { userId }, hour: '18:00', night: thursday, replacingReservationId: moved },
    })
    const bride = await desk.booked({
      ...{ hour: '06:13', night: thursday, kallah: true, bath: true },
    })

    expect(ids(await listed(`dt=${wednesday}`))).toEqual([early, canceled, late])
    expect(ids(await listed(`dt=${thursday}`))).toEqual([bride, to])
    expect(ids(await listed(`dt=${wednesday}&dtTo=${thursday}&bKallahOnly=true`))).toEqual([bride])
    const both = await listed(`dt=${wednesday}&dtTo=${thursday}`)
    expect(both.map(({ reservationStatus }) => reservationStatus)).toEqual([
      ...['Reserved', 'Canceled', 'Reserved', 'Reserved', 'Reserved'],
    ])
    expect(await listed('')).toEqual([])
  })

  it('tells what its columns show: who, whether she is new or a test, what is owed, all notes', async () => {
    const id = await desk.booked({
      ...{ hour: '22:00', night: thursday },
      bath: true,
      parking: true,
      userNotes: 'Quiet',
    })
    await desk.reception.post(`reservations/${id}/notes`, {
      notes: 'Late',
      reservationNotes: 'Taxi',
    })
    const { userId } = (await desk.reception.get(`reservations/${id}`)).body
    await desk.db.orm
      .update(users)
      .set({ firstName: 'Gila', lastName: 'Roth', testUser: true })
      .where(eq(users.id, userId))
    await desk.put({ showUserNameinResDetails: 'False' })
    const all = await listed(`dt=${thursday}`)
    expect(all.find(({ reservationId }) => reservationId === id)).toMatchObject({
      ...{ reservationCode: expect.stringMatching(/^\d{4}$/), firstTime: true, paid: false },
      ...{ balance: 40, notes: 'Late', userNotes: 'Quiet', reservationNotes: 'Taxi' },
      ...{ roomType: 'bath', parking: true, excludedAttendants: [] },
      user: { firstName: 'Gila', lastName: 'Roth', testUser: true },
    })
  })

  it('is for the desk and the office, 400 days at most, and each look is written down', async () => {
    const attendant = await desk.staff('Attendant')
    const path = `reservations/listadmin?dt=${wednesday}`
    expect((await attendant.get(path)).status).toBe(403)
    expect((await desk.reception.get(path)).status).toBe(200)
    for (const dtTo of ['2027-12-30', '2026-11-24'])
      expect((await desk.admin.get(`${path}&dtTo=${dtTo}`)).body.errors[0].path).toBe('dtTo')
    expect((await desk.admin.get(`${path}&dtTo=2027-12-29`)).status).toBe(200)
    const looks = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'visits-listed'))
    const details = looks.filter(({ actor }) => actor === desk.admin.userId).map((l) => l.details)
    expect(details).toContainEqual({ dt: wednesday, dtTo: '2027-12-29' })
    expect(details).not.toContainEqual({ dt: wednesday, dtTo: '2027-12-30' })
  })

  it('asks the database as often for thirty visits as for three', async () => {
    const countOf = async (day: string) => {
      asked.length = 0
      await desk.admin.get(`reservations/listadmin?dt=${day}`)
      return asked.filter((text) => /^select/i.test(text)).length
    }
    const few = await countOf(wednesday)
    const times = ['18:30', '19:30', '20:30', '21:30', '22:30']
    for (let n = 0; n < 30; n++)
      await desk.booked({ hour: times[n % times.length] ?? '', night: '2026-11-29' })
    expect(await listed('dt=2026-11-29')).toHaveLength(30)
    expect(await countOf('2026-11-29')).toBeLessThanOrEqual(few)
  })
})
