import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { isNull, sql } from '../db/drizzle/queries.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aScreen, listening, type Message, type Screen } from '../test/a-screen.ts'
import { liveEvents } from './table.ts'

const looking = ['Reception', 'Attendant', 'Room7'] as const
const others = ['Room8', 'Mikvah', 'Kiosk', 'Waiting'] as const

let desk: Desk
let url: string
let her: Person
let visit: string
const people = new Map<string, Person>()
const screens = new Map<string, Screen>()

beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
  her = await desk.patron()
  await desk.clock(at('18:00'))
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
  await desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'chana' })
  visit = await desk.booked({ her, hour: '18:30', night: wednesday, userNotes: 'Quiet' })
  for (const name of [...looking, ...others]) {
    const person = await desk.staff(name)
    people.set(name, person)
    screens.set(name, await aScreen(url, person.token))
  }
})

/** The events of rooms that each screen receives while this is done. */
async function heardOf(act: () => Promise<unknown>): Promise<Map<string, Message[]>> {
  const before = new Map([...screens].map(([name, { messages }]) => [name, messages.length]))
  await act()
  await desk.admin.post('settings/pagereload')
  await Promise.all([...screens.values()].map((screen) => screen.next('reload')))
  return new Map(
    [...screens].map(([name, { messages }]) => [
      name,
      messages.slice(before.get(name)).filter(({ event }) => event === 'room'),
    ]),
  )
}

const done = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const bySql = (text: string) => desk.db.orm.execute(sql.raw(text))

/** Everything by which room 7 comes to show something else, in the order of an evening. */
const acts: [string, () => Promise<unknown>][] = [
  ['is set by hand', () => done(desk.reception.post('rooms/7/status', { status: 'Offline' }))],
  ['and back', () => done(desk.reception.post('rooms/7/status', { status: 'Ready' }))],
  [
    'is given to an attendant',
    () =>
      done(
        desk.reception.post('attendants/tonight', { sectionId: 'upper', attendantId: 'batsheva' }),
      ),
  ],
  [
    'takes her in',
    () => done(desk.reception.post('reservations/assignroom', { reservationId: visit, roomId: 7 })),
  ],
  [
    'moves her on',
    () => done(desk.reception.post(`reservations/${visit}/status`, { status: 'Prep' })),
  ],
  [
    'shows a note of the desk',
    () => done(desk.reception.post(`reservations/${visit}/notes`, { notes: 'Late' })),
  ],
  [
    'shows what she has paid',
    () =>
      done(
        desk.reception.post('payments/makepayment', {
          reservationId: visit,
          method: 'Cash',
          amt: 5,
        }),
      ),
  ],
  [
    'shows whom she would rather not meet',
    () => bySql(`insert into excluded_attendants values ('${her.userId}', 'chana')`),
  ],
  [
    'has another name of its section',
    () => bySql(`update sections set name = 'Hall' where id = 'upper'`),
  ],
  [
    'has another Hebrew name of its section',
    () => bySql(`update sections set name_he = 'אולם' where id = 'upper'`),
  ],
  [
    'has an attendant of another Hebrew name',
    () => bySql(`update attendants set name_he = 'בשיבע' where id = 'batsheva'`),
  ],
  [
    'has an attendant of another name',
    () => bySql(`update attendants set first_name = 'Basheva' where id = 'batsheva'`),
  ],
  [
    'waits for soap',
    () =>
      bySql(`insert into supply_requests (room_id, reservation_id, item, requested_at)
        values (7, '${visit}', 'soap', now())`),
  ],
  ['has its door opened', () => done(desk.reception.post('hartmann/unlockroom?roomid=7'))],
  [
    'is kept for somebody later',
    () =>
      bySql(`insert into preassignments (reservation_id, room_id, starts_at, ends_at, at)
        values ('${visit}', 7, '2026-11-26T01:00Z', '2026-11-26T02:00Z', now())`),
  ],
  [
    'lets her go',
    () => done(desk.reception.post(`reservations/${visit}/status`, { status: 'Done' })),
  ],
]

describe('a room', () => {
  it.each(acts)('that %s is told to each screen as its role would read it', async (_, act) => {
    const heard = await heardOf(act)
    for (const name of looking) {
      const got = heard.get(name)?.filter(({ data }) => data.id === 7)
      const { body } = (await people.get(name)?.get('rooms/7')) ?? {}
      expect([name, got?.length]).not.toEqual([name, 0])
      expect([name, got?.at(-1)?.data]).toEqual([name, body])
    }
    for (const name of others) {
      const got = heard.get(name)?.filter(({ data }) => data.id === 7)
      expect([name, got]).toEqual([name, []])
    }
  })

  it('that nobody touched is told of to nobody', async () => {
    const heard = await heardOf(() =>
      done(desk.reception.post('rooms/9/status', { status: 'Offline' })),
    )
    const ids = heard.get('Reception')?.map(({ data }) => data.id)
    expect(ids).toEqual([9])
  })
})

describe('changes that nobody ever numbered', () => {
  const untold = () => desk.db.orm.select().from(liveEvents).where(isNull(liveEvents.number))

  it('are forgotten with the others, and whoever comes back looks anew', async () => {
    const quiet = await aDesk()
    const { orm } = quiet.db
    await quiet.reception.post('rooms/7/status', { status: 'Offline' })
    const of = () => orm.select().from(liveEvents)
    const writtenBefore = (count: number) =>
      orm.update(liveEvents).set({ written: sql`now() - make_interval(mins => ${count})` })
    await writtenBefore(15)
    const before = await of()
    expect(before.filter(({ number }) => number === null).length).toBeGreaterThan(0)
    // A process whose clock is an hour ahead of the database’s takes nothing for old.
    await forget({ ...quiet.parts, realNow: () => quiet.parts.realNow() + minutes(60) })
    expect(await of()).toEqual(before)
    await writtenBefore(21)
    await forget(quiet.parts)
    expect((await of()).map(({ kind, number }) => [kind, number])).toEqual([['resync', null]])
  })

  it('are none while a relay runs', async () => {
    await desk.admin.post('settings/pagereload')
    await screens.get('Reception')?.next('reload')
    expect(await untold()).toEqual([])
  })
})
