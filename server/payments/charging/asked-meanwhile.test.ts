import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf } from '../../config.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { practiceOutside } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { openApp } from '../../open-app.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { tuesday } from '../../test/a-facility.ts'
import { afterUse } from '../../test/after-use.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { lockWaits } from '../../test/databases/lock-waits.ts'
import { pausingDatabase } from '../../test/databases/pausing-database.ts'
import { card } from '../../test/paying.ts'
import { waitUntil } from '../../test/wait-for.ts'

let charges = 0
/** The next card that is asked for comes to nothing. */
let failsNext = false
const counting = (processor: CardProcessor): CardProcessor => ({
  ...processor,
  charge: async (request) => {
    if (failsNext) {
      failsNext = false
      return { status: 'error', type: 'api_error', code: 'down', message: 'As the test asks.' }
    }
    charges += 1
    return processor.charge(request)
  },
})

/** Two servers on one database, the second of which halts. */
let desk: Desk
let slow: ReturnType<typeof pausingDatabase>
let slowly: FastifyInstance
beforeAll(async () => {
  const engine = await anEngine()
  const db = databaseOver(engine, () => {})
  const practice = practiceOutside(db)
  const outside = {
    ...practice,
    cards: (...values: Parameters<typeof practice.cards>) => counting(practice.cards(...values)),
  }
  desk = await aDesk({ db, outside: () => outside })
  slow = pausingDatabase(engine)
  const config = {
    ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
    clock: Date.parse(tuesday),
  }
  ;({ app: slowly } = await openApp(slow.database, config, {
    seed: 'none',
    outside,
  }))
  afterUse(() => slowly.close())
})

let gifts = 0
type Try = { status: number; code?: string; paid?: boolean }

/** A gift without an account, of which the first try and the question may be sent to either server. */
function aGift() {
  const payload = {
    method: 'Donation',
    amt: 18,
    ...card('practice_ok'),
    lastName: `Stern ${gifts}`,
  }
  const key = { 'idempotency-key': `asked-meanwhile-${gifts++}` }
  const send = async (app: FastifyInstance, asks: object): Promise<Try> => {
    const url = '/api/api/payments/makepayment'
    const answer = await app.inject({ method: 'POST', url, headers: { ...key, ...asks }, payload })
    const { code, paid } = answer.json()
    return { status: answer.statusCode, code, paid }
  }
  return {
    give: (app: FastifyInstance) => send(app, {}),
    ask: (app: FastifyInstance) => send(app, { 'idempotency-ask': 'outcome' }),
  }
}

/** Sends the one to the slow server and, while that halts before its nth step, the other to the other. */
async function halfway(
  before: number,
  one: () => Promise<Try>,
  other: () => Promise<Try>,
): Promise<{ one: Try; other: Try; halted: boolean }> {
  let meanwhile: Promise<Try> | null = null
  slow.haltBefore(before, async () => {
    let isOver = false
    meanwhile = other().finally(() => {
      isOver = true
    })
    // On PostgreSQL it may have to wait for what the halted one holds.
    await waitUntil(async () => isOver || (await lockWaits(desk.db)) > 0)
  })
  const got = await one()
  slow.goOn()
  return { one: got, other: await (meanwhile ?? other()), halted: meanwhile !== null }
}

const isNothing = ({ status, code }: Try) => status === 409 && code === 'payment-not-begun'

async function atLast(ask: () => Promise<Try>): Promise<Try> {
  let got = await ask()
  await waitUntil(async () => {
    got = await ask()
    return got.status !== 202 && got.code !== 'in-progress'
  })
  return got
}

describe('whoever asks what came of a gift while it is being made at another server', () => {
  it.each([
    ['the gift halts', false],
    ['the question halts', false],
    ['the gift halts, made anew after it had failed', true],
    ['the question halts, and the gift is made anew after it had failed', true],
  ])('is told one truth, wherever %s', async (which, failedBefore) => {
    const giftHalts = which.startsWith('the gift')
    const ends = new Set<string>()
    for (let step = 1; ; step++) {
      const { give, ask } = aGift()
      if (failedBefore) {
        failsNext = true
        expect((await give(desk.app)).status).toBe(502)
      }
      const before = charges
      const [first, second] = giftHalts ? [give, ask] : [ask, give]
      const { one, other, halted } = await halfway(
        step,
        () => first(slowly),
        () => second(desk.app),
      )
      const [given, asked] = giftHalts ? [one, other] : [other, one]
      const end = await atLast(() => ask(desk.app))
      const at = `${which} before ${step}: ${JSON.stringify({ given, asked, end })}`
      if (isNothing(end)) {
        expect([charges - before, isNothing(given), isNothing(asked)], at).toEqual([0, true, true])
      } else {
        expect([charges - before, end.paid, given.paid], at).toEqual([1, true, true])
        expect(isNothing(asked), at).toBe(false)
      }
      ends.add(isNothing(end) ? 'nothing' : 'paid')
      if (!halted) break
    }
    expect(ends).toEqual(new Set(['nothing', 'paid']))
  })
})
