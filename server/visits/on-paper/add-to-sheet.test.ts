import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { reservations } from '../../reservations/table.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'

const friday = '2026-11-27'
const after = '2026-11-28T18:02:00-05:00'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    settings: {
      ...{ roomsAvailableFriday: '18', reservationDaysInAdvance: '7' },
      reservationsRequirePrepayFriday: 'false',
    },
  })
})

/** A visit of Friday night, booked on Tuesday; the clock is left after Shabbos. */
async function booked(): Promise<{ userId: string; id: string }> {
  await desk.clock(tuesday)
  const { body } = await desk.reception.get(`reservations/availablereservations?dt=${friday}`)
  const { userId } = await desk.patron()
  const id = await desk.booked({ her: { userId }, reservationTime: body[0].timeSlot })
  await desk.clock(after)
  return { userId, id }
}

const read = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body
const rowOf = (sheet: { rows: { reservationId: string }[] }, id: string | undefined) =>
  sheet.rows.find(({ reservationId }) => reservationId === id)

describe('who came without a reservation', () => {
  const add = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await desk.reception.post(
      'reservations/sheets/add',
      { dt: friday, ...body },
      headers,
    )
    return { ...answer, code: answer.body.code, sheet: answer.body.result }
  }
  const hers = async (userId: string) =>
    await desk.db.orm.select().from(reservations).where(eq(reservations.userId, userId))
  const texts = async () => (await desk.anyone.get('/api/practice/outbox')).body.length

  it('stands on the sheet as one who came, in her room, and owes the night’s price', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const before = await texts()
    const { status, sheet } = await add({ userId, room: '7' })
    expect(await texts()).toBe(before)
    const [row] = await hers(userId)
    expect([status, sheet.refused]).toEqual([200, []])
    expect(rowOf(sheet, row?.id)).toMatchObject({ became: 'came', room: { number: '7' } })
    const visit = await read(row?.id ?? '')
    expect(visit).toMatchObject({
      ...{ reservationStatus: 'Done', scheduleDate: friday, timeArrived: null, holdUntil: null },
      ...{ advanceReservation: false, reservationCreated: after },
    })
    expect(visit.statusHistory.map((one: { onPaper: boolean }) => one.onPaper)).toEqual([
      false,
      true,
    ])
    expect(visit.quoteLines.map(({ code }: { code: string }) => code)).not.toContain(
      'late-surcharge',
    )
    expect(visit.balance).toBe((await read((await booked()).id)).balance)
  })

  it('is there once, whether the call is repeated or she is typed again', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const key = { 'idempotency-key': 'she-came-too' }
    const first = await add({ userId }, key)
    expect((await add({ userId }, key)).body).toEqual(first.body)
    const again = await add({ userId, room: '8' })
    expect([again.status, again.code]).toEqual([409, 'already-on-sheet'])
    expect(await hers(userId)).toHaveLength(1)
  })

  it('is there once, though several desks add her at the same moment', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ userId })))
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, undefined],
      ...Array(5).fill([409, 'already-on-sheet']),
    ])
    expect(await hers(userId)).toHaveLength(1)
  })

  it('isn’t added where she is booked, nor before the night is over, nor to one with screens, nor to one of long ago', async () => {
    const other = await booked()
    expect((await add({ userId: other.userId })).code).toBe('already-on-sheet')
    const { userId } = await desk.patron()
    expect((await add({ userId, dt: '2026-11-26' })).code).toBe('night-not-on-paper')
    for (const dt of ['2025-11-28', '1900-01-05'])
      expect((await add({ userId, dt })).code).toBe('night-past')
    await desk.clock('2026-11-28T12:00:00-05:00')
    expect((await add({ userId })).code).toBe('night-not-over')
    expect(await hers(userId)).toHaveLength(0)
  })

  it('is known, though nobody knows the room that was typed', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const { sheet } = await add({ userId, room: '99' })
    expect(sheet.refused).toMatchObject([{ code: 'room-unknown' }])
    const [row] = await hers(userId)
    expect(rowOf(sheet, row?.id)).toMatchObject({ became: null })
    const rows = [{ reservationId: row?.id, became: 'came', room: '9' }]
    await desk.reception.post('reservations/sheets', { dt: friday, rows })
    expect((await read(row?.id ?? '')).reservationStatus).toBe('Done')
  })

  it('is no hold, where a Friday is paid in advance: she has been here', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    await desk.set('reservationsRequirePrepayFriday', 'true')
    expect((await add({ userId })).sheet.refused).toEqual([])
    const [row] = await hers(userId)
    expect(row).toMatchObject({ status: 'Done', holdUntil: null })
    const visit = await read(row?.id ?? '')
    expect(visit.statusHistory[0].newReservationStatus).toBe('Reserved')
    await desk.set('reservationsRequirePrepayFriday', 'false')
  })

  it('stands on the sheet of the building where she was, in its room of that number', async () => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const { status, sheet } = await add({ userId, alternateLocation: true })
    const [row] = await hers(userId)
    expect([status, sheet.refused, row?.locationId]).toEqual([200, [], 'alternate'])
    expect(rowOf(sheet, row?.id)).toMatchObject({ became: 'came', location: { id: 'alternate' } })
  })

  it.each([
    ['where all rooms have a bath', { roomsAvailableShower: '0' }, {}],
    ['without a price of showers', { priceShower: '', priceFriday: '' }, {}],
    ['so, with the screens’ options on sale', { shabbosMode: 'off', priceShower: '' }, {}],
    ['in a room that isn’t on sale', { roomsAvailableHandicapped: '' }, { handicapped: true }],
  ])('is written %s: she has been here', async (_, changed, more) => {
    const { userId } = await desk.patron()
    await desk.clock(after)
    const { body } = await desk.admin.get('settings')
    const was = (body as { Key: string; Value: string }[]).filter(({ Key }) => Key in changed)
    await desk.put(changed)
    expect(await add({ userId, ...more })).toMatchObject({ status: 200, sheet: { refused: [] } })
    await desk.put(Object.fromEntries(was.map(({ Key, Value }) => [Key, Value])))
  })

  it('is written by the desk alone', async () => {
    const patron = await desk.patron()
    await desk.clock(after)
    const body = { dt: friday, userId: patron.userId }
    for (const by of [patron, await desk.staff('Attendant')])
      expect((await by.post('reservations/sheets/add', body)).status).toBe(403)
    expect(await hers(patron.userId)).toHaveLength(0)
  })
})
