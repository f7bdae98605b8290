import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import { attempts } from '../../payments/table.ts'
import { reservations } from '../../reservations/table.ts'
import { rooms } from '../../rooms/table.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'

const friday = '2026-11-27'
const candles = '2026-11-27T16:12:00-05:00'
const after = '2026-11-28T18:02:00-05:00'

let desk: Desk
let starts: string[]
beforeAll(async () => {
  desk = await aDesk({
    settings: {
      ...{ roomsAvailableFriday: '18', reservationDaysInAdvance: '7' },
      reservationsRequirePrepayFriday: 'false',
    },
  })
  const { body } = await desk.reception.get(`reservations/availablereservations?dt=${friday}`)
  starts = body.map(({ timeSlot }: { timeSlot: string }) => timeSlot)
})

/** A visit of Friday night, booked on Tuesday; the clock is left after Shabbos. */
async function booked(count = 1): Promise<string[]> {
  await desk.clock(tuesday)
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const reservationTime = starts[nth % starts.length]
    ids.push(await desk.booked({ reservationTime }))
  }
  await desk.clock(after)
  return ids
}
const aVisit = async () => (await booked())[0] ?? ''

type Row = { reservationId: string; became: string; was?: string | null; room?: string | null }
const enter = async (rows: Row[], more: object = {}, headers: Record<string, string> = {}) => {
  const path = 'reservations/sheets'
  const answer = await desk.reception.post(path, { dt: friday, rows, ...more }, headers)
  return { ...answer, code: answer.body.code, sheet: answer.body.result }
}
const read = async (id: string) => (await desk.reception.get(`reservations/${id}`)).body
const rowOf = (sheet: { rows: Row[] }, id: string) =>
  sheet.rows.find(({ reservationId }) => reservationId === id)
const waiting = async () => (await desk.reception.get('reservations/sheets')).body

describe('a night without screens', () => {
  it('can’t be entered before it is over, nor one that has screens', async () => {
    const id = await aVisit()
    const rows = [{ reservationId: id, became: 'came' }]
    for (const now of [tuesday, candles, '2026-11-28T12:00:00-05:00']) {
      await desk.clock(now)
      const early = await enter(rows)
      expect([early.status, early.code]).toEqual([409, 'night-not-over'])
    }
    await desk.clock(after)
    const thursday = await enter(rows, { dt: '2026-11-26' })
    expect([thursday.status, thursday.code]).toEqual([409, 'night-not-on-paper'])
    expect((await read(id)).reservationStatus).toBe('Reserved')
  })

  it('waits from then on, until everybody is written down', async () => {
    const ids = await booked(2)
    await desk.clock(candles)
    expect(await waiting()).toEqual([])
    await desk.clock(after)
    const [sheet] = await waiting()
    expect(sheet).toMatchObject({ date: friday, ended: expect.stringMatching(/^2026-11-28T17:/) })
    expect(sheet.rows.map(({ reservationId }: Row) => reservationId)).toEqual(
      expect.arrayContaining(ids),
    )
    const open = sheet.rows.filter(({ became }: Row) => became === null)
    await enter(open.slice(1).map(({ reservationId }: Row) => ({ reservationId, became: 'didnt' })))
    expect(await waiting()).toHaveLength(1)
    await enter([{ reservationId: open[0].reservationId, became: 'came' }])
    expect(await waiting()).toEqual([])
    const again = await desk.reception.get(`reservations/sheets?dt=${friday}`)
    expect(again.body[0].rows.length).toBe(sheet.rows.length)
  })

  it('is told in the order of its papers: building by building, the main one first, then by the hour', async () => {
    const [first = '', second = ''] = await booked(2)
    const rowsNow = async () =>
      (await desk.reception.get(`reservations/sheets?dt=${friday}`)).body[0].rows as {
        reservationId: string
        reservationTime: string
        location: { id: string; name: string }
      }[]
    const [head] = await rowsNow()
    const moved = [first, second].find((id) => id !== head?.reservationId) ?? first
    const changed = await desk.db.orm
      .update(reservations)
      .set({ locationId: 'alternate', startsAt: Date.parse(head?.reservationTime ?? '') - 60_000 })
      .where(eq(reservations.id, moved))
      .returning({ id: reservations.id })
    expect(changed).toHaveLength(1)
    const rows = await rowsNow()
    expect(rows.at(-1)).toMatchObject({ reservationId: moved, location: { id: 'alternate' } })
    const ofMain = rows.slice(0, -1)
    expect(ofMain.every(({ location }) => location.id === 'main')).toBe(true)
    expect(ofMain.map(({ reservationTime }) => reservationTime)).toEqual(
      ofMain.map(({ reservationTime }) => reservationTime).toSorted(),
    )
  })

  it('is the desk’s: no patron and no attendant enters or reads it', async () => {
    const [reservationId = ''] = await booked()
    for (const by of [await desk.patron(), await desk.staff('Attendant')]) {
      const body = { dt: friday, rows: [{ reservationId, became: 'came' }] }
      expect((await by.post('reservations/sheets', body)).status).toBe(403)
      expect((await by.get('reservations/sheets')).status).toBe(403)
    }
  })
})

