import type { FastifyInstance } from 'fastify'
import { type Config, configOf } from '../config.ts'
import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import type { Outside } from '../integrations/outside.ts'
import { runDue } from '../jobs/jobs.ts'
import { openApp } from '../open-app.ts'
import { users } from '../people/table.ts'
import type { Capacity } from '../request/capacity.ts'
import type { Parts } from '../request/parts.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { afterUse } from './after-use.ts'
import { codeIn } from './code-sent.ts'
import { aDatabase } from './databases/a-database.ts'
import type { Received } from './received.ts'

/** An ordinary Tuesday, 24 November 2026, 14:00 in Lakewood: tonight opens at 19:00 … the zman is 17:20. */
export const tuesday = '2026-11-24T14:00:00-05:00'

type Answer = { status: number; body: Received; headers: Record<string, unknown> }
/**
 * Somebody who makes calls, signed in by her own token or not at all. Bodies of answers are read loosely in tests; the
 * contract's own types are tested elsewhere.
 */
export type Person = {
  userId: string
  token: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

/** The app as a test drives it: who makes calls, its settings and its clock. */
export type TestFacility = {
  app: FastifyInstance
  parts: Parts
  db: Database
  anyone: Person
  /** The patron with this phone, made if there is none. She has an access token, and no device that stays signed in. */
  patron(phone?: string): Promise<Person>
  /** Signs a patron up by the calls that her phone makes, with the code that is sent to her. */
  signUp(phone?: string): Promise<Person>
  /** Signs in the staff account with this name, which the practice data has. */
  staff(userName: string): Promise<Person>
  /** Signs in by password. That is slow by design, since passwords are hashed slowly. */
  signIn(userName: string, password: string): Promise<Person>
  set(key: string, value: string): Promise<void>
  /** Puts the app's clock to an instant and does what fell due. */
  clock(now: string): Promise<void>
  runDue(): Promise<void>
}

type Known = Pick<typeof users.$inferSelect, 'id' | 'kind' | 'roles' | 'tokensFrom'>

const isJson = (answer: { body: string; headers: Record<string, unknown> }) =>
  answer.body !== '' && String(answer.headers['content-type']).includes('json')

/**
 * The last phone number given out. A worker counts up over all of its files, in an area that no test names a number of.
 */
let phones = 5_512_550_100

/** The real app on a real database of the running project's engine, in practice mode, with its clock set. */
export async function aFacility(
  given: {
    now?: string
    db?: Database
    outside?: (db: Database, config: Config) => Outside
    settings?: Record<string, string>
    seed?: 'evening' | 'empty' | 'none'
    capacity?: Capacity
    /** Whether the app believes X-Forwarded-For, so that a test may send from any address. */
    behindProxy?: boolean
    /** What differs from the configuration of a start without settings. */
    config?: Partial<Config>
  } = {},
): Promise<TestFacility> {
  const db = given.db ?? (await aDatabase())
  const now = given.now ?? tuesday
  const config = {
    ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
    trustedProxies: given.behindProxy ? ['127.0.0.1'] : [],
    clock: Date.parse(now),
    ...given.config,
  }
  const outside = given.outside?.(db, config)
  const { app, parts } = await openApp(db, config, {
    seed: given.seed ?? 'empty',
    ...(outside ? { outside } : {}),
    ...(given.capacity ? { capacity: given.capacity } : {}),
  })
  afterUse(() => app.close())

  const personOf = (userId: string, token: string | null): Person => {
    const send: Person['send'] = async (method, path, body, headers = {}) => {
      const answer = await app.inject({
        method,
        url: path.startsWith('/') ? path : `/api/api/${path}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      return {
        status: answer.statusCode,
        body: isJson(answer) ? JSON.parse(answer.body) : null,
        headers: answer.headers,
      }
    }
    return {
      userId,
      token: token ?? '',
      send,
      get: (path) => send('GET', path),
      post: (path, body = {}, headers) => send('POST', path, body, headers),
    }
  }
  const anyone = personOf('', null)

  const trade = async (username: string, password: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    })
    if (answer.statusCode !== 200) throw new Error(`Sign-in refused: ${answer.body}`)
    const token = JSON.parse(answer.body)
    return personOf(token.userId, token.access_token)
  }

  const accountOf = async ({ id, kind, roles, tokensFrom }: Known): Promise<Person> =>
    personOf(
      id,
      await writeAccessToken(parts, { userId: id, kind, roles, family: null }, tokensFrom),
    )

  const accountNamed = async (userName: string): Promise<Known> => {
    const [known] = await db.orm.select().from(users).where(eq(users.userName, userName))
    if (!known) throw new Error(`Nobody is called ${userName}.`)
    return known
  }

  const patronAt = async (phone: string): Promise<Known> => {
    const { now } = await parts.facility.read()
    await db.orm
      .insert(users)
      .values({
        id: newId(),
        kind: 'patron',
        userName: phone,
        phone,
        language: 'en',
        createdAt: now,
      })
      .onConflictDoNothing()
    return accountNamed(phone)
  }

  const facility: TestFacility = {
    app,
    parts,
    db,
    anyone,
    signIn: trade,
    async patron(phone = String(phones++)) {
      return accountOf(await patronAt(`1${phone}`))
    },
    async signUp(phone = String(phones++)) {
      await anyone.post('account/register', { phone, language: 'en' })
      const authCode = await codeIn(
        async () => (await anyone.get(`/api/practice/outbox?to=1${phone}`)).body,
      )
      const { body } = await anyone.post('account/registrationVerify', {
        phoneNumber: phone,
        authCode,
      })
      return trade(body.result.userName, body.result.password)
    },
    staff: async (userName) => accountOf(await accountNamed(userName)),
    async set(key, value) {
      const answer = await (await facility.staff('Admin')).post('settings', { key, value })
      if (answer.status !== 200) throw new Error(`Setting refused: ${JSON.stringify(answer.body)}`)
    },
    async clock(to) {
      const answer = await anyone.post('/api/practice/clock', { now: to })
      if (answer.status !== 200) throw new Error(`Clock refused: ${JSON.stringify(answer.body)}`)
    },
    runDue: () => runDue(parts),
  }
  for (const [key, value] of Object.entries(given.settings ?? {})) await facility.set(key, value)
  return facility
}
