import { expect, it } from 'vitest'
import { databaseOver } from '../db/in-transaction.ts'
import { newId, newSecret } from '../ids.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { inTheGate } from '../test/long.ts'
import { secretHash } from './hashes.ts'
import { addRefreshToken } from './store.ts'

const rounds = inTheGate(20, 200)

const works = async ({ anyone }: TestFacility, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await anyone.send('GET', 'settings', undefined, headers)).status === 200
}

it('no token outlives an end of all of hers, whichever process gave it out at that moment', async () => {
  const engine = await anEngine()
  const open = () => aFacility({ db: databaseOver(engine, console.error) })
  const [first, second] = [await open(), await open()]
  // The two machines' clocks are never quite alike.
  const { realNow } = second.parts
  second.parts.realNow = () => realNow() + 40

  for (let round = 1; round <= rounds; round++) {
    const her = await first.patron()
    const secret = newSecret()
    const now = first.parts.realNow()
    await first.db.inTransaction((tx) =>
      addRefreshToken(tx, {
        ...{ id: newId(), family: newId(), userId: her.userId, secretHash: secretHash(secret) },
        ...{ issuedAt: now, expiresAt: now + 60_000 },
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
    const [answer, ended] = await Promise.all([
      trade,
      her.post('account/logout', { everywhere: true }),
    ])
    expect(ended.status).toBe(200)
    const given = [her.token, answer.json().access_token].filter(Boolean)
    for (const token of given) {
      const alive = [await works(first, token), await works(second, token)]
      expect([round, ...alive]).toEqual([round, false, false])
    }
  }
})
