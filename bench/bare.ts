import fastify from 'fastify'
import pg from 'pg'

/**
 * What the figures are compared with: Fastify and pg with one prepared statement a call, no sign-in, no checks, and
 * an answer of as many bytes as the product's.
 */
const { DATABASE_URL = '', AVAILABILITY_BYTES = '2', BOOKING_BYTES = '2' } = process.env

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
await pool.query(`create table if not exists bare_nights (night text primary key, places int4 not null);
  create table if not exists bare_visits (id int8 generated always as identity primary key, night text not null, slot int4 not null, patron text not null);
  create index if not exists bare_visits_night on bare_visits (night, slot);
  insert into bare_nights values ('tonight', 18) on conflict do nothing`)

const filled = (bytes: string) => JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2)))
const availability = filled(AVAILABILITY_BYTES)
const booking = filled(BOOKING_BYTES)

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
app.post<{ Body: { night: string; slot: number; patron: string } }>(
  '/book',
  async (request, reply) => {
    const { night, slot, patron } = request.body
    await pool.query({
      name: 'book',
      text: `insert into bare_visits (night, slot, patron) select $1, $2, $3
             where (select count(*) from bare_visits where night = $1 and slot = $2) < $4`,
      values: [night, slot, patron, 500],
    })
    return reply.type('application/json').send(booking)
  },
)
console.log(`bare on ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
