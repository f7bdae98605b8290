import type { ServerResponse } from 'node:http'
import fastify from 'fastify'
import pg from 'pg'

/**
 * What the figures are compared with: Fastify and pg with prepared statements, no sign-in, no rules, no checks, and an
 * answer of as many bytes as the product's.
 */
const { DATABASE_URL = '', AVAILABILITY_BYTES = '2', BOOKING_BYTES = '2' } = process.env

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
await pool.query(`create table if not exists bare_nights (night text primary key, places int4 not null);
  create table if not exists bare_visits (id text primary key, night text not null references bare_nights, code int4 not null, patron text not null, visit jsonb not null);
  create index if not exists bare_visits_night on bare_visits (night);
  create index if not exists bare_visits_patron on bare_visits (patron, night);
  create table if not exists bare_history (id text primary key, visit text not null references bare_visits, at timestamptz not null, status text not null);
  create index if not exists bare_history_visit on bare_history (visit, at);
  create table if not exists bare_effects (id text primary key, payload text not null, due_at timestamptz not null, done_at timestamptz);
  create index if not exists bare_effects_due on bare_effects (due_at) where done_at is null;
  create table if not exists bare_keys (scope text primary key, answer text not null, started_at timestamptz not null);
  create index if not exists bare_keys_started on bare_keys (started_at);
  create table if not exists bare_changes (id bigserial primary key, nth int4 not null);
  insert into bare_nights values ('tonight', 18) on conflict do nothing`)

const filled = (bytes: string) => JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2)))
const availability = filled(AVAILABILITY_BYTES)
const booking = filled(BOOKING_BYTES)
const visit = JSON.stringify({ lines: [{ code: 'shower', cents: 2500 }], status: 'Reserved' })
const message = 'x'.repeat(300)

const app = fastify()
app.get('/hello', async () => ({ hello: 'world' }))
app.get('/availability', async (_, reply) => {
  await pool.query({
    name: 'night',
    text: 'select places from bare_nights where night = $1',
    values: ['tonight'],
  })
  return reply.type('application/json').send(availability)
})

type Wish = { night: string; nth: number; patron: string }

/** The rows that a booking writes, and the lock of its night around them: what none of its keepers can do without. */
app.post<{ Body: Wish }>('/book', async (request, reply) => {
  const { night, nth, patron } = request.body
  const id = `${night} ${nth}`
  const client = await pool.connect()
  const ask = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values })
  try {
    await client.query('begin')
    const lock = 'select places from bare_nights where night = $1 for update'
    const found = await ask('lock', lock, [night])
    if (found.rows.length === 0) {
      await ask('open', 'insert into bare_nights values ($1, 18) on conflict do nothing', [night])
      await ask('lock', lock, [night])
    }
    await ask('visit', 'insert into bare_visits values ($1, $2, $3, $4, $5)', [
      ...[id, night, nth, patron, visit],
    ])
    await ask('history', `insert into bare_history values ($1, $1, now(), 'Reserved')`, [id])
    await ask('effect', 'insert into bare_effects values ($1, $2, now())', [id, message])
    await ask('key', 'insert into bare_keys values ($1, $2, now())', [id, booking])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return reply.type('application/json').send(booking)
})
/** One row, committed, and as many bytes to whoever listens: what nobody who tells of a change can do without. */
const listening = new Set<ServerResponse>()
app.get('/events', (_, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  reply.raw.write('event: hello\ndata: {}\n\n')
  listening.add(reply.raw)
  reply.raw.on('close', () => listening.delete(reply.raw))
})
app.post<{ Body: { nth: number; bytes: number } }>('/change', async ({ body }) => {
  await pool.query({
    name: 'change',
    text: 'insert into bare_changes (nth) values ($1)',
    values: [body.nth],
  })
  const message = `event: change\ndata: ${filled(String(body.bytes))}\n\n`
  for (const line of listening) line.write(message)
  return { told: listening.size }
})
console.log(`bare on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
