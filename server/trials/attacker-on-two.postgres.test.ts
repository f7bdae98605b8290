import { beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { type Answer, aFleet, type Fleet, type Sent } from '../test/a-fleet.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { post, signIn } from '../test/over-the-wire.ts'
import { untilLetIn } from '../test/until-let-in.ts'

/** Attacks that once succeeded, repeated step by step against two real processes of one facility. */
let desk: Desk
let fleet: Fleet
beforeAll(async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const db = await connect({ databaseUrl: url })
  afterUse(db.close)
  const settings = { refundDeskLimit: '500', membershipModule: 'True', reservationsUpcoming: '' }
  desk = await aDesk({ db, settings })
  fleet = await aFleet(url, 2, { TRUSTED_PROXIES: '127.0.0.1' })
})

const home = '198.51.100.7'

/** Sends to the two processes in turn. */
const send = (nth: number, sent: Sent): Promise<Answer> =>
  untilLetIn(() => fleet.askOf(nth, { from: home, ...sent }))
const atOnce = <T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)))
const said = (answers: readonly Answer[]) =>
  answers.map(({ status, body }) => [status, body.code].filter(Boolean).join(' ')).toSorted()

const pay = (nth: number, by: Person, body: object) =>
  send(nth, { path: 'payments/makepayment', body, token: by.token })

type Saver = { her: Person; card: { paymentInfo: { sourceCard: string } } }
async function withSavedCard(): Promise<Saver> {
  const her = await desk.patron()
  const { body } = await her.send('PUT', `users/${her.userId}/savedcards`, {
    sourceToken: 'practice_ok',
  })
  return { her, card: { paymentInfo: { sourceCard: body.result.id } } }
}

function aVisit({ her }: Saver, more: object = {}): Promise<string> {
  return desk.booked({ her, night: wednesday, ...more })
}

