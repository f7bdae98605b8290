import { capacityOf } from '@mikvah/rules/capacity/capacity.ts'
import { lengthOf } from '@mikvah/rules/reservation/length.ts'
import { type PlainVisit, plainLeftOf } from '@mikvah/rules/test/brute-force.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { locationsOf, nightAt } from '../nights/nights.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { inTheGate } from '../test/long.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { nightNow, seeded } from '../test/play.ts'
import { untilLetIn } from '../test/until-let-in.ts'

const seed = Number(process.env.NIGHTS_SEED ?? 20_261_124)
const batches = inTheGate(8, 40)
const actsInBatch = inTheGate(40, 80)
const workers = 8

const nights = ['2026-11-24', '2026-11-25', '2026-11-26']
const times = Array.from({ length: 20 }, (_, slot) => {
  const minutes = 18 * 60 + slot * 15
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
})
const flags = ['bath', 'parking', 'privateRoom', 'doubleSlot', 'handicapped', 'segula'] as const

/** Settings that are moved while the workers play. Limits go up and down; what was sold before may stay. */
const moves: readonly [string, readonly string[]][] = [
  ['roomsAvailable', ['3', '4', '5', '2']],
  ['roomsAvailableBath', ['1', '2', '']],
  ['roomsAvailableShower', ['', '2', '1']],
  ['parkingAvailable', ['1', '2', '3']],
  ['reservationPendingHoldMinutes', ['15', '5', '1']],
  ['reservationsRequirePrepayParking', ['True', 'False']],
  ['priceParking', ['5', '7']],
]

type Seen = Map<string, number>

describe('thousands of acts by many hands', () => {
  it(`never break a limit, with ${workers} workers in ${batches} batches (seed ${seed})`, async () => {
    const random = seeded(seed)
    const desk = await aDesk({
      settings: { roomsAvailable: '3', reservationsPerNight: '3', reservationsUpcoming: '' },
    })
    const patrons = await manyPatrons(desk, 24)
    // Dice for each hand: who is answered first draws nothing that another would have drawn.
    const visits = new Map<string, string[]>(patrons.map(({ userId }) => [userId, []]))
    const hands = Array.from({ length: workers }, (_, nth) =>
      player(desk, { patrons, visits }, seeded(seed + 1 + nth)),
    )
    const answers: Seen = new Map()
    let known = new Set<string>()
    let minute = 0

    for (let batch = 0; batch < batches; batch++) {
      minute += random(6)
      await desk.clock(
        new Date(Date.parse('2026-11-24T14:00:00-05:00') + minute * 60_000).toISOString(),
      )
      const [key, values] = moves[random(moves.length)] ?? ['', []]
      const value = values[random(values.length)] ?? ''
      // Half of the changes come before the batch, where lowered limits bind every act in it; the others in its midst.
      const limits = key.startsWith('rooms') || key.startsWith('parking')
      if (limits) await desk.put({ [key]: value })
      const midst = limits ? Promise.resolve() : desk.put({ [key]: value })
      await Promise.all([
        midst,
        ...hands.map(async (play) => {
          for (let act = 0; act < actsInBatch / workers; act++) {
            const status = await play()
            answers.set(status, (answers.get(status) ?? 0) + 1)
          }
        }),
      ])

      for (const date of nights) {
        const { rows, oversold } = await nightNow(desk, date)
        // Whoever came in this batch was judged by its limits: no instant she takes part in may be over them.
        const fresh = rows.filter(({ id }) => !known.has(id))
        const broken = oversold.filter(({ at: instant, bound }) =>
          fresh.some((row) => takesPart(row, instant, bound)),
        )
        expect(broken).toEqual([])
      }
      known = new Set(await everyId(desk))
    }

    expect([...answers.keys()].filter((status) => status.startsWith('5'))).toEqual([])
    const done = answers.get('200') ?? 0
    expect(done).toBeGreaterThan((batches * actsInBatch) / 10)
    expect(answers.get('409 slot-taken') ?? 0).toBeGreaterThan(0)
    expect(await historyGaps(desk)).toEqual([])
    expect(await codesGivenTwice(desk)).toEqual([])
    await availabilityIsTrue(desk, patrons)
  })
})

