import { expect, it, vi } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { effects, messages } from '../outbox/table.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { waitFor } from '../test/wait-for.ts'
import { runDue, startJobs } from './jobs.ts'

/** How many ms are between two rounds of a job; a second in real use. */
const often = 40

/** A facility with a message that no commit announced, so that only a round of the jobs finds it. */
async function aFacilityWithMail() {
  const facility = await aFacility()
  const sent = () => facility.db.orm.select().from(messages)
  const leave = (id: string) =>
    facility.db.orm.insert(effects).values({
      id,
      do: 'message',
      dueAt: 0,
      payload: JSON.stringify({ channel: 'sms', to: id, text: 'hello' }),
    })
  return { facility, sent, leave }
}

it.each([
  ['looks after charges', 'payment_attempts', 'look_at'],
  ['ends holds', 'reservations', 'hold_until'],
  ['renews memberships', 'users', 'renewal_seen_on'],
  ['forgets old rows', 'login_codes', 'expires_at'],
])('a job that %s and fails stops no message', async (_, table, column) => {
  const { facility, sent, leave } = await aFacilityWithMail()
  await facility.db.orm.execute(
    sql`alter table ${sql.identifier(table)} rename column ${sql.identifier(column)} to gone`,
  )
  await leave('beside')
  const stop = startJobs(facility.parts, often)
  afterUse(stop)
  await waitFor(async () => expect(await sent()).toHaveLength(1))
})

/** A processor that hangs when a card is charged for a renewal, and so many members whose year is to be renewed. */
async function hangingAtRenewal(renewing: number) {
  const { facility, ...mail } = await aFacilityWithMail()
  const hanging = Promise.withResolvers<never>()
  const { cards } = facility.parts.outside
  const asked = vi.fn()
  facility.parts.outside.cards = (values) => ({
    ...cards(values),
    listCards: (customer) => {
      asked(customer)
      return hanging.promise
    },
  })
  for (let nth = 0; nth < renewing; nth++) {
    const patron = await facility.patron()
    await facility.db.orm.execute(sql`
      update users set membership_level = 'Friend', membership_auto_renew = true, customer_ref = ${`hers ${nth}`},
        membership_expiration = '2026-11-25', membership_paid_until = '2026-11-25',
        renewal_noticed_for = '2026-11-25', renewal_noticed_on = '2026-11-20'
      where id = ${patron.userId}`)
  }
  const stop = startJobs(facility.parts, often)
  afterUse(async () => {
    hanging.reject(new Error('the line was cut'))
    await stop()
  })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  return { ...mail, asked }
}

it('a card processor that hangs while a renewal is charged stops no message', async () => {
  const { sent, leave } = await hangingAtRenewal(1)
  await leave('beside')
  await waitFor(async () => expect(await sent()).toHaveLength(1))
})

it('a round that hangs is the only one of its job, however many the others do', async () => {
  const { sent, leave, asked } = await hangingAtRenewal(2)
  for (const nth of [1, 2, 3]) {
    await leave(`beside ${nth}`)
    await waitFor(async () => expect(await sent()).toHaveLength(nth))
  }
  expect(asked).toHaveBeenCalledTimes(1)
})

it('what is asked to be done at once is done although one job fails, and the failure is told', async () => {
  const { facility, sent, leave } = await aFacilityWithMail()
  await facility.db.orm.execute(sql`alter table payment_attempts rename column look_at to gone`)
  await leave('beside')
  await expect(runDue(facility.parts)).rejects.toThrow()
  expect(await sent()).toHaveLength(1)
})

it('what is asked to be done at once is over with the first round that finds nothing due', async () => {
  const { facility } = await aFacilityWithMail()
  await runDue(facility.parts)
  const looks = vi.spyOn(facility.parts, 'realNow')
  await runDue(facility.parts)
  const inOneRound = looks.mock.calls.length
  expect(inOneRound).toBeGreaterThan(0)
  // A run that went on would look a hundred times as often.
  expect(inOneRound).toBeLessThan(100)
})
