import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq, sql } from '../db/drizzle/queries.ts'
import { forget } from '../jobs/forget-old-rows.ts'
import { users } from '../people/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { endedFamilies, refreshTokens } from './table.ts'

let facility: TestFacility
let realNow: number
beforeEach(async () => {
  facility = await aFacility()
  realNow = Date.now()
  facility.parts.realNow = () => realNow
})

async function trade(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await facility.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const withPassword = (username: string, password: string) =>
  trade({ grant_type: 'password', username, password })
const admin = () => withPassword('Admin', 'practice-admin')
const refresh = (refresh_token: string, user_id?: string) =>
  trade({ grant_type: 'refresh_token', refresh_token, ...(user_id ? { user_id } : {}) })
const works = async (token: string) =>
  (await facility.anyone.send('GET', 'settings', undefined, { authorization: `Bearer ${token}` }))
    .status === 200
const post = (token: string, path: string, body: object) =>
  facility.anyone.post(path, body, { authorization: `Bearer ${token}` })

async function credential(phone: string): Promise<{ userName: string; password: string }> {
  await facility.anyone.post('account/register', { phone, language: 'en' })
  const { body: outbox } = await facility.anyone.get(`/api/practice/outbox?to=1${phone}`)
  const authCode = /\d{6}/.exec(outbox[0].text)?.[0]
  const { body } = await facility.anyone.post('account/registrationVerify', {
    phoneNumber: phone,
    authCode,
  })
  realNow += 31_000
  return body.result
}

/** Counts how often a transaction was begun. One that a deadlock has rolled back is tried again. */
function countTries(): () => number {
  const { db } = facility.parts
  const { inTransaction } = db
  let tries = 0
  db.inTransaction = (work, options) =>
    inTransaction((tx) => {
      tries++
      return work(tx)
    }, options)
  return () => tries
}

/** Runs `act` right before the next transaction. */
function meanwhile(act: () => Promise<unknown>): void {
  const { db } = facility.parts
  const { inTransaction } = db
  db.inTransaction = async (work, options) => {
    db.inTransaction = inTransaction
    await act()
    return inTransaction(work, options)
  }
}

describe('a sign-in that was right a moment ago', () => {
  const refused = { status: 400, body: { error: 'invalid_grant' } }

  it('is refused when the password has been changed since', async () => {
    const { access_token: token } = (await admin()).body
    const desk = await withPassword('Reception', 'practice-reception')
    meanwhile(async () => {
      const { status } = await post(token, 'account/setpassword', {
        userId: desk.body.userId,
        NewPassword: 'another-password',
        ConfirmPassword: 'another-password',
      })
      expect(status).toBe(200)
    })
    expect(await withPassword('Reception', 'practice-reception')).toMatchObject(refused)
    expect((await withPassword('Reception', 'another-password')).status).toBe(200)
  })

  it('is refused when the account has been turned away since', async () => {
    const reception = eq(users.userName, 'Reception')
    expect((await withPassword('Reception', 'practice-reception')).status).toBe(200)
    meanwhile(() => facility.db.orm.update(users).set({ disabled: true }).where(reception))
    expect(await withPassword('Reception', 'practice-reception')).toMatchObject(refused)
  })

  it('is refused when she has signed out everywhere since', async () => {
    const { userName, password } = await credential('2015550191')
    const { body } = await withPassword(userName, password)
    meanwhile(() => post(body.access_token, 'account/logout', { everywhere: true }))
    expect(await withPassword(userName, password)).toMatchObject(refused)
  })
})

it('a device in daily use stays signed in, however long ago it last gave its credential', async () => {
  const { userName, password } = await credential('2015550192')
  let token = (await withPassword(userName, password)).body.refresh_token
  for (let days = 0; days < 420; days += 20) {
    realNow += 20 * 24 * 3_600_000
    token = (await refresh(token)).body.refresh_token
  }
  expect((await withPassword(userName, password)).status).toBe(200)
  realNow += 401 * 24 * 3_600_000
  expect((await withPassword(userName, password)).status).toBe(400)
})

describe('the token call', () => {
  it('answers in flat strings that nobody stores', async () => {
    const { status, body, headers } = await admin()
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 900,
      refresh_token: expect.stringMatching(/^[\w-]{40,}$/),
      userName: 'Admin',
      userId: expect.any(String),
      roles: 'Admin',
      '.issued': new Date(realNow).toUTCString(),
      '.expires': new Date(realNow + 900_000).toUTCString(),
    })
    expect([headers['cache-control'], headers.pragma]).toEqual(['no-store', 'no-cache'])
  })

  it.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password', username: 'Admin' }, 'invalid_request'],
    [{ grant_type: 'refresh_token' }, 'invalid_request'],
    [{ grant_type: 'magic' }, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token', refresh_token: 'nothing of ours' }, 'invalid_grant'],
    [{ grant_type: 'password', username: 'Admin', password: 'wrong' }, 'invalid_grant'],
    [{ grant_type: 'password', username: 'nobody', password: 'wrong' }, 'invalid_grant'],
  ])('answers %j with 400 %s', async (form, error) => {
    const { status, body } = await trade(form as Record<string, string>)
    expect(status).toBe(400)
    expect(body.error).toBe(error)
    expect(Object.keys(body).every((key) => ['error', 'error_description'].includes(key))).toBe(
      true,
    )
  })

  it('takes the name in any case, and slows down who keeps guessing', async () => {
    expect((await withPassword('aDMIN', 'practice-admin')).status).toBe(200)
    for (let wrong = 0; wrong < 20; wrong++) await withPassword('Reception', 'wrong')
    const locked = await withPassword('Reception', 'practice-reception')
    expect([locked.status, locked.body.code]).toEqual([429, 'too-many-tries'])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await admin()).status).toBe(200)
    realNow += 15 * 60_000
    expect((await withPassword('Reception', 'practice-reception')).status).toBe(200)
  })
})

