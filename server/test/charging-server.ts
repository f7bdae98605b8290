import { minutes } from '@mikvah/rules/time/ms.ts'
import { configOf } from '../config.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { practiceOutside } from '../integrations/outside.ts'
import type { CardProcessor } from '../integrations/payments/card-processor.ts'
import { stripeProcessor } from '../integrations/payments/stripe/stripe.ts'
import { freeLeases } from '../jobs/free-leases.ts'
import { startJobs } from '../jobs/jobs.ts'
import { openApp } from '../open-app.ts'
import { inTheGate } from './long.ts'

/**
 * The whole server in a process of its own, whose cards go through a stand-in, and which kills itself at one step
 * of a charge, a refund or a reader's asking: DIES_AT is "charge 2 before", "collect 1 after" and so on. Its real clock
 * may run ahead.
 */
const { STRIPE_URL = '', STRIPE_KEY = '', DIES_AT = '', AHEAD_MS = '0' } = process.env
const now = () => Date.now() + Number(AHEAD_MS)

const config = configOf({ ...process.env, PORT: '0', LOG_LEVEL: 'trace' })
const db = await connect(
  config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
)
await migrate(db)

const stripe = stripeProcessor({
  secretKey: STRIPE_KEY,
  publicKey: 'pk_test_public',
  webhookSecret: 'none',
  requiresCvv: false,
  requiresCardholderId: false,
  baseUrl: STRIPE_URL,
  // What the stand-in lets hang is ended by the process that dies, never by a time limit, however slow the machine is.
  timeoutMs: minutes(5),
  now,
})
const asked = { charge: 0, refund: 0, collect: 0 }
const { readers } = stripe
const dying: CardProcessor = {
  ...stripe,
  charge: (request) => dieAround('charge', () => stripe.charge(request)),
  refund: (request) => dieAround('refund', () => stripe.refund(request)),
  ...(readers && {
    readers: {
      ...readers,
      collect: (...to) => dieAround('collect', () => readers.collect(...to)),
    },
  }),
}

const { app, parts } = await openApp(db, config, {
  outside: { ...practiceOutside(db), cards: () => dying },
  realNow: now,
  seed: 'empty',
})
await freeLeases(parts)
// A house looks once a second.
startJobs(parts, inTheGate(200, 1000))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.listeningOrigin)

/** Dies before the processor is asked, or after it has answered and before that is stored. */
async function dieAround<T>(what: keyof typeof asked, ask: () => Promise<T>): Promise<T> {
  asked[what] += 1
  const step = `${what} ${asked[what]}`
  if (DIES_AT === `${step} before`) die()
  const answer = await ask()
  if (DIES_AT === `${step} after`) die()
  return answer
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
