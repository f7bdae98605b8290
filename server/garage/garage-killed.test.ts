import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { openApp } from '../open-app.ts'
import { deliverDue } from '../outbox/outbox.ts'
import { effects } from '../outbox/table.ts'
import { practiceDevices } from '../practice/table.ts'
import { accessLog } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { tuesday } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { dyingDatabase } from '../test/databases/dying-database.ts'

const tonight = '2026-11-24'

let desk: Desk
/** The process that is killed, with its own view of the database. */
let mortal: FastifyInstance
let rows: ReturnType<typeof dyingDatabase>
let here: { lat: number; lng: number }
beforeAll(async () => {
  const engine = await anEngine()
  desk = await aDesk({
    db: databaseOver(engine, () => {}),
    settings: { roomsAvailable: '500', parkingAvailable: '500' },
  })
  rows = dyingDatabase(engine)
  const config = {
    ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
    clock: Date.parse(tuesday),
  }
  const opened = await openApp(rows.database, config, { seed: 'none' })
  mortal = opened.app
  afterUse(() => mortal.close())
  const { body } = await desk.anyone.get('settings/locations')
  here = { lat: body[0].lat, lng: body[0].long }
})

async function aVisit() {
  const her = await desk.patron()
  const { reservationId: id, balance: amt } = await desk.aVisit({ her, parking: true })
  await desk.reception.post('payments/makepayment', { reservationId: id, method: 'Cash', amt })
  await desk.runDue()
  await desk.clock(at('20:00', tonight))
  await desk.db.orm.delete(practiceDevices)
  await desk.db.orm.delete(accessLog)
  return { id, her }
}

const press = async (app: FastifyInstance, token: string, id: string, key: string) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/api/reservations/${id}/opengaragedoor`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: here,
  })
  return statusCode
}

/**
 * Moves the clock past the lease of what the killed process had begun, and past the ten seconds in which its command
 * counts.
 */
async function later() {
  await desk.clock(at('20:01', tonight))
  await desk.db.orm.update(effects).set({ retryAt: null })
  await desk.runDue()
  await deliverDue(desk.parts)
}

const opened = () => desk.db.orm.select().from(practiceDevices)

let keys = 0
/**
 * She presses the button in a process that dies at that statement. Gives the commands the door received at once, and
 * those it received when it was too late.
 */
async function outcomeOf(diesAfter?: number) {
  const { id, her } = await aVisit()
  const key = `killed-garage-${keys++}`
  rows.live(diesAfter)
  const status = await press(mortal, her.token, id, key)
  const writes = rows.writes()
  rows.live(0)
  const atOnce = (await opened()).length
  await later()
  const afterwards = (await opened()).length
  const { accessGrantedLogs } = (await desk.reception.get(`reservations/${id}`)).body
  return { status, writes, atOnce, afterwards, logged: accessGrantedLogs.length, id, her, key }
}

describe('a server that is killed while she opens the garage', () => {
  it('has the door told at most once, and never when it is back', async () => {
    const whole = await outcomeOf()
    expect(whole).toMatchObject({ status: 200, atOnce: 1, afterwards: 1, logged: 1 })
    const [first = 0, last = 0] = [whole.writes.at(0), whole.writes.at(-1)]
    expect(last).toBeGreaterThan(first)
    let neverTold = 0
    for (let statement = first; statement <= last; statement++) {
      const { atOnce, afterwards, logged, id, her, key } = await outcomeOf(statement)
      expect({ statement, most: Math.max(atOnce, afterwards) <= 1 }).toEqual({
        statement,
        most: true,
      })
      expect({ statement, afterwards }).toEqual({ statement, afterwards: atOnce })
      // What stands beside her visit was told to the door.
      expect({ statement, logged: logged <= atOnce }).toEqual({ statement, logged: true })
      if (atOnce > 0) continue
      neverTold++
      // The phone's own repeat of that tap, a minute later, opens nothing where the tap had been written down.
      const written = (await desk.db.orm.select().from(effects)).length
      const again = await press(desk.app, her.token, id, key)
      const more = (await desk.db.orm.select().from(effects)).length - written
      expect({ statement, again, told: (await opened()).length }).toEqual(
        more > 0 ? { statement, again: 200, told: 1 } : { statement, again: 502, told: 0 },
      )
    }
    expect(neverTold).toBeGreaterThan(1)
  })
})