it('6: the desk charges no saved card beyond its limit, by a fee, a pledge or a membership, on two processes at once', async () => {
  const saver = await withSavedCard()
  const { her, card } = saver
  const above = '403 charge-above-desk-limit'

  const reservationId = await aVisit(saver)
  const fee = { method: 'Fee', amt: 5000, reservationId, note: 'A broken mirror' }
  await pay(0, desk.reception, fee)
  const balance = (await her.get(`reservations/${reservationId}`)).body.balance
  const all = { userId: her.userId, reservationId, amt: balance, ...card }
  expect(said(await atOnce(4, (nth) => pay(nth, desk.reception, all)))).toEqual(
    Array.from({ length: 4 }, () => above),
  )

  const pledged = await aVisit(await Promise.resolve(saver), {
    reservationTime: at('21:30', '2026-11-26'),
    donationAmount: 4000,
  })
  const owed = (await her.get(`reservations/${pledged}`)).body.balance
  const whole = { userId: her.userId, reservationId: pledged, amt: owed, ...card }
  expect(owed).toBeGreaterThan(4000)
  expect(said(await atOnce(4, (nth) => pay(nth, desk.reception, whole)))).toEqual(
    Array.from({ length: 4 }, () => above),
  )

  const year = {
    ...{ membershipLevel: 'Gold', membershipAutoRenew: false, installments: 1 },
    ...{ email: 'rivka@example.org', ...card },
  }
  const bought = await atOnce(3, (nth) =>
    send(nth, {
      path: `users/${her.userId}/buymembership`,
      body: year,
      token: desk.reception.token,
    }),
  )
  expect(bought.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  const { body: rows } = await desk.admin.get(`payments/byuser?user=${her.userId}`)
  const byCard = rows.filter(({ method }: { method: string }) => method !== 'Fee')
  expect(byCard.length).toBeLessThanOrEqual(1)
})

it('6: nor is a payment given back beyond it in parts, on two processes at once', async () => {
  const her = await desk.patron()
  const given = await pay(0, her, {
    ...{ method: 'Donation', amt: 900 },
    paymentInfo: { sourceToken: 'practice_ok' },
  })
  const { paymentId } = given.body.result[0]
  const back = (nth: number) =>
    send(nth, {
      path: 'payments/refund',
      body: { paymentId, amt: nth === 4 ? 100 : 200, note: `part ${nth}` },
      token: desk.reception.token,
    })
  await atOnce(5, back)
  for (let nth = 0; nth < 5; nth++) await back(nth)
  const { body: rows } = await desk.admin.get(`payments/byuser?user=${her.userId}`)
  const refunds = rows.filter(({ method }: { method: string }) => method === 'CreditRefund')
  const sum = refunds.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
  expect(Math.abs(sum)).toBe(500)
})

it('8: no token that the one process trades outlives a sign-out everywhere on the other', async () => {
  const [first, second] = fleet.members as [Fleet['members'][number], Fleet['members'][number]]
  let traded = 0
  for (let round = 0; round < 50; round++) {
    const [here, there] = round % 2 ? [first, second] : [second, first]
    const { access_token, refresh_token } = await signIn(here, 'Mikvah', 'practice-mikvah')
    const trade = () => {
      const form = { grant_type: 'refresh_token', refresh_token }
      return post(there, '/api/token', new URLSearchParams(form))
    }
    const everywhere = { everywhere: true }
    const [answer, ended] = await Promise.all([
      trade(),
      post(here, '/api/api/account/logout', everywhere, access_token),
    ])
    expect(ended.status).toBe(200)
    if (answer.status === 200) traded++
    const tokens = [access_token, answer.body.access_token].filter(Boolean)
    for (const token of tokens)
      for (const nth of [0, 1])
        expect([round, (await send(nth, { path: 'settings', token })).status]).toEqual([round, 401])
    expect((await trade()).status).toBe(400)
  }
  expect(traded).toBeGreaterThan(0)
}, 300_000)

it('9: the brake on strangers’ stolen cards isn’t the desk’s to release', async () => {
  const gift = { method: 'Donation', amt: 1, paymentInfo: { sourceToken: 'practice_declined' } }
  const tries: Answer[] = []
  for (let net = 0; net < 12; net++)
    tries.push(
      ...(await atOnce(5, (nth) =>
        send(nth, { path: 'payments/makepayment', body: gift, from: `192.0.2.${net + 1}` }),
      )),
    )
  expect(tries.filter(({ status }) => status === 402).length).toBeGreaterThanOrEqual(50)
  const from = '192.0.2.99'
  const good = { ...gift, paymentInfo: { sourceToken: 'practice_ok' } }
  const stranger = (nth: number) => send(nth, { path: 'payments/makepayment', body: good, from })
  expect((await stranger(0)).status).toBe(429)

  const { body: seen } = await desk.reception.get('locks')
  expect(seen.filter(({ kind }: { kind: string }) => kind === 'card')).toEqual([])
  const { body: locks } = await desk.admin.get('locks')
  const brake = locks.find(({ kind }: { kind: string }) => kind === 'cards-of-strangers')
  for (const nth of [0, 1]) {
    const path = `locks/${brake.id}/release`
    const { status } = await send(nth, { path, body: {}, token: desk.reception.token })
    expect([403, 404]).toContain(status)
    expect((await stranger(nth)).status).toBe(429)
  }
  expect((await desk.admin.post(`locks/${brake.id}/release`)).status).toBe(200)
  for (const nth of [0, 1]) expect((await stranger(nth)).status).toBe(200)
})

it('11e: one key at both opens a door once, and nobody is told that it failed', async () => {
  const opened = async () => {
    const all: { point: string }[] = await (
      await fetch(`${fleet.members[0]?.url}/api/practice/devices`)
    ).json()
    return all.length
  }
  for (let round = 0; round < 10; round++) {
    const before = await opened()
    const sent = {
      path: 'hartmann/unlockroom?roomid=8',
      body: {},
      token: desk.reception.token,
      key: `opens-${round}-once`,
    }
    const answers = await atOnce(6, (nth) => send(nth, sent))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
    expect(statuses).toContain(200)
    expect(await opened()).toBe(before + 1)
  }
})

it('11f: whoever asks /readyz without end keeps nobody else waiting', async () => {
  const { url } = fleet.members[0] as Fleet['members'][number]
  let floods = 0
  let over = false
  const flood = Promise.all(
    Array.from({ length: 250 }, async () => {
      while (!over) {
        expect((await fetch(`${url}/readyz`)).status).toBe(200)
        floods++
      }
    }),
  )
  await expect.poll(() => floods).toBeGreaterThan(500)
  let longest = 0
  for (let nth = 0; nth < 10; nth++) {
    const before = floods
    expect((await send(0, { path: 'settings/publicsettings' })).status).toBe(200)
    longest = Math.max(longest, floods - before)
  }
  over = true
  await flood
  console.info(`/readyz answered ${floods} times; a call waited behind ${longest} of them at most`)
  // Each of those who ask is answered a few times while one call is: it stands in no queue behind them all.
  expect(longest).toBeLessThan(250 * 20)
}, 300_000)
