import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { startsOf } from '@mikvah/rules/capacity/starts.ts'
import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { isIn, type ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { hasNeeded } from '@mikvah/rules/room/equipment.ts'
import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import { oversoldOf, type PlainVisit } from '@mikvah/rules/test/brute-force.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { judgeMove } from '@mikvah/rules/visit/judge-move.ts'
import { paperMoves } from '@mikvah/rules/visit/moves.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../../audit/check-audit.ts'
import { auditLog } from '../../audit/table.ts'
import { and, eq, sql } from '../../db/drizzle/queries.ts'
import { locationById, nightAt, todayOf } from '../../nights/nights.ts'
import { quietAt } from '../../nights/quiet.ts'
import { messages } from '../../outbox/table.ts'
import { attempts, payments } from '../../payments/table.ts'
import { users } from '../../people/table.ts'
import { momentOf } from '../../request/moment.ts'
import { optionsOf } from '../../reservations/counting/counted.ts'
import { reservations, statusHistory } from '../../reservations/table.ts'
import { placements, rooms } from '../../rooms/table.ts'
import { supplyRequests } from '../../supplies/table.ts'
import { aFacility, type TestFacility } from '../../test/a-facility.ts'
import { inTheGate } from '../../test/long.ts'
import { practiceLedger } from '../table.ts'
import { entersAfter } from './seed-paper.ts'
import { laySeed } from './seed-practice.ts'

const clocks = {
  'before opening': '2026-11-24T14:00:00-05:00',
  'after the zman': '2026-06-09T22:05:00-04:00',
  'on Friday afternoon': '2026-11-20T14:00:00-05:00',
  'on Motzei Shabbos': '2026-11-21T19:30:00-05:00',
  'on Yom Tov': '2026-09-13T14:00:00-04:00',
  'after midnight': '2026-11-25T02:00:00-05:00',
} as const
type When = keyof typeof clocks

async function laid(facility: TestFacility, now: string, scene = 'evening') {
  const { status, body } = await facility.anyone.post('/api/practice/reset', { scene, now })
  expect({ status, scene: body.scene }).toEqual({ status: 200, scene })
  return standing(facility, now)
}

/** As it lies there, however it was laid. */
async function standing(facility: TestFacility, now: string) {
  const { orm } = facility.db
  const moment = { ...(await momentOf(facility.parts)), now: Date.parse(now) }
  return {
    moment,
    today: todayOf(moment),
    visits: await orm.select().from(reservations).orderBy(reservations.id),
    history: await orm.select().from(statusHistory).orderBy(statusHistory.id),
    attempts: await orm.select().from(attempts).orderBy(attempts.id),
    payments: await orm.select().from(payments).orderBy(payments.id),
    rooms: await orm.select().from(rooms).orderBy(rooms.id),
    placements: await orm.select().from(placements).orderBy(placements.id),
    users: await orm.select().from(users).orderBy(users.id),
    messages: await orm.select().from(messages).orderBy(messages.at),
    ledger: await orm.select().from(practiceLedger).orderBy(practiceLedger.key),
  }
}
type Laid = Awaited<ReturnType<typeof laid>>
type Visit = Laid['visits'][number]

function locationAndNight({ moment }: Laid, visit: Visit) {
  const location = locationById(moment, visit.locationId)
  if (!location) throw new Error('no such place')
  return { location, night: nightAt(moment, location, visit.night) }
}

const byNight = ({ visits }: Laid) =>
  Map.groupBy(visits, ({ locationId, night }) => `${locationId} ${night}`).values()

/** Asked of a counter that shares nothing with the rules the seed was made by. */
function oversold(scene: Laid) {
  return [...byNight(scene)].flatMap((visits) => {
    const [first] = visits
    if (!first) return []
    const { location, night } = locationAndNight(scene, first)
    const plain = visits
      .filter(({ status, placeholder }) => status !== 'Canceled' && !placeholder)
      .map(
        (visit): PlainVisit => ({
          pair: visit.id,
          startsAt: visit.startsAt,
          minutes: (visit.endsAt - visit.startsAt) / minutes(1),
          ...turnaroundOf(location.values),
          completedAt: visit.timeCompleted,
          options: optionsOf(visit),
        }),
      )
    const { limits, stagger } = capacityOf(location.values, night)
    return plain.length === 0 ? [] : oversoldOf(plain, limits, stagger)
  })
}

/** Moves that the table of moves doesn't know. */
function wrongMoves(scene: Laid) {
  const { moment, visits, history } = scene
  const steps = Map.groupBy(history, ({ reservationId }) => reservationId)
  return visits.flatMap((visit) => {
    const own = (steps.get(visit.id) ?? []).toSorted(
      (one, other) => one.at - other.at || Number(other.previous === one.next ? -1 : 1),
    )
    const { night } = locationAndNight(scene, visit)
    return own.filter((step, nth) => {
      const before = nth === 0 ? null : own[nth - 1]?.next
      if (step.previous !== before || step.at > moment.now) return true
      const moved = judgeMove(
        {
          from: step.previous ?? 'new',
          to: step.next,
          by: step.by === null ? ['system'] : ['reception', 'attendant'],
        },
        {
          now: step.at,
          today: visit.night,
          flow: flowOf(moment.content.values),
          night: visit.night,
          prepayRequired: false,
          hasRoom: true,
          doneAt: null,
        },
      )
      const tooEarly = gated.includes(step.next) && (night.zman === null || step.at < night.zman)
      const beforeDoors =
        step.next === 'Waiting' && night.checkinFrom !== null && step.at < night.checkinFrom
      const over = enteredFrom(night)
      const isOfPaper =
        over !== null &&
        step.at >= over &&
        paperMoves.some(({ from, to }) => to === step.next && from.includes(step.previous ?? 'new'))
      if (step.onPaper) return !isOfPaper
      return !moved.allowed || tooEarly || beforeDoors
    })
  })
}
const gated: readonly ReservationStatus[] = ['ReadyForMikvahNext', 'ToMikvah', 'InMikvah']

/** The most who are in these statuses of a night at one moment. */
function mostAtOnce({ visits, history }: Laid, inside: (status: ReservationStatus) => boolean) {
  const nightOf = new Map(visits.map(({ id, locationId, night }) => [id, locationId + night]))
  const counts = new Map<string, number>()
  let most = 0
  const changes = history
    .map(({ reservationId, at, previous, next }) => ({
      night: nightOf.get(reservationId) ?? '',
      at,
      by: Number(inside(next)) - Number(previous !== null && inside(previous)),
    }))
    .sort((one, other) => one.at - other.at || one.by - other.by)
  for (const { night, by } of changes) {
    counts.set(night, (counts.get(night) ?? 0) + by)
    most = Math.max(most, counts.get(night) ?? 0)
  }
  return most
}

/** Whoever came and hasn't paid to the cent, and whoever paid too much. At the door one pays when one is checked in. */
function unpaid({ visits, payments, today }: Laid) {
  const rows = Map.groupBy(payments, ({ reservationId }) => reservationId)
  return visits.filter((visit) => {
    const paid = rows.get(visit.id) ?? []
    const { balanceCents } = balanceOf({ ...visit, payments: paid })
    const came = visit.timeArrived !== null || visit.status === 'Done'
    return came && visit.night < today ? balanceCents !== 0 : balanceCents < 0
  })
}

/** What those of tonight who came have paid, of whom still owes something. */
function owingTonight({ visits, payments, today }: Laid) {
  const rows = Map.groupBy(payments, ({ reservationId }) => reservationId)
  return visits.flatMap((visit) => {
    const paid = rows.get(visit.id) ?? []
    const { balanceCents } = balanceOf({ ...visit, payments: paid })
    const came = visit.night === today && visit.timeArrived !== null
    return came && balanceCents > 0 ? [paid.reduce((sum, { cents }) => sum + cents, 0)] : []
  })
}

/** Past nights that aren't finished. Those of Shabbos and Yom Tov are written down some hours after it. */
function unfinished(scene: Laid) {
  return scene.visits.filter((visit) => {
    const { night } = locationAndNight(scene, visit)
    const open = visit.status !== 'Done' && visit.status !== 'Canceled'
    const over = enteredFrom(night)
    const waits = over !== null && scene.moment.now < over + entersAfter
    return visit.night < scene.today && !waits && open
  })
}

/** Visits that came into a room without what they need, or beside somebody else. */
function wronglyPlaced({ visits, rooms, placements, history }: Laid) {
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]))
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const badly = placements.filter(({ reservationId, roomId, since, until }, nth) => {
    const [visit, room] = [visitOf.get(reservationId), roomOf.get(roomId)]
    const beside = placements.some(
      (other, at) =>
        at !== nth &&
        other.roomId === roomId &&
        other.since < (until ?? Number.POSITIVE_INFINITY) &&
        since < (other.until ?? Number.POSITIVE_INFINITY),
    )
    const equipped = visit && room && hasNeeded(room, visit) && room.locationId === visit.locationId
    const stays = visit?.roomId === roomId && room?.reservationId === reservationId
    return !equipped || beside || (until === null) !== stays
  })
  const assigned = history.filter(({ next }) => next === 'Assigned')
  return [...badly, ...(assigned.length === placements.length ? [] : ['a visit without a room'])]
}