describe('a row of the sheet', () => {
  it('who came is Done without an hour, in her room, and history says who entered it and when', async () => {
    const id = await aVisit()
    await enter([{ reservationId: id, became: 'came', room: '3' }])
    const visit = await read(id)
    expect(visit).toMatchObject({
      ...{ reservationStatus: 'Done', timeArrived: null, timeCompleted: null, waitingCode: null },
      arrivedOnTime: null,
      roomAssignedHistory: [{ room: { number: '3' }, by: desk.reception.userId }],
    })
    expect(visit.statusHistory.at(-1)).toMatchObject({
      ...{ previousReservationStatus: 'Reserved', newReservationStatus: 'Done', onPaper: true },
      ...{ statusLastUpdatedByUser: desk.reception.userId, undoable: false },
    })
    expect(visit.statusHistory[0].onPaper).toBe(false)
  })

  it('who didn’t come stays as she was booked, and is known', async () => {
    const id = await aVisit()
    const { sheet } = await enter([{ reservationId: id, became: 'didnt' }])
    expect(rowOf(sheet, id)?.became).toBe('didnt')
    expect((await read(id)).reservationStatus).toBe('Reserved')
  })

  it('who canceled is canceled without a refund: the hour for one has passed', async () => {
    await desk.clock(tuesday)
    const patron = await desk.patron()
    const wish = { reservationTime: starts[0], hold: true }
    const held = (await patron.post('reservations/newreservation', wish)).body.result
    const pay = { amt: held.balance, paymentInfo: { sourceToken: 'practice_ok' } }
    await patron.post('payments/makepayment', { ...pay, reservationId: held.reservationId })
    await desk.clock(after)
    await enter([{ reservationId: held.reservationId, became: 'canceled' }])
    const visit = await read(held.reservationId)
    expect(visit).toMatchObject({ reservationStatus: 'Canceled', refund: null })
  })

  it('is written without a word to her: the night is over', async () => {
    const id = await aVisit()
    const texts = async () => (await desk.anyone.get('/api/practice/outbox')).body.length
    const before = await texts()
    await enter([{ reservationId: id, became: 'canceled' }])
    expect((await read(id)).reservationStatus).toBe('Canceled')
    await desk.runDue()
    expect(await texts()).toBe(before)
  })

  it('is of a visit, never of a change of one that was not paid', async () => {
    const id = await aVisit()
    const other = await aVisit()
    await desk.db.orm
      .update(reservations)
      .set({ replacingId: id, status: 'Pending' })
      .where(eq(reservations.id, other))
    const { sheet } = await enter([{ reservationId: other, became: 'came' }])
    expect(sheet.refused).toMatchObject([{ reservationId: other, code: 'not-found' }])
    expect(rowOf(sheet, other)).toBeUndefined()
    expect((await read(other)).reservationStatus).toBe('Pending')
  })

  it.each([
    ['that has an end', Date.parse(after) + 600_000],
    ['that has none', null],
  ])('is of a place that is hers, never of a hold %s', async (_, holdUntil) => {
    const id = await aVisit()
    await desk.db.orm
      .update(reservations)
      .set({ status: 'Pending', holdUntil })
      .where(eq(reservations.id, id))
    const { sheet } = await enter([{ reservationId: id, became: 'came' }])
    expect(sheet.refused).toMatchObject([{ reservationId: id, code: 'not-found' }])
    expect(rowOf(sheet, id)).toBeUndefined()
    expect((await read(id)).reservationStatus).toBe('Pending')
  })

  it('that is wrong is named in words, and the others are written', async () => {
    const [good = '', paying = '', far = ''] = await booked(3)
    await desk.db.orm.insert(attempts).values({
      ...{ id: 'open', kind: 'charge', purpose: 'visit', state: 'open', processor: 'stripe' },
      ...{ reservationId: paying, cents: 2500, split: [{ method: 'CreditCard', cents: 2500 }] },
      ...{ openedAt: Date.parse(after), expiresAt: Date.parse(after) + 3_600_000 },
    })
    const { status, sheet } = await enter([
      { reservationId: far, became: 'came', room: '99' },
      { reservationId: 'nobody', became: 'came' },
      { reservationId: paying, became: 'canceled' },
      { reservationId: good, became: 'came' },
    ])
    await desk.db.orm.delete(attempts).where(eq(attempts.id, 'open'))
    expect(status).toBe(200)
    expect(sheet.refused).toEqual([
      { reservationId: far, code: 'room-unknown', errorMessage: 'There is no room 99 there.' },
      { reservationId: 'nobody', code: 'not-found', errorMessage: 'Not found.' },
      {
        ...{ reservationId: paying, code: 'payment-in-progress' },
        errorMessage: 'A payment is still being worked on.',
      },
    ])
    const states = await Promise.all([good, far, paying].map(read))
    expect(states.map(({ reservationStatus }) => reservationStatus)).toEqual([
      ...['Done', 'Reserved', 'Reserved'],
    ])
  })

  it('named twice is no row', async () => {
    const id = await aVisit()
    const twice = { reservationId: id, became: 'came' }
    expect((await enter([twice, twice])).code).toBe('invalid-request')
  })

  it('is put right by who sees it as it is', async () => {
    const id = await aVisit()
    await enter([{ reservationId: id, became: 'came', room: '3' }])
    await enter([{ reservationId: id, was: 'came', became: 'came', room: '8' }])
    expect((await read(id)).roomAssignedHistory).toMatchObject([{ room: { number: '8' } }])
    const back = await enter([{ reservationId: id, was: 'came', became: 'didnt' }])
    expect(rowOf(back.sheet, id)).toMatchObject({ became: 'didnt', room: null })
    expect(await read(id)).toMatchObject({
      ...{ reservationStatus: 'Reserved', roomAssignedHistory: [] },
    })
    await enter([{ reservationId: id, was: 'didnt', became: 'canceled' }])
    expect((await read(id)).reservationStatus).toBe('Canceled')
    const gone = await enter([{ reservationId: id, was: 'canceled', became: 'came' }])
    expect(gone.sheet.refused[0].code).toBe('move-refused')
  })
})

