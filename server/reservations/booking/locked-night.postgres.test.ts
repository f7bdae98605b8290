import pg from 'pg'
import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { aDesk, at, wednesday } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { manyPatrons } from '../../test/many-patrons.ts'

it('a night that another process keeps locked is put off, and no other night with it', async () => {
  const { url, drop } = await postgresDatabase()
  const db = await connect({ databaseUrl: url })
  const stranger = new pg.Client({ connectionString: url })
  await stranger.connect()
  afterUse(async () => {
    await stranger.end()
    await db.close()
    await drop()
  })
  const desk = await aDesk({ db, settings: { reservationsPerNight: '' } })
  const patrons = await manyPatrons(desk, 6)
  const book = async (nth: number, time: string) => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation?v=1',
      headers: { authorization: `Bearer ${patrons[nth]?.token}` },
      payload: { reservationTime: time },
    })
    return [answer.statusCode, answer.json().code]
  }
  const thursday = '2026-11-26'
  await Promise.all([book(0, at('19:00')), book(1, at('19:00', thursday))])

  await stranger.query('begin')
  await stranger.query('select 1 from nights where date = $1 for update', [wednesday])
  const [locked, free, alsoFree] = await Promise.all([
    book(2, at('20:00')),
    book(3, at('20:00', thursday)),
    book(4, at('20:15', thursday)),
  ])
  expect(locked).toEqual([503, 'try-again'])
  expect([free, alsoFree]).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  await stranger.query('commit')
  expect(await book(5, at('21:00'))).toEqual([200, undefined])
})
