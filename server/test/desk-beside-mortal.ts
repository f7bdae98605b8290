import type { FastifyInstance } from 'fastify'
import { configOf } from '../config.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { practiceOutside } from '../integrations/outside.ts'
import type { PracticeProcessor } from '../integrations/payments/practice/payments.ts'
import { openApp } from '../open-app.ts'
import { aDesk } from './a-desk.ts'
import { tuesday } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import { anEngine } from './databases/a-database.ts'
import { dyingDatabase } from './databases/dying-database.ts'
import type { Received } from './received.ts'

export type Sent = {
  path: string
  body?: object
  method?: 'PUT' | 'DELETE' | 'POST'
  token: string | null
}
export type Answered = { status: number; body: Received; headers: Record<string, unknown> }

/**
 * A desk, and beside it on the same database a process that can be killed after any statement: `rows.live` says after
 * which, and lets it live again after its death. The card processor is no part of what dies, so there is one for both.
 */
export async function aDeskBesideMortal(cards: PracticeProcessor) {
  const engine = await anEngine()
  const outside = (db: Parameters<typeof practiceOutside>[0]) => ({
    ...practiceOutside(db),
    cards: () => cards,
  })
  const desk = await aDesk({
    db: databaseOver(engine, () => {}),
    outside,
    settings: {
      roomsAvailable: '500',
      reservationsPerNight: '',
      reservationsUpcoming: '',
    },
  })
  const rows = dyingDatabase(engine)
  const config = {
    ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
    clock: Date.parse(tuesday),
  }
  const { app: mortal, parts } = await openApp(rows.database, config, {
    seed: 'none',
    outside: outside(rows.database),
  })
  afterUse(() => mortal.close())
  return { desk, mortal, mortalParts: parts, rows }
}

/** Sends a call to this app, under an idempotency key where one is given; POST unless it says otherwise. */
export async function send(
  app: FastifyInstance,
  { path, body, method, token }: Sent,
  key = '',
): Promise<Answered> {
  const answer = await app.inject({
    method: method ?? 'POST',
    url: `/api/api/${path}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { payload: body } : {}),
  })
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body || 'null'),
    headers: answer.headers,
  }
}
