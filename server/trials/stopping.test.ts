import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, type Process, shared } from '../test/a-process.ts'
import { aScreen } from '../test/a-screen.ts'
import { afterUse, besideOthers } from '../test/after-use.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { inTheGate, long } from '../test/long.ts'
import { post, signIn } from '../test/over-the-wire.ts'
import { waitUntil } from '../test/wait-for.ts'

type Where = { DATABASE_URL: string } | { DATA_DIR: string }

/** Sends `text` on a connection of its own, and resolves once all of it has been sent. */
async function sent(server: Process, text: string): Promise<Socket> {
  const socket = dial(Number(new URL(server.url).port), '127.0.0.1')
  afterUse(async () => void socket.destroy())
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(text, resolve))
  return socket
}

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** All that comes until the line is closed; a reset is an error. */
const heard = async (socket: Socket) => (await socket.toArray()).join('')

const readiness = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/**
 * Whether the server is ready, asked on a connection of its own: connections are accepted in their order, so its answer
 * shows that every one of before has been accepted.
 */
const isReady = (server: Process) =>
  sent(server, readiness)
    .then(heard)
    .then(
      (answer) => answer.includes('HTTP/1.1 200'),
      () => false,
    )

const settings = 'GET /api/api/settings/publicsettings HTTP/1.1\r\nHost: localhost\r\n\r\n'
const slowBody =
  'POST /api/api/account/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{'

/** Repeats requests on open connections until the server accepts none any more. */
async function busyClient(server: Process): Promise<number> {
  for (let answers = 0; ; answers++) {
    const answer = await fetch(`${server.url}/version`).catch(() => null)
    if (answer === null) return answers
    await answer.text().catch(() => null)
  }
}

/**
 * A process takes seconds to end, and each test has one of its own: while one ends, those of the others do. The long
 * run has each alone, since it looks at how long that takes.
 */
const itBesides = long ? it : it.concurrent

/** The gate asks for both of one process. */
const signals = inTheGate(['two of them'], ['one', 'two of them'])

itBesides.each(signals)(
  'SIGTERM, %s, ends it with 0 within 20 seconds whatever clients do, and what was sent before is answered',
  besideOthers(async (signals: string) => {
    const server = await aProcess(await aFurnishedPlace('empty'))
    const kept = await sent(server, settings)
    await once(kept, 'data')
    await Promise.all([1, 2, 3].map(() => sent(server, slowBody)))
    const busy = Promise.all(Array.from({ length: 20 }, () => busyClient(server)))
    const asked = await Promise.all(Array.from({ length: 40 }, () => sent(server, settings)))
    await new Promise((resolve) => kept.write(settings, resolve))

    const since = performance.now()
    server.child.kill('SIGTERM')
    const answered = Promise.all([...asked, kept].map(heard))
    if (signals === 'two of them') {
      await waitUntil(async () => !(await isReady(server)))
      server.child.kill('SIGTERM')
    }
    const answers = await answered
    expect(answers.filter((answer) => !answer.includes('HTTP/1.1 200'))).toEqual([])
    expect(await server.gone).toEqual([0, null])
    if (long) expect(performance.now() - since).toBeLessThan(20_000)
    for (const turns of await busy) expect(turns).toBeGreaterThan(0)
  }),
  300_000,
)

/** What became of an act as its caller saw it. */
type Outcome = 'acknowledged' | 'refused' | 'cut'

/** Phone numbers that nobody has. */
let numbers = 5_512_600_000

/** Adds patrons one after another until the server no longer listens, and gives the outcome of each. */
async function busyDesk(server: Process, token: string, into: Map<string, Outcome>): Promise<void> {
  for (;;) {
    const phone = String(++numbers)
    const body = { phone, firstName: 'Rivka', lastName: 'Stern', email: '', language: 'en' }
    const outcome = await post(server, '/api/api/users', body, token).then(
      ({ status }) => (status === 200 ? 'acknowledged' : 'refused'),
      (error): Outcome | 'nobody listens' =>
        error.cause?.code === 'ECONNREFUSED' ? 'nobody listens' : 'cut',
    )
    if (outcome === 'nobody listens') return
    into.set(phone, outcome)
  }
}

/** Locks the table of the outbox for as long as the server runs, so that nothing is delivered. */
async function holdOutbox(where: Where): Promise<void> {
  if (!('DATABASE_URL' in where)) return
  const holder = new pg.Client({ connectionString: where.DATABASE_URL })
  await holder.connect()
  afterUse(() => holder.end())
  await holder.query('begin; lock table effects in access exclusive mode')
}

async function patronsIn(where: Where): Promise<Set<string>> {
  const db = await connect(
    'DATA_DIR' in where ? { dataDir: where.DATA_DIR } : { databaseUrl: where.DATABASE_URL },
  )
  const { rows } = await db.orm.execute<{ phone: string }>(
    sql`select phone from users where phone is not null`,
  )
  await db.close()
  return new Set(rows.map(({ phone }) => phone.slice(-10)))
}

itBesides.each(Array.from({ length: inTheGate(1, 20) }, (_, nth) => nth + 1))(
  'SIGTERM amid steady traffic, open screens, slow bodies and a held outbox cuts nothing that was taken in, round %i',
  besideOthers(async () => {
    const where = await aFurnishedPlace('empty')
    const server = await aProcess(where)
    const desks = await Promise.all([
      signIn(server, 'Reception', 'practice-reception'),
      signIn(server, 'Admin', 'practice-admin'),
    ])
    const tokens: string[] = desks.map(({ access_token }) => access_token)
    const tokenOf = (nth: number) => tokens[nth % tokens.length] ?? ''
    const screens = await Promise.all(
      Array.from({ length: inTheGate(6, 50) }, (_, nth) => aScreen(server.url, tokenOf(nth))),
    )
    await Promise.all(Array.from({ length: inTheGate(3, 20) }, () => sent(server, slowBody)))
    const became = new Map<string, Outcome>()
    const busy = Array.from({ length: 8 }, (_, nth) => busyDesk(server, tokenOf(nth), became))
    await waitUntil(() => became.size > 20)
    await holdOutbox(where)

    const since = performance.now()
    server.child.kill('SIGTERM')
    expect(await server.gone).toEqual([0, null])
    if (long) expect(performance.now() - since).toBeLessThan(20_000)
    await Promise.all([...busy, ...screens.map(({ ended }) => ended)])

    const inDatabase = await patronsIn(where)
    const wrong = [...became].filter(
      ([phone, outcome]) => inDatabase.has(phone) !== (outcome === 'acknowledged'),
    )
    expect(wrong).toEqual([])
  }),
  300_000,
)

itBesides(
  'SIGTERM to npm ends what it started too, and the folder is free for the next',
  besideOthers(async () => {
    const where = await aFurnishedPlace('empty')
    const npm = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...shared,
        HOME: process.env.HOME,
        PORT: '0',
        LOG_LEVEL: 'error',
        ...where,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const said = npm.stdout.setEncoding('utf8')
    let text = ''
    for await (const piece of said) {
      text += piece
      if (text.includes('localhost:')) break
    }
    const url = /http:\/\/localhost:\d+/.exec(text)?.[0]
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    await waitUntil(async () => !(await isOk(`${url}/healthz`)))
  }),
  300_000,
)
