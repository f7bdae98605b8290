import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { afterUse } from './after-use.ts'
import { codeSentTo } from './code-sent.ts'
import { aFurnishedPlace } from './databases/furnished.ts'
import { sameDate } from './date-of-the-hour.ts'
import type { Received } from './received.ts'
import { sooner } from './sooner.ts'
import { startStripeStandIn } from './stand-ins/stripe-stand-in.ts'

const entry = join(import.meta.dirname, 'charging-server.ts')

type Body = Record<string, unknown>
/** One start of the server: its address and its process. */
export type Life = { url: string; child: ChildProcess }
type Where = { databaseUrl: string } | { dataDir: string }

/** The database that the server keeps when it is started again. */
async function aPlace(): Promise<Where> {
  const place = await aFurnishedPlace('empty')
  return 'DATABASE_URL' in place ? { databaseUrl: place.DATABASE_URL } : { dataDir: place.DATA_DIR }
}

/**
 * A server that dies at a step of a charge, a refund or a reader's asking (`live`) and is started again on the same
 * database, beside one card processor, a stand-in of Stripe's. `said.logs` is what all of its lives have printed.
 */
export async function aMortalServer() {
  const standIn = await startStripeStandIn()
  afterUse(() => standIn.close())
  const where = await aPlace()
  const said = { logs: '' }
  let lives = 0

  /** Starts the server, with its real clock five minutes after the start before. */
  async function live(diesAt = '', clock = '2026-11-24T14:00:00-05:00'): Promise<Life> {
    const date = sameDate()
    const child = spawn(process.execPath, [...sooner, ...date.args, entry], {
      env: {
        ...process.env,
        ...date.env,
        ...('dataDir' in where
          ? { DATA_DIR: where.dataDir }
          : { DATABASE_URL: where.databaseUrl, DATA_DIR: '/nonexistent' }),
        MODE: 'practice',
        CLOCK: clock,
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
        said.logs += text
      })
    }
    const [url] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error(`The server did not start.\n${said.logs.slice(-2000)}`)
      }),
    ])
    return { url, child }
  }

  return { standIn, where, said, live }
}

/** Resolves when the process has ended; null where it has already. */
export const gone = ({ child }: Life) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null

async function call(base: string, method: string, path: string, body?: Body, token = '') {
  const answer = await fetch(`${base}${path.startsWith('/') ? '' : '/api/api/'}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Received }
}

/** Signs in the desk of the practice facility, and gives its `post`; each start of the server needs it anew. */
export async function aDeskIn(base: string) {
  const token = await signedIn(base, 'Reception', 'practice-reception')
  return { post: (path: string, sent: Body) => call(base, 'POST', path, sent, token) }
}

async function signedIn(base: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

/**
 * Signs a patron up at one start of the server; gives a function that signs her in at any other, by the password that
 * her device keeps.
 */
export async function aLastingPatron(url: string, phone: string) {
  await call(url, 'POST', 'account/register', { phone, language: 'en' })
  const { body } = await call(url, 'POST', 'account/registrationVerify', {
    phoneNumber: phone,
    authCode: await codeSentTo(url, phone),
  })
  const { userName: username, password, userId } = body.result
  return async (base: string) => {
    const token = await signedIn(base, username, password)
    return {
      userId: userId as string,
      get: (path: string) => call(base, 'GET', path, undefined, token),
      post: (path: string, sent: Body) => call(base, 'POST', path, sent, token),
    }
  }
}
