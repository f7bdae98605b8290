import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening, type Message } from '../test/a-screen.ts'

let desk: Desk
let url: string
beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
})

async function aVisit(her: Person, time = '18:00'): Promise<string> {
  const wish = { reservationTime: at(time) }
  const { body } = await her.post('reservations/newreservation', wish)
  return body.result.reservationId
}

const about =
  (reservationId: string, reservationStatus: string) =>
  ({ data }: Message) =>
    data.reservationId === reservationId && data.reservationStatus === reservationStatus

describe('an open screen', () => {
  it('is greeted with an id, the time and the version, and then told what becomes of a visit', async () => {
    const screen = await aScreen(url, desk.reception.token)
    expect(screen.status).toBe(200)
    expect(screen.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(screen.headers.get('cache-control')).toBe('no-store, no-transform')
    const hello = await screen.next()
    expect(hello).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      event: 'hello',
      data: {
        now: expect.stringMatching(/^2026-11-24T14:/),
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      },
    })

    const her = await desk.patron()
    const id = await aVisit(her)
    const booked = await screen.next(about(id, 'Reserved'))
    expect(Number(booked.id)).toBeGreaterThan(Number(hello.id))
    await her.post(`reservations/${id}/status`, { status: 'Canceled' })
    const canceled = await screen.next(about(id, 'Canceled'))
    expect(canceled.event).toBe('reservation')
    expect(Number(canceled.id)).toBeGreaterThan(Number(booked.id))
  })

  it('hears of settings and of a page reload that an administrator asks for', async () => {
    const screen = await aScreen(url, desk.reception.token)
    await desk.put({ mikvahName: 'Another house' })
    expect((await screen.next('settings')).data).toEqual({})
    expect((await desk.reception.post('settings/pagereload')).body.code).toBe('role-missing')
    expect((await desk.admin.post('settings/pagereload')).body).toMatchObject({ result: null })
    expect((await screen.next('reload')).data).toEqual({})
  })

  it.each(['settings/pagereload', 'rooms/7/pagereload'])(
    'is told to reload by %s at once, and not only at the next look of the second',
    async (path) => {
      const committed = vi.fn()
      const stop = desk.db.onCommit(committed)
      expect((await desk.admin.post(path)).status).toBe(200)
      stop()
      expect(committed).toHaveBeenCalled()
    },
  )

  it.each([
    [
      'that make no sense',
      sql`update reservations set lines = '0'`,
      sql`update reservations set lines = '[]'`,
    ],
    [
      'that the database refuses to give',
      sql`alter table status_history rename to away`,
      sql`alter table away rename to status_history`,
    ],
  ])('loads its lists anew for visits %s, and is told what else happens', async (_, harm, mend) => {
    await aVisit(await desk.patron(), '19:00')
    const screen = await aScreen(url, desk.reception.token)
    await screen.next('hello')
    await desk.db.inTransaction(async (tx) => {
      await tx.execute(harm)
      await tx.execute(sql`update reservations set notes = 'Unreadable'`)
      await tx.execute(sql`insert into live_events (kind) values ('reload')`)
    })
    await screen.next('reload')
    expect(new Set(screen.messages.map(({ event }) => event))).toEqual(
      new Set(['hello', 'resync', 'reload']),
    )
    await desk.db.orm.execute(mend)
  })
})