/** Does one random act of one of the players; gives the status of the answer and the code of a refusal. */
function player(
  desk: Desk,
  { patrons, visits }: { patrons: readonly SignedIn[]; visits: ReadonlyMap<string, string[]> },
  random: (below: number) => number,
) {
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)]

  return async (): Promise<string> => {
    const patron = pick(patrons)
    if (!patron) throw new Error('Nobody plays.')
    const hers = visits.get(patron.userId) ?? []
    const atDesk = random(8) === 0
    const roll = random(10)
    const call = async (path: string, body: object) => {
      const { status, body: told } = await untilLetIn(async () => {
        const answer = await desk.app.inject({
          method: 'POST',
          url: `/api/api/${path}`,
          headers: { authorization: `Bearer ${atDesk ? desk.reception.token : patron.token}` },
          payload: body,
        })
        return { status: answer.statusCode, body: answer.json() }
      })
      return { said: told.code ? `${status} ${told.code}` : String(status), told }
    }
    if (roll < 7) {
      const replacing = roll < 3 ? pick(hers) : undefined
      const wish = {
        userId: patron.userId,
        reservationTime: at(pick(times) ?? '18:00', pick(nights)),
        ...Object.fromEntries(flags.map((flag) => [flag, random(flag === 'bath' ? 2 : 6) === 0])),
        hold: random(2) === 0,
        ...(replacing ? { replacingReservationId: replacing } : {}),
      }
      const { said, told } = await call('reservations/newreservation', wish)
      if (said === '200') hers.push(told.result.reservationId)
      return said
    }
    const id = pick(hers)
    if (!id) return 'nothing to do'
    const status = roll < 9 ? 'Reserved' : 'Canceled'
    return (await call(`reservations/${id}/status`, { status })).said
  }
}

function takesPart(visit: PlainVisit, instant: number, bound: string): boolean {
  const end = visit.startsAt + (visit.minutes + visit.cleaningMinutes) * 60_000
  if (bound === 'stagger') return visit.startsAt === instant
  if (instant < visit.startsAt || instant >= end) return false
  if (bound === 'total') return true
  if (bound === 'shower') return !visit.options.bath
  if (bound === 'parking' || bound === 'parkingHandicapped') return visit.options.parking
  return (visit.options as Record<string, boolean>)[bound] ?? true
}

async function everyId({ db }: Desk): Promise<string[]> {
  const { rows } = await db.orm.execute<{ id: string }>(sql`select id from reservations`)
  return rows.map(({ id }) => id)
}

/**
 * Reservations whose status history has a gap: each entry must begin with the status that the one before ended with, up
 * to the present one.
 */
async function historyGaps({ db }: Desk): Promise<unknown[]> {
  const { rows } = await db.orm.execute(sql`
    select r.id, r.status from reservations r
    where (select count(*) from status_history h where h.reservation_id = r.id and h.previous is null) <> 1
       or (select array_agg(h.next) from status_history h where h.reservation_id = r.id
            and not exists (select from status_history l where l.reservation_id = r.id and l.previous = h.next))
          <> array[r.status]`)
  return rows
}

/** Reservation codes that two visits of one night have. */
async function codesGivenTwice({ db }: Desk): Promise<unknown[]> {
  const { rows } = await db.orm.execute(
    sql`select night, code from reservations group by night, code having count(*) > 1`,
  )
  return rows
}

/** Checks that the places that availability gives for each slot are those that the test’s own plain count has left. */
async function availabilityIsTrue(desk: Desk, patrons: readonly SignedIn[]): Promise<void> {
  const stranger = (await manyPatrons(desk, 1))[0] ?? patrons[0]
  const { content } = await desk.parts.facility.read()
  const [place] = locationsOf({ content })
  if (!place) throw new Error('No place.')
  for (const date of nights) {
    const night = nightAt({ content }, place, date)
    const { limits, stagger } = capacityOf(place.values, night)
    const { rows, answer } = await whileTheNightStands(desk, date, () =>
      desk.app.inject({
        url: `/api/api/reservations/availablereservations?dt=${date}`,
        headers: { authorization: `Bearer ${stranger?.token}` },
      }),
    )
    for (const { timeSlot, availableReservations } of answer.json()) {
      for (const { available, alternateLocation: _, ...combination } of availableReservations) {
        const options = { ...combination, chabadBor: false }
        const wish = {
          pair: 'wish',
          startsAt: Date.parse(timeSlot),
          minutes: lengthOf(options, night, place.values),
          cleaningMinutes: Number(place.values.cleaningMinutes),
          salonMinutes: Number(place.values.salonMinutes),
          completedAt: null,
          options,
        }
        expect([timeSlot, combination, available]).toEqual([
          timeSlot,
          combination,
          plainLeftOf(wish, rows, limits, stagger),
        ])
      }
    }
  }
}

/**
 * What is answered between two equal readings of the night: the clock goes on, and a hold that runs out in between
 * would be counted by one of the two alone.
 */
async function whileTheNightStands<A>(desk: Desk, date: string, ask: () => Promise<A>) {
  for (let again = 0; again < 20; again++) {
    const before = await nightNow(desk, date)
    const answer = await ask()
    const { rows } = await nightNow(desk, date)
    if (rows.length === before.rows.length) return { rows, answer }
  }
  throw new Error('The night never stood still.')
}
