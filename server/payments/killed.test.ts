import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../outside/payments/stand-ins/stripe-stand-in.ts'
import { afterUse } from '../test/after-use.ts'
import { everyRow } from '../test/every-row.ts'
import { postgresDatabase } from '../test/postgres-database.ts'

const entry = join(import.meta.dirname, '../test/charging-server.ts')

/** Where the server keeps its rows from one life to the next. */
type Where = { databaseUrl: string } | { dataDir: string }
type Body = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: what came over the wire
type Any = any

let where: Where
let standIn: StripeStandIn
let logs = ''
const tokens: string[] = []

beforeAll(async () => {
  standIn = await startStripeStandIn()
  afterUse(() => standIn.close())
  if (process.env.ENGINE === 'postgres') {
    const { url, drop } = await postgresDatabase()
    afterUse(drop)
    where = { databaseUrl: url }
  } else {
    const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-killed-'))
    afterUse(() => rm(dataDir, { recursive: true }))
    where = { dataDir }
  }
})

let lives = 0

/** One life of the server, five minutes of the real clock after the one before. */
async function live(diesAt = ''): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...('dataDir' in where
        ? { DATA_DIR: where.dataDir }
        : { DATABASE_URL: where.databaseUrl, DATA_DIR: '/nonexistent' }),
      MODE: 'practice',
      CLOCK: '2026-11-24T14:00:00-05:00',
      STRIPE_URL: standIn.url,
      STRIPE_KEY: standIn.secretKey,
      DIES_AT: diesAt,
      AHEAD_MS: String(minutes(5) * lives++),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  afterUse(async () => {
    child.kill('SIGKILL')
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      logs += text
    })
  }
  const [url] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`The server did not start.\n${logs.slice(-2000)}`)
    }),
  ])
  return { url, child }
}

const gone = ({ child }: { child: ChildProcess }) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null

/** A patron who keeps her device's password through all lives of the server. */
async function patronOf(url: string, phone: string) {
  const call = async (base: string, method: string, path: string, body?: Body, token = '') => {
    const answer = await fetch(`${base}/api/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as Any }
  }
  await call(url, 'POST', 'account/register', { phone, language: 'en' })
  const outbox = (await (await fetch(`${url}/api/practice/outbox?to=1${phone}`)).json()) as {
    text: string
  }[]
  const { body } = await call(url, 'POST', 'account/registrationVerify', {
    phoneNumber: phone,
    authCode: /\d{6}/.exec(outbox[0]?.text ?? '')?.[0],
  })
  const { userName: username, password } = body.result

  return async (base: string) => {
    const answer = await fetch(`${base}/api/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username, password }),
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    const get = (path: string) => call(base, 'GET', path, undefined, token)
    const post = (path: string, sent: Body) => call(base, 'POST', path, sent, token)
    const visit = async (id: string) => (await get(`reservations/${id}`)).body
    return {
      visit,
      /** A held visit of 25 dollars. */
      async hold(): Promise<string> {
        const { body: slots } = await get(`reservations/availablereservations?dt=2026-11-25`)
        const held = await post('reservations/newreservation', {
          reservationTime: slots[0].timeSlot,
          hold: true,
        })
        return held.body.result.reservationId
      },
      pay(reservationId: string) {
        const sourceToken = standIn.confirmationToken('pm_card_visa')
        tokens.push(sourceToken)
        return post('payments/makepayment', {
          amt: 25,
          reservationId,
          paymentInfo: { sourceToken },
        })
      },
      cancel: (id: string) => post(`reservations/${id}/status`, { status: 'Canceled' }),
      /** The visit once nothing of it is open any more. */
      async settled(id: string) {
        const nothingOpen = async () => {
          const { paymentPending, refund } = await visit(id)
          return !paymentPending && refund?.state !== 'onItsWay'
        }
        await vi.waitUntil(nothingOpen, { timeout: 15_000, interval: 100 })
        return visit(id)
      },
    }
  }
}

const moved = () => standIn.movements().map(({ kind }) => kind)
const lost = (call: Promise<unknown>) => expect(call).rejects.toThrow()
const noAnswerTo = (on: string) => standIn.faults.next({ kind: 'hang-after' }, { times: 9, on })

it('moves money once and settles the row, wherever in a charge or a refund the server is killed', async () => {
  // Sarah's charge is made and not answered; Leah's is killed before it is asked for.
  let server = await live('charge 2 before')
  const [asSarah, asLeah] = [
    await patronOf(server.url, '2015550198'),
    await patronOf(server.url, '2015550199'),
  ]
  let [sarah, leah] = [await asSarah(server.url), await asLeah(server.url)]
  const [hers, leahs] = [await sarah.hold(), await leah.hold()]
  noAnswerTo('POST /v1/payment_intents')
  const unanswered = lost(sarah.pay(hers))
  await vi.waitUntil(() => moved().length === 1, { timeout: 15_000 })
  await lost(leah.pay(leahs))
  await unanswered
  await gone(server)
  standIn.faults.clear()

  // Both are settled. Leah's next charge is answered, and the server killed before it writes that down.
  server = await live('charge 1 after')
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await sarah.settled(hers)).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  expect(await leah.settled(leahs)).toMatchObject({ balance: 25, payments: [{ status: 'Error' }] })
  expect(moved()).toEqual(['charge'])
  await lost(leah.pay(leahs))
  await gone(server)

  // That too. Sarah's refund is made and not answered; Leah's is killed before it is asked for.
  server = await live('refund 2 before')
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await leah.settled(leahs)).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  expect(moved()).toEqual(['charge', 'charge'])
  noAnswerTo('POST /v1/refunds')
  const unheard = lost(sarah.cancel(hers))
  await vi.waitUntil(() => moved().length === 3, { timeout: 15_000 })
  await lost(leah.cancel(leahs))
  await unheard
  await gone(server)
  standIn.faults.clear()

  // Coming back to Leah's refund, the server makes it and is killed before it writes that down.
  server = await live('refund 1 after')
  await gone(server)
  expect(moved()).toEqual(['charge', 'charge', 'refund', 'refund'])

  server = await live()
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await sarah.settled(hers)).toMatchObject({ refund: { amount: 25, state: 'issued' } })
  expect(await leah.settled(leahs)).toMatchObject({ refund: { amount: 25, state: 'issued' } })
  expect(moved()).toEqual(['charge', 'charge', 'refund', 'refund'])
  server.child.kill('SIGKILL')
  await gone(server)

  const db = await connect(where)
  const { rows } = await db.orm.execute(
    `select method, status, cents from payments order by method, status`,
  )
  const open = await db.orm.execute(`select id from payment_attempts where state = 'open'`)
  const kept = await everyRow(db)
  await db.close()
  expect(rows).toEqual([
    { method: 'CreditCard', status: 'Approved', cents: 2500 },
    { method: 'CreditCard', status: 'Approved', cents: 2500 },
    { method: 'CreditCard', status: 'Error', cents: 2500 },
    { method: 'CreditRefund', status: 'Approved', cents: 2500 },
    { method: 'CreditRefund', status: 'Approved', cents: 2500 },
  ])
  expect(open.rows).toEqual([])
  for (const secret of [standIn.secretKey, ...tokens]) {
    expect(kept).not.toContain(secret)
    expect(logs).not.toContain(secret)
  }
  expect(logs).toContain('makepayment')
}, 120_000)