/** Money of a card that no approved attempt stands behind, and attempts that don't add up to what they left. */
function strayMoney({ attempts, payments, ledger }: Laid) {
  const rows = Map.groupBy(payments, ({ attemptId }) => attemptId)
  const remembered = new Map(ledger.map(({ key, value }) => [key, JSON.parse(value)]))
  const alone = payments.filter(
    ({ attemptId, transactionId }) => transactionId !== null && attemptId === null,
  )
  const apart = attempts.filter(({ id, state, cents, kind, refundOf }) => {
    const left = (rows.get(id) ?? []).reduce((sum, row) => sum + row.cents, 0)
    const payment = remembered.get(`payment:${kind === 'charge' ? id : refundOf}`)
    const moved =
      kind === 'charge'
        ? payment?.state === (state === 'approved' ? 'paid' : 'refused')
        : payment?.refunds.some((one: { refundId: string }) => one.refundId === id)
    return left !== cents || state === 'open' || !moved
  })
  return [...alone, ...apart]
}

/** What is left of a row once chance has given it its ids and codes. */
const drawn = [
  'id',
  'code',
  'waitingCode',
  'reservationId',
  'attemptId',
  'transactionId',
  'refundOf',
]
const read = (rows: readonly object[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(row).filter(([key]) => !drawn.includes(key))),
      ),
    )
    .sort()