describe('two desks with one sheet', () => {
  it('write it once, whoever is first; the other sees it as it is', async () => {
    const ids = await booked(4)
    const rows = ids.map((reservationId, nth) => ({
      ...{ reservationId, became: 'came', room: String(nth + 1) },
    }))
    const both = await Promise.all([enter(rows), enter(rows.toReversed())])
    expect(both.map(({ status, sheet }) => [status, sheet.refused])).toEqual([
      ...[
        [200, []],
        [200, []],
      ],
    ])
    for (const id of ids) {
      const { statusHistory, roomAssignedHistory } = await read(id)
      expect([statusHistory.length, roomAssignedHistory.length]).toEqual([2, 1])
      const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.subject, id))
      expect(log.filter(({ act }) => act === 'sheet-entered')).toHaveLength(1)
    }
  })

  it('that disagree are told so, and the first stands', async () => {
    const id = await aVisit()
    await enter([{ reservationId: id, became: 'came', room: '3' }])
    for (const other of [{ became: 'didnt' }, { became: 'came', room: '4' }]) {
      const second = await enter([{ reservationId: id, ...other }])
      expect(second.sheet.refused).toMatchObject([{ reservationId: id, code: 'moved-on' }])
      expect(rowOf(second.sheet, id)).toMatchObject({ became: 'came', room: { number: '3' } })
    }
  })

  it('and an answer that was lost: the repeat is told what was written', async () => {
    const id = await aVisit()
    const rows = [
      { reservationId: id, became: 'came', room: '3' },
      { reservationId: 'nobody', became: 'came' },
    ]
    const key = { 'idempotency-key': 'the-first-sheet' }
    const first = await enter(rows, {}, key)
    const again = await enter(rows, {}, key)
    expect(again.body).toEqual(first.body)
    expect((await read(id)).statusHistory).toHaveLength(2)
  })
})

