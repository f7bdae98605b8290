import { minutes } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { newId, newSecret } from '../ids.ts'
import { addAccount } from '../people/accounts.ts'
import { users } from '../people/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { inTheGate } from '../test/long.ts'
import { secretHash } from './hashes.ts'
import { addRefreshToken } from './store.ts'

const rounds = inTheGate(10, 200)

const works = async ({ anyone }: TestFacility, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await anyone.send('GET', 'settings', undefined, headers)).status === 200
}

/** What ends all tokens of an account: made for each round, and ended on the first process. */
const ends: Record<
  string,
  {
    whose: (first: TestFacility, round: number) => Promise<Person>
    end: (first: TestFacility, her: Person) => Promise<{ status: number }>
  }
> = {
  'by which she signs out everywhere': {
    whose: (first) => first.patron(),
    end: (_, her) => her.post('account/logout', { everywhere: true }),
  },
  'of a screen that the desk signs out': {
    async whose(first, round) {
      const reception = await first.staff('Reception')
      const { body } = await reception.post('devices', { name: `Hall ${round}`, kind: 'Waiting' })
      const [row] = await first.db.orm.select().from(users).where(eq(users.id, body.result.id))
      return first.staff(row?.userName ?? '')
    },
    end: async (first, { userId }) =>
      (await first.staff('Reception')).post(`devices/${userId}/end`),
  },
  'by a role that is taken': {
    whose: worker,
    end: async (first, { userId }) =>
      (await first.staff('Admin')).send('DELETE', `users/${userId}/roles/Reception`),
  },
  'by another password': {
    whose: worker,
    async end(first, { userId }) {
      const NewPassword = 'a long new password'
      const body = { userId, NewPassword, ConfirmPassword: NewPassword }
      return (await first.staff('Admin')).post('account/setpassword', body)
    },
  },
  'of an account that is shut': {
    whose: worker,
    end: async (first, { userId }) =>
      (await first.staff('Admin')).post(`users/${userId}/disabled`, { disabled: true }),
  },
}

async function worker(first: TestFacility): Promise<Person> {
  const userName = `Worker-${newId()}`
  const passwordHash = 'nobody signs in by it'
  await first.db.inTransaction((tx) =>
    addAccount(tx, {
      ...{ id: newId(), kind: 'staff', roles: ['Reception', 'Attendant'], userName, passwordHash },
      ...{ language: 'en', createdAt: first.parts.realNow() },
    }),
  )
  return first.staff(userName)
}

it.each(Object.entries(ends))(
  'no token outlives an end %s, whichever process gave it out at that moment',
  async (_, { whose, end }) => {
    const engine = await anEngine()
    const open = () => aFacility({ db: databaseOver(engine, console.error) })
    const [first, second] = [await open(), await open()]
    // Two machines' clocks are never alike: however soon an end comes, by the other's clock the token is younger.
    const { realNow } = second.parts
    second.parts.realNow = () => realNow() + minutes(5)

    for (let round = 1; round <= rounds; round++) {
      const her = await whose(first, round)
      const secret = newSecret()
      const now = first.parts.realNow()
      await first.db.inTransaction((tx) =>
        addRefreshToken(tx, {
          ...{ id: newId(), family: newId(), userId: her.userId, secretHash: secretHash(secret) },
          ...{ issuedAt: now, expiresAt: now + minutes(60) },
        }),
      )
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: secret })
      const trade = Promise.resolve(
        second.app.inject({
          ...{ method: 'POST', url: '/api/token', payload: `${form}` },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      )
      // In every other round the one is over before the other begins; else either may be first.
      if (round % 2 === 1) expect((await trade).statusCode).toBe(200)
      const [answer, ended] = await Promise.all([trade, end(first, her)])
      expect(ended.status).toBe(200)
      const { access_token: given, roles } = answer.json()
      // Whoever came after a role was taken has the roles that are left.
      const withLess = given && roles === 'Attendant'
      for (const token of [her.token, withLess ? null : given].filter(Boolean)) {
        const alive = [await works(first, token), await works(second, token)]
        expect([round, ...alive]).toEqual([round, false, false])
      }
    }
  },
)
