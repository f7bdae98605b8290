import { beforeAll, expect, it } from 'vitest'
import { deliverDue } from '../outbox/outbox.ts'
import { effects, messages } from '../outbox/table.ts'
import { takeDue } from '../outbox/take-due.ts'
import { settleCharges } from '../payments/charging/settle.ts'
import { attempts } from '../payments/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { aHeldVisit, card } from '../test/paying.ts'
import { freeLeases } from './free-leases.ts'

let facility: TestFacility
beforeAll(async () => {
  facility = await aFacility()
})

/** Whether the process has the database to itself, so that no other process can be doing what is leased. */
const alone = process.env.ENGINE === 'embedded'

it('a message that a process had in hand when it died is sent once the next one starts', async () => {
  const { parts, db } = facility
  await db.inTransaction((tx) =>
    tx.insert(effects).values({
      id: 'in hand',
      do: 'message',
      dueAt: 0,
      payload: JSON.stringify({ channel: 'sms', to: '1', text: 'hello' }),
    }),
  )
  expect(await takeDue(parts, 'message', 20)).toHaveLength(1)
  expect(await deliverDue(parts)).toBe(0)
  await freeLeases(parts)
  expect(await deliverDue(parts)).toBe(alone ? 1 : 0)
  expect(await db.orm.select().from(messages)).toHaveLength(alone ? 1 : 0)
})

it('a charge that a process was looking after is looked after once the next one starts', async () => {
  const { parts, db } = facility
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  const paid = { amt: 25, reservationId, ...card('practice_lost_answer') }
  expect((await patron.post('payments/makepayment', paid)).status).toBe(202)
  await db.orm.update(attempts).set({ lookAt: parts.realNow() + 60_000 })
  expect(await settleCharges(parts)).toBe(0)
  await freeLeases(parts)
  expect(await settleCharges(parts)).toBe(alone ? 1 : 0)
})