describe('the rooms', () => {
  const roomIs = async (id: number) =>
    (await desk.db.orm.select().from(rooms).where(eq(rooms.id, id)))[0]?.status

  it('that were used are to be cleaned, unless somebody has been in them since', async () => {
    const [first = '', second = '', third = ''] = await booked(3)
    await desk.db.orm.update(rooms).set({ status: 'Ready' })
    await enter([{ reservationId: first, became: 'came', room: '5' }])
    expect([await roomIs(5), await roomIs(6)]).toEqual(['NeedsCleaning', 'Ready'])
    // It has been cleaned since: the next row of it says nothing new.
    for (const status of ['Cleaning', 'Ready'])
      await desk.reception.post('rooms/5/status', { status })
    await enter([{ reservationId: second, became: 'came', room: '5' }])
    expect(await roomIs(5)).toBe('Ready')
    await desk.reception.post('rooms/6/status', { status: 'Offline' })
    await enter([{ reservationId: third, became: 'came', room: '6' }])
    expect(await roomIs(6)).toBe('Offline')
  })

  it('that were kept for her are kept no more', async () => {
    await desk.clock(tuesday)
    const { userId } = await desk.patron()
    const wish = { userId, reservationTime: starts[0] }
    const path = 'reservations/newreservation?ignoreAvailability=true'
    const id = (await desk.reception.post(path, wish)).body.result.reservationId
    const kept = await desk.reception.post(`reservations/${id}/preassignroom/?roomId=9`)
    expect(kept.status).toBe(200)
    await desk.clock(after)
    const [sheet] = await waiting()
    expect(rowOf(sheet, id)).toMatchObject({ kept: { number: '9' }, room: null })
    await enter([{ reservationId: id, became: 'came', room: '9' }])
    expect((await read(id)).roomIdPreassign).toBeNull()
  })
})

describe('what she owes', () => {
  it('is paid by the desk as a Shabbos Payment, and leaves the sheet', async () => {
    const id = await aVisit()
    const { sheet } = await enter([{ reservationId: id, became: 'came' }])
    const row = sheet.rows.find((one: Row) => one.reservationId === id)
    expect(row.balance).toBeGreaterThan(0)
    const { userId } = await read(id)
    const paid = await desk.reception.post('payments/makepayment', {
      ...{ method: 'Cash', amt: row.balance, userId, reservationId: id, note: 'Shabbos Payment' },
    })
    expect(paid.status).toBe(200)
    const { body } = await desk.reception.get(`reservations/sheets?dt=${friday}`)
    expect(rowOf(body[0], id)).toMatchObject({ became: 'came', balance: 0 })
    const list = (await desk.admin.get('payments/list?dt=2026-11-28')).body
    expect(list).toContainEqual(
      expect.objectContaining({ reservationId: id, method: 'Cash', note: 'Shabbos Payment' }),
    )
  })
})
