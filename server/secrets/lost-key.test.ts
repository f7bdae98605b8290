import { expect, it } from 'vitest'
import { and, eq, isNull, like, ne } from '../db/drizzle/queries.ts'
import { storedCardVault } from '../integrations/payments/stored-card-vault.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { effects, messages } from '../outbox/table.ts'
import { limits } from '../request/table.ts'
import { settings } from '../settings/table.ts'
import { aDesk, at } from '../test/a-desk.ts'
import { seal } from './seal.ts'

const lost = { secretKey: 'the one that is lost' }
const tonight = '2026-11-24'

it('a passcode whose key is lost is as one that was never set: no failure, and no wrong try', async () => {
  const desk = await aDesk({ now: at('19:00', tonight) })
  const value = seal(lost, '4711')
  await desk.db.orm
    .insert(settings)
    .values({ key: 'roomAdminPasscode', value, changedAt: 0 })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
  await desk.put({ smsDailyLimit: '500' })
  const screen = await desk.staff('Room7')
  const { status, body } = await screen.post('rooms/7/staffEntry?pinCode=4711')
  expect([status, body.code]).toEqual([409, 'staff-entry-off'])
  expect(await desk.db.orm.select().from(limits).where(like(limits.bucket, 'passcode%'))).toEqual(
    [],
  )
})

it('a card that the vault keeps sealed with a lost key can be seen, taken away and added again', async () => {
  const { db, parts } = await aDesk()
  const card = { id: 'card', brand: 'Visa', last4: '4242', exp: '0130' }
  await storedCardVault(db, lost).put('hers', { ...card, token: 'a token' })
  const vault = storedCardVault(db, parts.config)
  expect(await vault.list('hers')).toEqual([{ ...card, token: null }])
  await vault.put('hers', { ...card, token: 'a new token' })
  expect(await vault.list('hers')).toEqual([{ ...card, token: 'a new token' }])
  expect(await vault.remove('hers', 'card')).toBe(true)
})

it('what waits and can’t be opened ends, is told to the office once, and leaves money that waits alone', async () => {
  const desk = await aDesk({ settings: { adminEmail: 'office@mikvah.example' } })
  const dueAt = Date.parse(at('14:00', tonight))
  const waiting = (id: string) => ({
    ...{ id, do: 'message' as const, dueAt, payload: seal(lost, '{"channel":"sms"}') },
  })
  await desk.db.orm.insert(effects).values([waiting('one'), waiting('two')])
  const payload = { attemptId: 'of no attempt' }
  await desk.db.inTransaction((tx) =>
    addEffect(tx, { do: 'refund', dueAt: dueAt + 86_400_000, payload }),
  )
  await desk.runDue()
  await desk.runDue()
  const rows = await desk.db.orm.select().from(effects).where(ne(effects.do, 'email'))
  const ended = rows.filter(({ doneAt }) => doneAt !== null)
  expect(ended.map(({ id, failure, payload }) => [id, failure, payload]).toSorted()).toEqual([
    ['one', 'SealedWithAnotherKey', null],
    ['two', 'SealedWithAnotherKey', null],
  ])
  const mails = await desk.db.orm
    .select()
    .from(messages)
    .where(eq(messages.to, 'office@mikvah.example'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Messages that were waiting could not be sent',
  ])
  const [money] = await desk.db.orm
    .select()
    .from(effects)
    .where(and(eq(effects.do, 'refund'), isNull(effects.doneAt)))
  expect(money?.payload).toBe(JSON.stringify(payload))
})
