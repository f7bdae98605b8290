import { beforeAll, expect, it } from 'vitest'
import { and, eq, isNull } from '../../db/drizzle/queries.ts'
import { liveCards, practiceOutside } from '../../integrations/outside.ts'
import { effects } from '../../outbox/table.ts'
import { users } from '../../people/table.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { unhurried } from '../../test/stand-ins/patience.ts'
import { type StripeStandIn, startStripeStandIn } from '../../test/stand-ins/stripe-stand-in.ts'
import { cardVault } from '../table.ts'

let desk: Desk
let standIn: StripeStandIn
beforeAll(async () => {
  standIn = await startStripeStandIn()
  afterUse(async () => {
    await standIn.close()
    expect(standIn.violations).toEqual([])
  })
  desk = await aDesk({
    outside: (db, config) => ({
      ...practiceOutside(db),
      cards: liveCards(db, config, { stripe: standIn.url, timeoutMs: unhurried }),
    }),
    settings: { stripePublicKey: 'pk_test_public', stripeSecretKey: standIn.secretKey },
  })
})

const deleted = () =>
  standIn.heard.filter(({ operation }) => operation === 'DELETE /v1/customers/{customer}')
const waiting = () =>
  desk.db.orm.$count(effects, and(eq(effects.do, 'forgetCards'), isNull(effects.doneAt)))

it('takes her off a processor that the facility has left, however often it fails', async () => {
  const her = await desk.patron()
  const sourceToken = standIn.confirmationToken('pm_card_visa')
  expect((await her.send('PUT', `users/${her.userId}/savedcards`, { sourceToken })).status).toBe(
    200,
  )
  const hers = eq(users.id, her.userId)
  const [{ customerRef } = { customerRef: null }] = await desk.db.orm
    .select({ customerRef: users.customerRef })
    .from(users)
    .where(hers)
  expect(customerRef).toMatch(/^cus_/)
  await desk.put({ ccProcessorType: 'cardknox' })
  const kept = { id: 'card-1', token: '', brand: 'Visa', last4: '4242', exp: '1231' }
  await desk.db.orm.insert(cardVault).values({ ...kept, customerRef: customerRef ?? '' })

  standIn.faults.next({ kind: 'status', status: 503 }, { times: 9, on: 'DELETE /v1/customers' })
  expect((await her.post(`users/${her.userId}/erase`, { confirm: true })).status).toBe(200)
  expect(await desk.db.orm.select().from(cardVault)).toEqual([])
  await desk.runDue()
  expect([deleted().length, await waiting()]).toEqual([0, 1])

  standIn.faults.clear()
  await desk.db.orm.update(effects).set({ retryAt: null })
  await desk.runDue()
  expect([deleted().length, await waiting()]).toEqual([1, 0])
  const { content } = await desk.parts.facility.read()
  const stripe = desk.parts.outside.cards({ ...content.values, ccProcessorType: 'stripe' })
  expect(await stripe.listCards(customerRef ?? '')).toEqual([])
})
