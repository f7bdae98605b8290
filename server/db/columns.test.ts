import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDatabase } from '../test/databases/a-database.ts'
import { day, instant, instantSql } from './columns.ts'
import type { Database } from './database.ts'
import { integer, pgTable, serial } from './drizzle/columns.ts'
import { and, eq, gte, max, sql } from './drizzle/queries.ts'
import { given, prepared } from './prepared.ts'

const nights = pgTable('trial_nights', {
  id: serial().primaryKey(),
  startsAt: instant('starts_at').notNull(),
  night: day('night').notNull(),
  rooms: integer(),
})

/** A zone with a civil day ahead of UTC's, where a `Date` in between would lose one. */
vi.stubEnv('TZ', 'Asia/Jerusalem')
// Files that follow in this worker have the machine's own.
afterAll(() => {
  vi.unstubAllEnvs()
})

let database: Database

beforeAll(async () => {
  database = await aDatabase()
  await database.orm.execute(sql`
    create table trial_nights (id serial primary key, starts_at timestamptz(3) not null, night date not null, rooms int4)`)
})

const write = (startsAt: number, night: string) =>
  database.orm.insert(nights).values({ startsAt, night }).returning()

it('runs in a zone ahead of UTC', () => {
  expect(new Date('2026-03-27T12:00Z').getTimezoneOffset()).toBe(-180)
})

describe('an instant', () => {
  it.each([
    '2026-03-26T23:59:59.999Z', // one millisecond before the clocks change in Israel
    '2026-03-27T00:00:00.000Z',
    '2026-10-24T22:30:00.001Z', // the hour that comes twice
    '1900-01-01T00:00:00.007Z', // an offset of 2:20:54 by the sun
    '2026-11-20T11:38:11.120Z',
    '9999-12-31T23:59:59.999Z',
  ])('comes back to the millisecond: %s', async (text) => {
    const startsAt = Date.parse(text)
    const [row] = await write(startsAt, '2026-03-27')
    expect(row?.startsAt).toBe(startsAt)
    const [found] = await database.orm.select().from(nights).where(eq(nights.startsAt, startsAt))
    expect(found?.id).toBe(row?.id)
  })

  it('is the same number in raw SQL, aggregates and lists', async () => {
    const startsAt = Date.parse('2031-05-06T18:00:00.250Z')
    await write(startsAt, '2031-05-06')
    const { rows } = await database.orm.execute(
      sql`select max(starts_at) as latest, array[max(starts_at), null] as list
          from trial_nights where night = '2031-05-06'`,
    )
    expect(rows).toEqual([{ latest: startsAt, list: [startsAt, null] }])
    const typed = await database.orm
      .select({ latest: max(nights.startsAt) })
      .from(nights)
      .where(eq(nights.night, '2031-05-06'))
    expect(typed).toEqual([{ latest: startsAt }])
  })

  it('is bound by a placeholder and inside raw SQL', async () => {
    const startsAt = Date.parse('2032-01-01T18:00:00.250Z')
    await write(startsAt, '2032-01-01')
    const from = prepared('trial-nights-from', (tx) =>
      tx
        .select({ night: nights.night })
        .from(nights)
        .where(
          and(eq(nights.night, '2032-01-01'), gte(nights.startsAt, given(nights.startsAt, 'at'))),
        ),
    )
    expect(await from(database.orm).execute({ at: startsAt })).toEqual([{ night: '2032-01-01' }])
    expect(await from(database.orm).execute({ at: startsAt + 1 })).toEqual([])
    const { rows } = await database.orm.execute(sql`select ${instantSql(startsAt)} as at`)
    expect(rows).toEqual([{ at: startsAt }])
  })

  it('is refused as a bare number, which no engine could know for an instant', async () => {
    const asked = database.orm.execute(sql`select ${Date.parse('2032-01-01')}::timestamptz as at`)
    await expect(asked).rejects.toThrow()
  })

  it('is refused when it is no number of milliseconds', async () => {
    await expect(write(Number.NaN, '2026-03-27')).rejects.toThrow('Invalid time value')
  })
})

describe('a day', () => {
  it('comes back as it was written, on nights when clocks change too', async () => {
    for (const night of ['2026-03-27', '2026-10-25', '1946-04-15']) {
      const [row] = await write(0, night)
      expect(row?.night).toBe(night)
      const { rows } = await database.orm.execute(
        sql`select night, array[night] as list from trial_nights where id = ${row?.id}`,
      )
      expect(rows).toEqual([{ night, list: [night] }])
    }
  })

  it('is cut out of an instant in UTC by a bare cast, whatever zone the machine has', async () => {
    const { rows } = await database.orm.execute(
      sql`select '2026-11-20T23:30:00Z'::timestamptz::date as day`,
    )
    expect(rows).toEqual([{ day: '2026-11-20' }])
  })
})

it('gives numbers, text and lists alike on both engines', async () => {
  const { rows } = await database.orm.execute(sql`
    select count(*) as count, 9007199254740991::int8 as large, array[1, 2]::int8[] as counts,
      1.50::numeric as numeric, array[1.5]::numeric[] as numerics, interval '1 day 02:00' as interval,
      '2026-11-20 11:38'::timestamp as wall, '{"a":[1,null]}'::jsonb as json, array['a', 'b,c'] as texts,
      true as yes, null::date as nothing
    from generate_series(1, 3)`)
  expect(rows).toEqual([
    {
      count: 3,
      large: 9007199254740991,
      counts: [1, 2],
      numeric: '1.50',
      numerics: ['1.5'],
      interval: '1 day 02:00:00',
      wall: '2026-11-20 11:38:00',
      json: { a: [1, null] },
      texts: ['a', 'b,c'],
      yes: true,
      nothing: null,
    },
  ])
})

it('refuses an integer that a number cannot hold', async () => {
  const asked = database.orm.execute(sql`select 9007199254740993::int8 as large`)
  await expect(asked).rejects.toSatisfy(
    (e) => e instanceof Error && String(e.cause).includes('not a safe integer'),
  )
  expect((await database.orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
