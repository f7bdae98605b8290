import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { settingsChanged } from '../facility/facility.ts'
import { locationsOf, nightAt } from '../nights/nights.ts'
import { reservations } from '../reservations/table.ts'
import { settings } from '../settings/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { type Person, tuesday } from '../test/a-facility.ts'
import { inARoom } from '../test/in-a-room.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const booked = async (person: Person, time = '18:00') => {
  const { body } = await person.post('reservations/newreservation', { reservationTime: at(time) })
  return body.result.reservationId as string
}
const move = async (person: Person, id: string, body: object) => {
  const answer = await person.post(`reservations/${id}/status`, body)
  return { ...answer, code: answer.body.code, result: answer.body.result }
}

describe('canceling', () => {
  it('is hers until the business day has passed, and then the desk’s', async () => {
    const patron = await desk.patron()
    const id = await booked(patron, '22:00')
    await desk.clock('2026-11-26T04:59:00-05:00')
    const inTime = await move(patron, id, { status: 'Canceled' })
    expect(inTime.result).toMatchObject({ reservationStatus: 'Canceled', refund: null })
    await desk.clock(tuesday)

    const later = await booked(patron, '22:15')
    await desk.clock('2026-11-26T05:00:00-05:00')
    const late = await move(patron, later, { status: 'Canceled' })
    expect([late.status, late.code]).toEqual([409, 'cancel-past-day'])
    expect((await move(desk.reception, later, { status: 'Canceled' })).status).toBe(200)
    await desk.clock(tuesday)
  })

  it('is told to her by text', async () => {
    const patron = await desk.patron('2015550322')
    const id = await booked(patron)
    await move(patron, id, { status: 'Canceled' })
    const { body } = await desk.anyone.get('/api/practice/outbox?to=12015550322')
    expect(body[0].text).toBe('Canceled: Wednesday, 25 November, 6:00 PM.')
  })

  it('happens once', async () => {
    const patron = await desk.patron()
    const id = await booked(patron)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => move(patron, id, { status: 'Canceled' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const { body } = await desk.admin.get(`reservations/${id}`)
    expect(body.statusHistory).toHaveLength(2)
  })
})

describe('changing a status', () => {
  it('from a screen that is behind is refused with the fresh reservation', async () => {
    const patron = await desk.patron()
    const id = await booked(patron)
    const behind = await move(patron, id, { status: 'Canceled', expectedStatus: 'Pending' })
    expect([behind.status, behind.code]).toEqual([409, 'moved-on'])
    expect(behind.body.result).toMatchObject({
      reservationId: id,
      reservationStatus: 'Reserved',
    })
    expect(behind.body.result).toHaveProperty('statusHistory', [])
  })

  it('asks the settings as they are under the lock: pay at the door is gone with the setting', async () => {
    const patron = await desk.patron()
    const { body } = await patron.post('reservations/newreservation', {
      reservationTime: at('18:00'),
      hold: true,
    })
    const { facility } = desk.parts
    const read = facility.read
    facility.read = async () => {
      const before = await read()
      facility.read = read
      await desk.put({ reservationsRequirePrepayAll: 'true' })
      return before
    }
    const kept = await move(patron, body.result.reservationId, { status: 'Reserved' })
    await desk.put({ reservationsRequirePrepayAll: 'false' })
    expect(kept.status).toBe(409)
    expect((await move(patron, body.result.reservationId, { status: 'Reserved' })).status).toBe(200)
  })

  it('is corrected by the desk only for her who has a room', async () => {
    const id = await booked(await desk.patron(), '20:15')
    await desk.clock(at('20:00'))
    expect((await move(desk.reception, id, { status: 'Waiting' })).status).toBe(200)
    for (const status of ['Prep', 'ReadyForMikvah', 'Dressing', 'Done']) {
      const skipped = await move(desk.reception, id, { status })
      expect([status, skipped.status, skipped.code]).toEqual([status, 409, 'move-refused'])
    }
    await desk.clock(tuesday)
  })

  it('writes who, when and from where, in the same act', async () => {
    const patron = await desk.patron()
    const id = await booked(patron)
    await desk.clock('2026-11-24T15:00:00-05:00')
    await move(desk.reception, id, { status: 'Canceled' })
    const { body } = await desk.admin.get(`reservations/${id}`)
    expect(body.statusHistory).toMatchObject([
      {
        previousReservationStatus: null,
        newReservationStatus: 'Reserved',
        previousStatusChange: null,
        statusLastUpdatedByUser: patron.userId,
        statusLastUpdatedByIp: '127.0.0.1',
      },
      {
        previousReservationStatus: 'Reserved',
        newReservationStatus: 'Canceled',
        previousStatusChange: body.statusHistory[0].dateCreated,
        statusLastUpdatedByUser: desk.reception.userId,
      },
    ])
    expect(body.statusHistory[1].dateCreated.slice(0, 16)).toBe('2026-11-24T15:00')
    await desk.clock(tuesday)
  })

  it.each(['Done', 'Replaced', 'Pending', 'Waiting', 'InMikvah'])(
    'to %s is not a patron’s to do, and leaves no trace',
    async (status) => {
      const patron = await desk.patron()
      const id = await booked(patron)
      const refused = await move(patron, id, { status })
      expect([refused.status, refused.code]).toEqual([409, 'move-refused'])
      expect(refused.body.errorMessage).toBe(
        `A reservation that is Reserved can't become ${status}.`,
      )
      const { body } = await desk.admin.get(`reservations/${id}`)
      expect(body.statusHistory).toHaveLength(1)
    },
  )

  it.each([
    ['has begun', 'Arrived'],
    ['is over', 'Done'],
  ] as const)(
    'keeps an edit from standing beside the visit it was to replace, once that %s',
    async (_, status) => {
      const patron = await desk.patron()
      const id = await booked(patron)
      const { body } = await patron.post('reservations/newreservation', {
        reservationTime: at('18:30'),
        replacingReservationId: id,
        hold: true,
      })
      await desk.db.orm.update(reservations).set({ status }).where(eq(reservations.id, id))
      const kept = await move(patron, body.result.reservationId, { status: 'Reserved' })
      expect([kept.status, kept.code]).toEqual([409, 'edit-not-now'])
    },
  )
})

describe('what a step marks on the visit', () => {
  const readNow = async (id: string) => (await desk.admin.get(`reservations/${id}`)).body

  it('her coming with a code of her own, its taking back, and when she was done', async () => {
    const [one, other] = [await booked(await desk.patron()), await booked(await desk.patron())]
    const unmarked = { timeArrived: null, arrivedOnTime: null, waitingCode: null }
    await desk.clock(at('18:05'))
    for (const id of [one, other]) await move(desk.reception, id, { status: 'Waiting' })
    const codes = [(await readNow(one)).waitingCode, (await readNow(other)).waitingCode]
    expect(codes).toEqual([expect.stringMatching(/^\d{3}$/), expect.stringMatching(/^\d{3}$/)])
    expect(codes[0]).not.toBe(codes[1])
    expect(await readNow(one)).toMatchObject({ arrivedOnTime: true, timeCompleted: null })
    expect((await readNow(one)).timeArrived.slice(0, 16)).toBe('2026-11-25T18:05')

    await move(desk.reception, other, { status: 'Reserved' })
    expect(await readNow(other)).toMatchObject(unmarked)
    await desk.clock(at('20:00'))
    await inARoom(desk, one, { room: 1, status: 'Assigned' })
    const path = ['Prep', 'ReadyForMikvah', 'InMikvah', 'Dressing', 'Done']
    for (const status of path) {
      expect((await move(desk.admin, one, { status })).status, status).toBe(200)
    }
    expect((await readNow(one)).timeCompleted.slice(0, 16)).toBe('2026-11-25T20:00')
    expect((await readNow(one)).waitingCode).toBe(codes[0])
    expect((await move(desk.reception, one, { status: 'Dressing' })).status).toBe(200)
    expect((await readNow(one)).timeCompleted).toBeNull()
    await desk.clock(tuesday)
  })
})

describe('the zman gate', () => {
  const tonight = '2026-11-24'
  const toTheWater = ['ReadyForMikvahNext', 'ToMikvah', 'InMikvah'] as const
  const zmanOf = async () => {
    const { content } = await desk.parts.facility.read()
    const [main] = locationsOf({ content })
    return (main && nightAt({ content }, main, tonight).zman) ?? 0
  }
  const textOf = (instant: number) => new Date(instant).toISOString()

  /** A visit that is ready for the mikvah long before the night begins. */
  async function aReadyVisit(room = 2) {
    const patron = await desk.patron()
    const id = await desk.inRoom(room, 'ReadyForMikvah', { her: patron, hour: '19:00' })
    return { patron, id }
  }

  it('is shut to every role at 16:40, and opens at the zman to the minute', async () => {
    const { patron, id } = await aReadyVisit()
    const zman = await zmanOf()
    await desk.clock(at('16:40', tonight))
    const others = await Promise.all(
      ['Attendant', 'Mikvah', 'Room1', 'Kiosk'].map((name) =>
        desk.signIn(name, `practice-${name.toLowerCase()}`),
      ),
    )
    for (const status of toTheWater) {
      const { status: told, code } = await move(desk.admin, id, { status })
      expect([status, told, code]).toEqual([status, 409, 'zman-gate'])
      for (const person of [patron, desk.reception, ...others]) {
        expect((await move(person, id, { status })).status).toBeGreaterThanOrEqual(403)
      }
    }
    await desk.clock(textOf(zman - 60_000))
    expect((await move(desk.admin, id, { status: 'InMikvah' })).code).toBe('zman-gate')
    const { body } = await desk.admin.get(`reservations/${id}`)
    expect([body.reservationStatus, body.statusHistory.length]).toEqual(['ReadyForMikvah', 3])

    await desk.clock(textOf(zman))
    for (const status of toTheWater) {
      expect([status, (await move(desk.admin, id, { status })).status]).toEqual([status, 200])
    }
    await desk.clock(tuesday)
  })

  it('holds a visit of the evening also where a saved evening begins after the doors open', async () => {
    const { id } = await aReadyVisit(5)
    const evening = async (value: string) =>
      desk.db.inTransaction(async (tx) => {
        const [key, changedAt] = ['dailyPMHour', Date.now()]
        await tx
          .insert(settings)
          .values({ key, value, changedAt })
          .onConflictDoUpdate({ target: settings.key, set: { value } })
        await settingsChanged(tx)
      })
    await evening('23.5')
    await desk.clock(at('16:00', tonight))
    for (const status of toTheWater)
      expect((await move(desk.admin, id, { status })).code).toBe('zman-gate')
    const patron = await desk.patron()
    expect(await booked(patron)).toMatch(/^\w/)
    await evening('12')
    await desk.clock(tuesday)
  })

  it('doesn’t hold a visit that the desk has given an hour of the day', async () => {
    const wish = { hour: '10:00', night: wednesday, notes: 'agreed with the rav' }
    const id = await desk.booked(wish)
    await desk.clock(at('08:00'))
    expect((await move(desk.reception, id, { status: 'Waiting' })).code).toBe('check-in-too-early')
    await desk.clock(at('10:00'))
    expect((await move(desk.reception, id, { status: 'Waiting' })).status).toBe(200)
    await inARoom(desk, id, { room: 3, status: 'ReadyForMikvah' })
    expect((await move(desk.admin, id, { status: 'InMikvah' })).status).toBe(200)
    await desk.clock(tuesday)
  })
})

describe('checking in', () => {
  it('waits for its night, for its hour, and for an hour to be given to a kallah', async () => {
    const patron = await desk.patron()
    const id = await booked(patron)
    const checkIn = async (of: string, status = 'Waiting') =>
      (await move(desk.reception, of, { status })).code
    expect(await checkIn(id)).toBe('check-in-not-today')
    expect(await checkIn(id, 'Assigned')).toBe('check-in-not-today')
    await desk.clock(at('14:00'))
    expect(await checkIn(id)).toBe('check-in-too-early')
    await desk.clock(at('18:00'))
    expect(await checkIn(id)).toBeUndefined()

    await desk.clock(tuesday)
    const kallah = { kallah: true, reservationTime: at('06:13') }
    const { body } = await (await desk.patron()).post('reservations/newreservation', kallah)
    await desk.clock(at('18:00'))
    expect(await checkIn(body.result.reservationId)).toBe('check-in-needs-hour')
    await desk.clock(tuesday)
  })
})

describe('another patron’s reservation', () => {
  it('does not exist for her, whatever she asks', async () => {
    const [rivka, leah] = [await desk.patron(), await desk.patron()]
    const id = await booked(rivka)
    const answers = [
      await leah.get(`reservations/${id}`),
      await leah.get(`reservations/findbyuser?user=${rivka.userId}`),
      await leah.post(`reservations/${id}/status`, { status: 'Canceled' }),
      await leah.post(`reservations/${id}/notes`, { userNotes: 'mine' }),
      await leah.post(`reservations/${id}/merchandise`, { items: [] }),
      await leah.post('reservations/newreservation', {
        userId: rivka.userId,
        reservationTime: at('20:00'),
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const { body } = await desk.admin.get(`reservations/${id}`)
    expect([body.reservationStatus, body.userNotes]).toEqual(['Reserved', null])
  })
})

describe('notes', () => {
  it('from a patron are hers alone; the desk’s stay with the desk', async () => {
    const patron = await desk.patron()
    const id = await booked(patron)
    const hers = await patron.post(`reservations/${id}/notes`, {
      userNotes: 'a quiet room',
      notes: 'no effect',
    })
    expect(hers.body.result.userNotes).toBe('a quiet room')
    expect(hers.body.result).toHaveProperty('notes', null)
    const desks = await desk.reception.post(`reservations/${id}/notes`, { notes: 'calls ahead' })
    expect(desks.body.result).toMatchObject({ userNotes: 'a quiet room', notes: 'calls ahead' })
    await patron.post(`reservations/${id}/notes`, { notes: 'no effect' })
    expect((await desk.reception.get(`reservations/${id}`)).body.notes).toBe('calls ahead')
    const { body } = await patron.get(`reservations/${id}`)
    expect(body).toMatchObject({ notes: null, statusHistory: [], roomAssignedHistory: [] })
    for (const field of ['createdByIp', 'createdByUser']) expect(body).not.toHaveProperty(field)
  })
})
