import { hours } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { facility as facilityTable } from '../facility/table.ts'
import type { Outgoing } from '../integrations/messages/messages.ts'
import { runDue } from '../jobs/jobs.ts'
import { effects } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'

const sunday = '2026-11-22T11:00:00-05:00'
const at = (day: number, time: string) => `2026-11-${day}T${time}:00-05:00`

/** Two processes over one database, and all that either of them hands to a provider. */
async function twoProcesses() {
  const first = await aFacility({ now: sunday })
  const second = await aFacility({ now: sunday, db: first.db })
  const sent: Outgoing[] = []
  const provider = { isUp: true }
  for (const { parts } of [first, second]) {
    const { messages } = parts.outside
    parts.outside.messages = {
      ...messages,
      async send(message, values) {
        if (!provider.isUp) return { state: 'waiting', why: 'provider' }
        sent.push(message)
        return messages.send(message, values)
      },
    }
  }
  const sentTo = (...to: string[]) =>
    sent
      .filter((message) => to.includes(message.to))
      .map(({ channel, text }) => `${channel} ${text.split(',')[0]}`)
      .toSorted()
  return { first, second, sentTo, provider }
}

/** Moves the clock while no process runs. */
const dark = ({ db }: TestFacility, until: string) =>
  db.orm.update(facilityTable).set({ clockShows: Date.parse(until), clockSetAt: Date.now() })

const bothRun = async ({ parts }: TestFacility, { parts: other }: TestFacility) => {
  for (let round = 0; round < 3; round++) await Promise.all([runDue(parts), runDue(other)])
}

async function her(house: TestFacility, nth: number) {
  const person = await house.patron(`201555072${nth}`)
  const email = `her${nth}@example.org`
  await house.db.orm
    .update(users)
    .set({ email, notificationByEmail: true })
    .where(eq(users.id, person.userId))
  return { person, ways: [`1201555072${nth}`, email] as const }
}

async function book(person: Person, reservationTime: string) {
  const { status, body } = await person.post('reservations/newreservation', { reservationTime })
  expect([status, body.result?.reservationStatus]).toEqual([200, 'Reserved'])
}

it('after three days in the dark nothing goes out late, what is still in time goes once, by each way she chose', async () => {
  const { first, second, sentTo, provider } = await twoProcesses()
  const [monday, wednesday, thursday] = [
    await her(first, 1),
    await her(first, 2),
    await her(first, 3),
  ]
  // That they were made is due now, and the provider doesn't take it before the house goes dark.
  provider.isUp = false
  await book(monday.person, at(23, '18:00'))
  await book(wednesday.person, at(25, '18:00'))
  await book(thursday.person, at(26, '18:00'))
  await bothRun(first, second)
  provider.isUp = true

  // The real clock goes on too: whatever was put off may be tried again by now.
  for (const { parts } of [first, second]) {
    const { realNow } = parts
    parts.realNow = () => realNow() + hours(72)
  }
  await dark(first, at(25, '11:00'))
  await bothRun(first, second)
  expect(sentTo(...monday.ways)).toEqual([])
  expect(sentTo(...thursday.ways)).toEqual([])
  const once = ['email Reminder: Wednesday', 'sms Reminder: Wednesday']
  expect(sentTo(...wednesday.ways)).toEqual(once)
  expect((await first.db.orm.select().from(effects)).filter(({ doneAt }) => !doneAt)).toEqual([])

  await dark(first, at(25, '19:00'))
  await bothRun(first, second)
  expect(sentTo(...thursday.ways)).toEqual(['email Reminder: Thursday', 'sms Reminder: Thursday'])
  expect(sentTo(...wednesday.ways)).toEqual(once)
  expect(sentTo(...monday.ways)).toEqual([])
})