describe('the practice evening', () => {
  /** Laid anew for each clock that none is opened at, and once more for some. */
  let facility: TestFacility
  /** As they are opened, and asked by several. */
  let afternoon: TestFacility
  let night: TestFacility
  beforeAll(async () => {
    facility = await aFacility()
    afternoon = await aFacility({ seed: 'evening', now: clocks['before opening'] })
    night = await aFacility({ seed: 'evening', now: clocks['after the zman'] })
  })
  const seen: Partial<Record<When, Laid>> = {}
  const sceneOf = async (when: When): Promise<Laid> => {
    const opened = { 'before opening': afternoon, 'after the zman': night }
    const now = clocks[when]
    const known = seen[when]
    if (known) return known
    const scene = await (Object.hasOwn(opened, when)
      ? standing(opened[when as keyof typeof opened], now)
      : laid(facility, now))
    seen[when] = scene
    return scene
  }

  // The gate lays one evening of each kind: of a week, in its middle, and after Shabbos.
  const inThem = inTheGate<When[]>(
    ['before opening', 'after the zman', 'on Motzei Shabbos'],
    Object.keys(clocks) as When[],
  )
  for (const when of inThem) {
    it(`obeys every rule ${when}`, async () => {
      const scene = await sceneOf(when)
      expect(scene.visits.length).toBeGreaterThan(200)
      expect(oversold(scene)).toEqual([])
      expect(wrongMoves(scene)).toEqual([])
      expect(mostAtOnce(scene, (status) => status === 'InMikvah')).toBeLessThanOrEqual(4)
      const inRooms = mostAtOnce(scene, (status) => isIn('inRoom', status))
      expect(inRooms).toBeLessThanOrEqual(Number(scene.moment.content.values.roomsAvailable))
      expect(wronglyPlaced(scene)).toEqual([])
      expect(unpaid(scene)).toEqual([])
      expect(unfinished(scene)).toEqual([])
      expect(strayMoney(scene)).toEqual([])

      const offGrid = scene.visits.filter((visit) => {
        const { night } = locationAndNight(scene, visit)
        return !visit.placeholder && !startsOf(night, visit).includes(visit.startsAt)
      })
      expect(offGrid).toEqual([])
      const later = scene.visits.filter(({ createdAt }) => createdAt > scene.moment.now)
      expect(later).toEqual([])
      const perHead = Map.groupBy(scene.visits, ({ userId, night }) => userId + night)
      expect([...perHead.values()].filter((rows) => rows.length > 1)).toEqual([])
    })
  }

  it('shows only who is expected before the doors open, and every stage once the zman is past', async () => {
    const statusesAt = ({ visits, today }: Laid) =>
      new Set(visits.filter(({ night }) => night === today).map(({ status }) => status))
    const early = await sceneOf('before opening')
    expect([...statusesAt(early)].sort()).toEqual(['Canceled', 'Reserved'])
    const { body: nights } = await facility.anyone.get('settings/schedule?dt=2026-11-24')
    const shown = Date.parse(nights[0].zmanTevillah) + minutes(45)
    const stages = statusesAt(await laid(facility, new Date(shown).toISOString()))
    const { rows } = await facility.db.orm.execute<{ status: string }>(
      'select distinct status from rooms where id <= 18',
    )
    expect(rows.map(({ status }) => status)).toContain('Occupied')
    const expected = ['Waiting', 'Prep', 'ReadyForMikvah', 'InMikvah', 'Dressing', 'Done']
    expect([...stages]).toEqual(expect.arrayContaining(expected))
    expect(stages.size).toBeGreaterThanOrEqual(13)
  })

  it('has two of tonight who owe at the desk: one has paid a part, one nothing', async () => {
    const owing = owingTonight(await sceneOf('after the zman'))
    expect(owing.toSorted((one, other) => one - other)).toEqual([0, 1000])
    expect(owingTonight(await sceneOf('before opening'))).toEqual([])
  })

  it('is the same when it is laid twice, but for ids and codes', async () => {
    const same = ({ visits, history, payments, users }: Laid) => {
      // Whoever works here was made as the house was opened, and stays whatever is laid.
      const people = users.map(({ passwordHash: _, createdAt, ...user }) =>
        JSON.stringify({ ...user, createdAt: user.kind === 'patron' ? createdAt : null }),
      )
      return { visits: read(visits), history: read(history), payments: read(payments), people }
    }
    const first = same(await sceneOf('after the zman'))
    expect(same(await laid(facility, clocks['after the zman']))).toEqual(first)
  })

  it('has told everybody what was due by now, at its hour, and sends nothing of it again', async () => {
    const sent = () => afternoon.db.orm.select().from(messages).orderBy(messages.at)
    const before = await sent()
    expect(before.length).toBeGreaterThan(100)
    const now = Date.parse(clocks['before opening'])
    expect(before.filter(({ at }) => at > now)).toEqual([])
    expect(before.filter(({ at }) => at < now - 86_400_000).length).toBeGreaterThan(50)
    await afternoon.runDue()
    const known = new Set(before.map(({ id }) => id))
    expect((await sent()).filter(({ id }) => !known.has(id))).toEqual([])
  })

  it('texts after Shabbos what was booked on it, and nothing before', async () => {
    const { moment, messages: texts } = await sceneOf('on Motzei Shabbos')
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ at }) => quietAt(moment, at) !== null)).toEqual([])
  })

  it('leaves what the desk did in the audit log, whose chain holds', async () => {
    await night.runDue()
    const check = await checkAudit(night.parts)
    expect(check).toMatchObject({ ok: true, waiting: 0 })
    const acts = await night.db.orm.select({ act: auditLog.act }).from(auditLog)
    const kinds = new Set(acts.map(({ act }) => act))
    expect([...kinds].sort()).toEqual([
      ...['payment-taken', 'sheet-entered', 'visit-booked', 'visit-moved'],
    ])
  })

  it('is empty when asked to be: places, levels, shelf and accounts only', async () => {
    const scene = await laid(facility, clocks['before opening'], 'empty')
    expect([scene.visits, scene.history, scene.payments, scene.ledger]).toEqual([[], [], [], []])
    const { content } = scene.moment
    expect(content.locations.map(({ id, openKinds }) => [id, openKinds])).toEqual(
      expect.arrayContaining([
        ['main', []],
        ['alternate', ['openFridays', 'openYomTov']],
      ]),
    )
    expect(content.levels.map(({ level }) => level).sort()).toEqual(['Friend', 'Patron'])
    expect(scene.users).toHaveLength(31)
  })

  it('has rooms wait for things, each for who prepares in it', async () => {
    const asked = await night.db.orm
      .select({
        status: reservations.status,
        at: supplyRequests.requestedAt,
        room: reservations.roomId,
        of: supplyRequests.roomId,
      })
      .from(supplyRequests)
      .innerJoin(reservations, eq(reservations.id, supplyRequests.reservationId))
    expect(asked.length).toBeGreaterThan(0)
    const wrong = asked.filter(
      ({ status, at, room, of }) =>
        status !== 'Prep' || room !== of || at > Date.parse(clocks['after the zman']),
    )
    expect(wrong).toEqual([])
  })

  it('lets everyone on the list sign in, and a patron sees her visits', async () => {
    const { body } = await afternoon.anyone.get('/api/practice/accounts')
    // A bridge of doors has a key of its own, and signs in nowhere.
    const accounts = body.filter(({ roles }: { roles: string }) => roles !== 'Device')
    expect([accounts.length, body.length]).toEqual([31, 32])
    for (const { userName, password } of accounts) {
      expect((await afternoon.signIn(userName, password)).userId).not.toBe('')
    }
    const patron = await afternoon.signIn('17325550102', 'practice-hebrew')
    const { body: visits } = await patron.get(`reservations/findbyuser?user=${patron.userId}`)
    expect(visits.length).toBeGreaterThan(0)
  })

  it('is known to the card processor, so that a seeded payment can go back to its card, and is hers', async () => {
    const { content } = await momentOf(afternoon.parts)
    const cards = afternoon.parts.outside.cards(content.values)
    const [charge] = await afternoon.db.orm
      .select()
      .from(attempts)
      .where(
        and(
          eq(attempts.purpose, 'visit'),
          eq(attempts.state, 'approved'),
          eq(attempts.kind, 'charge'),
        ),
      )
    const { id = '', transactionId, cents = 0 } = charge ?? {}
    const lookedUp = await cards.lookup({ paymentId: id, openedAt: 0 })
    expect(lookedUp).toMatchObject({ status: 'approved', transactionId, amount: cents })
    const charges = await afternoon.db.orm
      .select({ visitOf: reservations.userId, chargedTo: attempts.userId })
      .from(attempts)
      .innerJoin(reservations, eq(reservations.id, attempts.reservationId))
      .where(eq(attempts.purpose, 'visit'))
    expect(charges.filter(({ visitOf, chargedTo }) => chargedTo !== visitOf)).toEqual([])
  })
})

it('may take its time over the evening, as no call may that keeps a night from others', async () => {
  const { db, parts } = await aFacility({ seed: 'none' })
  await db.inTransaction(async (tx) => {
    await laySeed(tx, parts, { scene: 'empty', now: Date.parse(clocks['before opening']) })
    const { rows } = await tx.execute(
      sql`select current_setting('idle_in_transaction_session_timeout') as most`,
    )
    expect(rows).toEqual([{ most: '0' }])
  })
})
