import type { CallName } from '@mikvah/contract/addresses.ts'
import { asksCard } from '@mikvah/contract/audited.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { limits } from '../request/table.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { callsOf } from '../test/calls.ts'
import { objectOf, schemaOf } from '../test/shapes.ts'
import { aDeskWithCards, esther } from '../test/where-cards-are-swiped.ts'

let desk: Desk
let attendant: Person
beforeAll(async () => {
  ;({ desk, attendant } = await aDeskWithCards())
  await desk.db.orm.update(rooms).set({ status: 'Ready' })
})

type Act = [path: string, body: object]
/** A valid example of each call. */
const acts: Partial<Record<CallName, () => Promise<Act>>> = {
  changeReservationStatus: async () => [
    `reservations/${await desk.booked()}/status`,
    { status: 'Waiting' },
  ],
  checkIn: async () => [`reservations/checkin?resId=${await desk.booked()}`, {}],
  assignRoom: async () => [
    'reservations/assignroom',
    { reservationId: await desk.booked(), roomId: 7 },
  ],
  changeRoomStatus: async () => ['rooms/8/status', { status: 'NeedsCleaning' }],
  swapRooms: async () => {
    await desk.inRoom(9)
    return ['rooms/swaprooms', { roomA: 9, roomB: 16 }]
  },
  enterSheet: async () => {
    const id = await desk.booked()
    const night = { night: '2026-11-20', startsAt: Date.parse(at('17:30', '2026-11-20')) }
    const changes = { ...night, endsAt: night.startsAt + 1_800_000 }
    await desk.db.orm.update(reservations).set(changes).where(eq(reservations.id, id))
    const rows = [{ reservationId: id, became: 'came' }]
    return ['reservations/sheets', { dt: night.night, rows }]
  },
  addToSheet: async () => {
    const { userId } = await desk.patron()
    return ['reservations/sheets/add', { dt: '2026-11-20', userId }]
  },
  settleLeftOver: async () => {
    const id = await desk.booked()
    const changes = { night: '2026-11-20', status: 'Arrived' as const }
    await desk.db.orm.update(reservations).set(changes).where(eq(reservations.id, id))
    return ['reservations/leftover/settle', { reservationIds: [id] }]
  },
  openSection: async () => ['sections/brook/open', {}],
  openSections: async () => [
    'sections/open',
    { sections: [{ sectionId: 'brook', attendantId: 'esther' }] },
  ],
  closeSection: async () => ['sections/brook/close', {}],
  setAttendantTonight: async () => [
    'attendants/tonight',
    { sectionId: 'brook', attendantId: 'esther' },
  ],
  preassignRoom: async () => [`reservations/${await desk.booked()}/preassignroom?roomId=10`, {}],
  unlockRoom: async () => ['hartmann/unlockroom?roomid=8', {}],
  changeCubicleStatus: async () => ['settings/cubicles/3/status', { status: 'NeedsCleaning' }],
  unlockCubicle: async () => ['settings/cubicles/2/unlock', {}],
  requestCubicle: async () => {
    const id = await desk.booked()
    await desk.admin.post(`reservations/checkin?resId=${id}`, {})
    return [`reservations/${id}/requestcubicle`, {}]
  },
}

const code = ({ status, body }: Awaited<ReturnType<Person['post']>>) => [status, body.code]
const asking = () => callsOf(desk.app).filter(asksCard)

describe('a card', () => {
  it('is asked for by every call that changes a status, opens, gives or keeps something, and no other knows one', () => {
    expect(Object.keys(acts).toSorted()).toEqual(
      asking()
        .map(({ name }) => name)
        .toSorted(),
    )
    const knowing = callsOf(desk.app).filter(
      ({ body }) => body && 'cardCode' in (objectOf(schemaOf(body)).properties ?? {}),
    )
    const attendants = ['addAttendant', 'changeAttendant']
    expect(knowing.map(({ name }) => name).filter((name) => !attendants.includes(name))).toEqual(
      asking().map(({ name }) => name),
    )
  })

  it('has been swiped before the desk or an attendant changes anything, and the log names whose', async () => {
    for (const call of asking()) {
      const [path, body] = (await acts[call.name]?.()) ?? ['', {}]
      const sharing = call.who.includes('Attendant')
        ? [desk.reception, attendant]
        : [desk.reception]
      for (const by of sharing) {
        const none = code(await by.post(path, body))
        const wrong = code(await by.post(path, { ...body, cardCode: 'nobody’s' }))
        expect([call.name, none, wrong]).toEqual([
          ...[call.name, [400, 'card-required'], [403, 'card-unknown']],
        ])
      }
      // What was swiped wrong for one call isn't counted for the next.
      await desk.db.orm.delete(limits)
      const before = new Set((await desk.db.orm.select().from(auditLog)).map(({ id }) => id))
      const done = await desk.reception.post(path, { ...body, cardCode: esther })
      expect([call.name, done.status, done.body.errorMessage]).toEqual([call.name, 200, null])
      const log = await desk.db.orm.select().from(auditLog)
      const written = log.filter(({ id }) => !before.has(id))
      const cards = written.map(({ details }) => details.card)
      expect([call.name, cards]).toEqual([call.name, ['esther']])
    }
  })

  it('is asked of an administrator for none of them', async () => {
    for (const { name } of asking()) {
      await desk.db.orm
        .update(rooms)
        .set({ status: 'Ready', reservationId: null })
        .catch(() => {})
      const [path, body] = (await acts[name]?.()) ?? ['', {}]
      expect([name, (await desk.admin.post(path, body)).body.code]).not.toEqual([
        ...[name, 'card-required'],
      ])
    }
  })
})

describe('unknown cards', () => {
  const swipe = (by: Person, cardCode: string) =>
    by.post('rooms/8/status', { cardCode, status: 'Ready' })

  it('lock the sign-in after ten, whatever it swipes then, and the desk opens it', async () => {
    const screen = await desk.staff('Attendant')
    const before = (await desk.reception.get('locks')).body.length
    const tries = await Promise.all(Array.from({ length: 14 }, () => swipe(screen, 'nobody’s')))
    const judged = tries.filter(({ body }) => body.code === 'card-unknown')
    expect(judged.length).toBeLessThanOrEqual(10)
    expect(code(await swipe(screen, esther))).toEqual([429, 'too-many-tries'])
    const { body: locks } = await desk.reception.get('locks')
    const lock = locks.find(({ kind }: { kind: string }) => kind === 'card')
    expect([locks.length, lock.subject]).toEqual([before + 1, 'Attendant'])
    await desk.reception.post(`locks/${lock.id}/release`)
    expect((await swipe(screen, esther)).body.code).not.toBe('too-many-tries')
  })
})