describe('an access token', () => {
  it('says whose it is and what for, and holds no phone number', async () => {
    const { userName, password } = await credential('2015550185')
    const { body } = await withPassword(userName, password)
    const claims = decodeJwt(body.access_token)
    expect(claims).toMatchObject({ iss: 'sign-in', aud: 'api', sub: body.userId, kind: 'patron' })
    expect(JSON.stringify(claims)).not.toContain('2015550185')
  })

  it('ends after fifteen minutes with the one 401 everyone gets', async () => {
    const { body } = await admin()
    realNow += 14 * 60_000 + 58_000
    expect(await works(body.access_token)).toBe(true)
    realNow += 3_000
    const late = await facility.anyone.send('GET', 'settings', undefined, {
      authorization: `Bearer ${body.access_token}`,
    })
    expect([late.status, late.body, late.headers['www-authenticate']]).toEqual([
      401,
      { Message: 'Authorization has been denied for this request.' },
      'Bearer',
    ])
  })
})

describe('a refresh token', () => {
  it('is traded for the next one, and the chain goes on', async () => {
    let { body } = await admin()
    for (let turn = 0; turn < 3; turn++) {
      realNow += 10 * 60_000
      const next = await refresh(body.refresh_token, body.userId)
      expect(next.status).toBe(200)
      expect(next.body.refresh_token).not.toBe(body.refresh_token)
      expect(await works(next.body.access_token)).toBe(true)
      body = next.body
    }
    realNow += 30 * 24 * 3_600_000
    expect((await refresh(body.refresh_token)).body).toEqual({ error: 'invalid_grant' })
  })

  it('is nobody else’s', async () => {
    const { body } = await admin()
    expect((await refresh(body.refresh_token, 'someone else')).status).toBe(400)
    expect((await refresh(body.refresh_token, body.userId)).status).toBe(200)
  })

  it('may be traded again for a minute when the answer was lost; the unused successor dies', async () => {
    const { body } = await admin()
    const lost = await refresh(body.refresh_token)
    realNow += 59_000
    const again = await refresh(body.refresh_token)
    expect(again.status).toBe(200)
    expect((await refresh(again.body.refresh_token)).status).toBe(200)
    expect((await refresh(lost.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('used by two hands ends the whole family: after a minute, after its successor, or as the dead successor', async () => {
    const late = (await admin()).body
    const next = await refresh(late.refresh_token)
    realNow += 60_000
    expect((await refresh(late.refresh_token)).status).toBe(400)
    expect((await refresh(next.body.refresh_token)).status).toBe(400)

    const quick = (await admin()).body
    const second = await refresh(quick.refresh_token)
    const third = await refresh(second.body.refresh_token)
    expect((await refresh(quick.refresh_token)).status).toBe(400)
    expect((await refresh(third.body.refresh_token)).status).toBe(400)

    const stolen = (await admin()).body
    const hers = await refresh(stolen.refresh_token)
    const theirs = await refresh(stolen.refresh_token)
    expect((await refresh(hers.body.refresh_token)).status).toBe(400)
    expect((await refresh(theirs.body.refresh_token)).status).toBe(400)
  })

  it('traded ten times at once leaves one living end, and no trade bars the way of another', async () => {
    const { body } = await admin()
    const tries = countTries()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(body.refresh_token)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(tries()).toBe(10)
    const last = answers.map((answer) => answer.body.refresh_token)
    const good = []
    for (const token of last.toReversed()) {
      const answer = await refresh(token)
      if (answer.status === 200) good.push(token)
    }
    expect(good.length).toBeLessThanOrEqual(1)
  })
})

describe('one account', () => {
  const from = { remoteAddress: '198.51.100.7' }
  const tradeFrom = async (form: Record<string, string>) => {
    const answer = await facility.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
      ...from,
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  it('is given so many tokens in a quarter of an hour, by whatever right secret, and no other waits for it', async () => {
    const [hers, another] = [await credential('2015550187'), await credential('2015550188')]
    const signIn = ({ userName: username, password }: typeof hers) =>
      tradeFrom({ grant_type: 'password', username, password })
    let last = await signIn(hers)
    for (let at = 1; at < 200; at++) {
      const before: string = last.body.refresh_token
      last =
        at % 2
          ? await signIn(hers)
          : await tradeFrom({ grant_type: 'refresh_token', refresh_token: before })
      expect(last.status, String(at)).toBe(200)
    }
    const { refresh_token } = last.body
    for (const answer of [
      await signIn(hers),
      await tradeFrom({ grant_type: 'refresh_token', refresh_token }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([429, 'too-many-tries'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await facility.db.orm.$count(refreshTokens)).toBe(200)
    expect((await signIn(another)).status).toBe(200)
    realNow += 15 * 60_000
    expect((await tradeFrom({ grant_type: 'refresh_token', refresh_token })).status).toBe(200)
  })
})

describe('what signed out', () => {
  it('is remembered for as long as its access token could live, and then forgotten', async () => {
    const { body } = await admin()
    await post(body.access_token, 'account/logout', {})
    const remembered = () => facility.db.orm.$count(endedFamilies)
    const longer = (minutes: number) =>
      facility.db.orm.execute(
        sql`update ended_families set ended_at = ended_at - ${minutes} * interval '1 minute'`,
      )
    await longer(14)
    realNow += 14 * 60_000
    await forget(facility.parts)
    expect([await remembered(), await works(body.access_token)]).toEqual([1, false])
    await longer(17)
    realNow += 17 * 60_000
    await forget(facility.parts)
    expect([await remembered(), await works(body.access_token)]).toEqual([0, false])
  })
})

describe('a disabled account', () => {
  it('is given no tokens: not for its password, its credential or its refresh token', async () => {
    const { userName, password } = await credential('2015550186')
    const hers = (await withPassword(userName, password)).body
    const desk = (await withPassword('Reception', 'practice-reception')).body
    await facility.db.orm.update(users).set({ disabled: true })
    for (const answer of [
      await withPassword(userName, password),
      await withPassword('Reception', 'practice-reception'),
      await refresh(hers.refresh_token),
      await refresh(desk.refresh_token),
    ])
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
  })
})

describe('signing out', () => {
  it('ends the access token at once, and after two hands used its refresh token too', async () => {
    const here = (await admin()).body
    const there = (await admin()).body
    await post(here.access_token, 'account/logout', { refresh_token: here.refresh_token })
    expect([await works(here.access_token), await works(there.access_token)]).toEqual([false, true])

    const next = (await refresh(there.refresh_token)).body
    realNow += 61_000
    await refresh(there.refresh_token)
    expect([await works(there.access_token), await works(next.access_token)]).toEqual([
      false,
      false,
    ])
  })

  it('without its refresh token ends this device all the same, its credential included', async () => {
    const { userName, password } = await credential('2015550187')
    const here = (await withPassword(userName, password)).body
    await post(here.access_token, 'account/logout', {})
    expect(await works(here.access_token)).toBe(false)
    expect((await refresh(here.refresh_token)).status).toBe(400)
    expect((await withPassword(userName, password)).status).toBe(400)
  })

  it('is also what a device does that signs in by code anew: its old credential ends', async () => {
    const phone = '2015550188'
    const former = await credential(phone)
    const here = (await withPassword(former.userName, former.password)).body
    await facility.anyone.post('account/register', { phone, language: 'en' })
    const { body: outbox } = await facility.anyone.get(`/api/practice/outbox?to=1${phone}`)
    const authCode = /\d{6}/.exec(outbox[0].text)?.[0]
    const again = await post(here.access_token, 'account/registrationVerify', {
      phoneNumber: phone,
      authCode,
    })
    expect(again.status).toBe(200)
    expect((await withPassword(former.userName, former.password)).status).toBe(400)
    expect(await works(here.access_token)).toBe(false)
    const { userName, password } = again.body.result
    expect((await withPassword(userName, password)).status).toBe(200)
  })

  it('ends this device and leaves her others', async () => {
    const phone = '2015550181'
    const [first, second] = [await credential(phone), await credential(phone)]
    const here = (await withPassword(first.userName, first.password)).body
    const there = (await withPassword(second.userName, second.password)).body
    const out = await post(here.access_token, 'account/logout', {
      refresh_token: here.refresh_token,
    })
    expect(out.body).toEqual({ success: true, result: null, errorMessage: null })
    expect((await refresh(here.refresh_token)).status).toBe(400)
    expect((await withPassword(first.userName, first.password)).status).toBe(400)
    expect((await refresh(there.refresh_token)).status).toBe(200)
    expect((await withPassword(second.userName, second.password)).status).toBe(200)
  })

  it('with the refresh token of somebody else ends nothing of hers', async () => {
    const [mine, hers] = [await credential('2015550195'), await credential('2015550196')]
    const here = (await withPassword(mine.userName, mine.password)).body
    const there = (await withPassword(hers.userName, hers.password)).body
    await post(here.access_token, 'account/logout', { refresh_token: there.refresh_token })
    expect([await works(here.access_token), await works(there.access_token)]).toEqual([false, true])
    expect((await refresh(there.refresh_token)).status).toBe(200)
  })

  it('everywhere ends what another process gave out by a clock that is ahead', async () => {
    const { userName, password } = await credential('2015550181')
    const here = (await withPassword(userName, password)).body
    realNow += 5000
    const there = (await refresh(here.refresh_token)).body
    realNow -= 5000
    await post(here.access_token, 'account/logout', { everywhere: true })
    expect([await works(here.access_token), await works(there.access_token)]).toEqual([
      false,
      false,
    ])
  })

  it('each time roles change the tokens of before end, though the clock was put back between', async () => {
    const desk = (await withPassword('Reception', 'practice-reception')).body
    const change = async (method: 'PUT' | 'DELETE') => {
      const { access_token: token } = (await admin()).body
      const { status } = await facility.anyone.send(
        ...([method, `users/${desk.userId}/roles/Attendant`, undefined] as const),
        { authorization: `Bearer ${token}` },
      )
      expect(status).toBe(200)
    }
    realNow += 5000
    await change('PUT')
    const given = (await refresh(desk.refresh_token)).body
    expect([await works(desk.access_token), await works(given.access_token)]).toEqual([false, true])
    realNow -= 5000
    await change('DELETE')
    expect(await works(given.access_token)).toBe(false)
    expect(await works((await refresh(given.refresh_token)).body.access_token)).toBe(true)
  })

  it('everywhere ends every token at once, that of this device included', async () => {
    const phone = '2015550182'
    const [first, second] = [await credential(phone), await credential(phone)]
    const here = (await withPassword(first.userName, first.password)).body
    const there = (await withPassword(second.userName, second.password)).body
    realNow += 1
    await post(here.access_token, 'account/logout', { everywhere: true })
    expect([await works(here.access_token), await works(there.access_token)]).toEqual([
      false,
      false,
    ])
    for (const token of [here.refresh_token, there.refresh_token])
      expect((await refresh(token)).status).toBe(400)
    for (const one of [first, second])
      expect((await withPassword(one.userName, one.password)).status).toBe(400)
  })
})

describe('a device credential', () => {
  it('ends after 400 days without use', async () => {
    const { userName, password } = await credential('2015550183')
    realNow += 399 * 24 * 3_600_000
    expect((await withPassword(userName, password)).status).toBe(200)
    realNow += 399 * 24 * 3_600_000
    expect((await withPassword(userName, password)).status).toBe(200)
    realNow += 400 * 24 * 3_600_000
    expect((await withPassword(userName, password)).status).toBe(400)
  })
})

describe('a staff password', () => {
  it('is set by an administrator, ends that account’s tokens, and is the only one that works', async () => {
    const chief = (await admin()).body
    const desk = (await withPassword('Reception', 'practice-reception')).body
    realNow += 1
    const NewPassword = 'a long new password'
    const set = await post(chief.access_token, 'account/setpassword', {
      userId: desk.userId,
      NewPassword,
      ConfirmPassword: NewPassword,
    })
    expect(set.status).toBe(200)
    expect(await works(desk.access_token)).toBe(false)
    expect((await refresh(desk.refresh_token)).status).toBe(400)
    expect((await withPassword('Reception', 'practice-reception')).status).toBe(400)
    expect((await withPassword('Reception', NewPassword)).status).toBe(200)
    expect(await works(chief.access_token)).toBe(true)
    const got = await facility.db.orm
      .select({ actor: auditLog.actor, subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.act, 'password-set'))
    expect(got).toEqual([{ actor: chief.userId, subject: desk.userId }])
  })

  it('is changed by its own account only with the present one, and not by guessing', async () => {
    const desk = (await withPassword('Reception', 'practice-reception')).body
    const change = (currentPassword: string, ConfirmPassword = 'another long one') =>
      post(desk.access_token, 'account/setpassword', {
        userId: desk.userId,
        NewPassword: 'another long one',
        ConfirmPassword,
        currentPassword,
      })
    expect((await change('wrong')).body.code).toBe('wrong-password')
    expect((await change('practice-reception', 'differs')).body.code).toBe('passwords-differ')
    for (let wrong = 0; wrong < 9; wrong++) await change('wrong')
    expect((await change('practice-reception')).status).toBe(429)
    realNow += 15 * 60_000 - 20_000
    const fresh = (await refresh(desk.refresh_token)).body
    realNow += 20_000
    const changed = await post(fresh.access_token, 'account/setpassword', {
      userId: desk.userId,
      NewPassword: 'another long one',
      ConfirmPassword: 'another long one',
      currentPassword: 'practice-reception',
    })
    expect(changed.status).toBe(200)
    expect(await works(fresh.access_token)).toBe(false)
  })

  it('of someone else is not a desk’s or a patron’s to set', async () => {
    const chief = (await admin()).body
    const desk = (await withPassword('Reception', 'practice-reception')).body
    const { userName, password } = await credential('2015550184')
    const patron = (await withPassword(userName, password)).body
    const body = {
      userId: chief.userId,
      NewPassword: 'x'.repeat(12),
      ConfirmPassword: 'x'.repeat(12),
    }
    for (const { access_token } of [desk, patron]) {
      const { status, body: told } = await post(access_token, 'account/setpassword', body)
      expect([status, told.code]).toEqual([403, 'role-missing'])
    }
    const own = await post(patron.access_token, 'account/setpassword', {
      ...body,
      userId: patron.userId,
    })
    expect(own.status).toBe(403)
    const nobody = await post(chief.access_token, 'account/setpassword', {
      ...body,
      userId: 'none',
    })
    expect([nobody.status, nobody.body.code]).toEqual([404, 'user-not-found'])
  })
})
