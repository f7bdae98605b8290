import { beforeAll, describe, expect, it } from 'vitest'
import { DatabaseAway } from '../../db/away.ts'
import { sql } from '../../db/drizzle/queries.ts'
import type { Run } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { newId } from '../../ids.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { manyPatrons, type SignedIn } from '../../test/many-patrons.ts'

/** What a statement meets with on its way. */
type Fate = (statement: { text: string; params: unknown[] }, run: Run) => Promise<void> | undefined
type Fates = { before: Fate; after: Fate }

const none: Fates = { before: () => undefined, after: () => undefined }
let meets = none
let desk: Desk
beforeAll(async () => {
  const engine = await anEngine()
  desk = await aDesk({
    db: databaseOver(
      { ...engine, hold: (work) => engine.hold((run, discard) => work(fated(run), discard)) },
      () => {},
    ),
    settings: { roomsAvailable: '9', reservationDaysInAdvance: '7' },
  })
})

/** Those asked for at once go one by one, so that each meets its fate before the next is sent. */
function fated(run: Run): Run {
  let last: Promise<unknown> = Promise.resolve()
  return (statement, params = []) => {
    const { text } = statement
    const mine = last.then(async () => {
      await meets.before({ text, params }, run)
      const answer = await run(statement, params)
      await meets.after({ text, params }, run)
      return answer
    })
    last = mine.catch(() => {})
    return mine
  }
}

/** Lets the batches meet with something as long as `work` lasts. */
async function meeting<T>(fates: Partial<Fates>, work: () => Promise<T>): Promise<T> {
  meets = { ...none, ...fates }
  return work().finally(() => {
    meets = none
  })
}

const opensBatch = (text: string) => text.includes('lock_timeout')

async function book({ token, userId }: SignedIn, hour: string) {
  const { statusCode, body } = await desk.app.inject({
    method: 'POST',
    url: '/api/api/reservations/newreservation?v=1',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `fails-${userId}` },
    payload: { reservationTime: hour },
  })
  return { status: statusCode, code: JSON.parse(body).code, body }
}

const bookAll = (patrons: readonly SignedIn[], hour: string) =>
  Promise.all(patrons.map((patron) => book(patron, hour)))

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

const idsIn = ([rows]: unknown[]): string[] =>
  JSON.parse(String(rows)).map(({ id }: { id: string }) => id)

async function visitsAt(hour: string): Promise<number> {
  const { rows } = await desk.db.orm.execute<{ count: number }>(
    sql`select count(*)::int4 as count from reservations where starts_at = ${hour}::timestamptz and status = 'Reserved'`,
  )
  return rows[0]?.count ?? 0
}

describe('a batch', () => {
  it('that meets a deadlock is held again: all have their visit, once', async () => {
    const hour = at('19:00')
    const patrons = await manyPatrons(desk, 5)
    await desk.db.orm.execute(sql`create sequence deadlocks`)
    await desk.db.orm.execute(
      sql.raw(`
        create function deadlock() returns trigger language plpgsql as
          $$ begin if nextval('deadlocks') = 4 then raise exception using errcode = '40P01'; end if; return null; end $$;
        create trigger deadlock after insert on reservations for each row execute function deadlock()`),
    )
    const answers = await bookAll(patrons, hour)
    await desk.db.orm.execute(
      sql.raw(
        'drop trigger deadlock on reservations; drop function deadlock(); drop sequence deadlocks',
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200])
    expect(await visitsAt(hour)).toBe(5)
  })

  it.each([
    ['before its commit arrives, and then nothing is written', 'before', 0, '20:00'],
    ['after it, and then all is', 'after', 4, '21:00'],
  ] as const)(
    'that loses its connection %s: nobody is tried again by itself, and a repeat is exact',
    async (_, when, written, time) => {
      const hour = at(time)
      const patrons = await manyPatrons(desk, 4)
      let sitting = 0
      // A batch whose codes are taken writes again with others: that is no second try.
      const tried = new Set<string>()
      const lost: Fate = ({ text, params }) => {
        if (opensBatch(text)) sitting++
        if (text.startsWith('insert into "reservations"'))
          for (const id of idsIn(params)) tried.add(`${sitting} ${id}`)
        if (text === 'commit') throw new DatabaseAway('The connection is lost')
        return undefined
      }
      const answers = await meeting({ [when]: lost }, () => bookAll(patrons, hour))
      expect(statusesOf(answers)).toEqual([503, 503, 503, 503])
      const ids = [...tried].map((one) => one.split(' ')[1])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(4)
      expect(await visitsAt(hour)).toBe(written)

      const again = await bookAll(patrons, hour)
      expect(statusesOf(again)).toEqual([200, 200, 200, 200])
      expect(await bookAll(patrons, hour)).toEqual(again)
      expect(await visitsAt(hour)).toBe(4)
    },
  )

  it('who turns out to hold places in ever more nights sits three times more, and is told to try again', async () => {
    const hour = at('22:00')
    const [her] = await manyPatrons(desk, 1)
    if (!her) throw new Error('Nobody is there.')
    let held = 0
    const holdsMore: Fate = async ({ text }, run) => {
      if (!opensBatch(text)) return
      const night = `2026-12-${String(++held).padStart(2, '0')}`
      await run({ text: `insert into nights (location_id, date) values ('main', '${night}')` })
      await run({
        text: `insert into reservations (id, code, user_id, location_id, night, starts_at, ends_at, status, hold_until, lines, status_since, created_at)
          values ('${newId()}', '0000', '${her.userId}', 'main', '${night}', '${at('19:00', night)}', '${at('19:30', night)}', 'Pending',
            '2026-12-31', '[]', '${at('12:00')}', '${at('12:00')}')`,
      })
    }
    const answer = await meeting({ before: holdsMore }, () => book(her, hour))
    expect(answer).toMatchObject({ status: 503, code: 'try-again' })
    expect(held).toBe(4)
    expect(await visitsAt(hour)).toBe(0)

    expect(await book(her, hour)).toMatchObject({ status: 200 })
    const { rows } = await desk.db.orm.execute(
      sql`select status, count(*)::int4 as count from reservations where user_id = ${her.userId} group by status order by status`,
    )
    expect(rows).toEqual([
      { status: 'Canceled', count: 4 },
      { status: 'Reserved', count: 1 },
    ])
  })
})
