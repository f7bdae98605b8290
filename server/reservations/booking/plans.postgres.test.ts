import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { aDesk, at } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { postgresDatabase } from '../../test/databases/postgres-database.ts'
import { readWhole } from '../../test/databases/read-whole.ts'
import { manyPatrons } from '../../test/many-patrons.ts'

it('no statement of a booking was planned, in a database made just now, to read a whole table for ever', async () => {
  const { url, drop } = await postgresDatabase()
  // A statement is planned on the connection that asks it: with one, all of them are on it.
  const db = await connect({ databaseUrl: url, connections: 1 })
  afterUse(async () => {
    await db.close()
    await drop()
  })
  const desk = await aDesk({ db, settings: { roomsAvailable: '9' } })
  for (const { token } of await manyPatrons(desk, 6)) {
    const { statusCode } = await desk.app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation?v=1',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `plans-${token}`.slice(-99) },
      payload: { reservationTime: at('19:00') },
    })
    expect(statusCode).toBe(200)
  }
  await desk.runDue()

  const whole = await db.inTransaction(readWhole)
  const booking = ['lock-nights', 'lock-patrons', 'patron-facts', 'add-visits', 'keep-keys']
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(booking))
  const grown = Object.entries(whole).map(([name, tables]) => [
    name,
    tables.filter((table) => table !== 'facility'),
  ])
  expect(Object.fromEntries(grown)).toEqual(
    Object.fromEntries(Object.keys(whole).map((name) => [name, []])),
  )
})
