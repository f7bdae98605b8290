import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { postgresBinaries } from '../server/test/postgres-binaries.ts'
import { startPrivatePostgres } from '../server/test/private-postgres.ts'
import { call, furnish, type Server, setCapacity, startBare, startProduct } from './contenders.ts'
import { layHistory } from './history.ts'
import { type Figure, load, medianOf, type Shot } from './load.ts'

const long = process.argv.includes('--long')
/** While working on one figure: the comparisons on PostgreSQL and nothing else. */
const brief = process.argv.includes('--brief')
const rounds = long ? 5 : 3
const seconds = long ? 5 : 3
const crowd = 500

type Row = {
  figure: string
  engine: string
  told: string
  aim?: string
  met?: boolean
  why?: string
}
const rows: Row[] = []
const endings: (() => Promise<unknown>)[] = []

const wednesday = '2026-11-25'
const available = `/api/api/reservations/availablereservations?dt=${wednesday}`
const times = Array.from({ length: 24 }, (_, slot) => {
  const minutes = 18 * 60 + slot * 15
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00-05:00`
})
const bookAt = (night: string, nth: number) => ({
  reservationTime: `${night}T${times[nth % times.length]}`,
  bath: nth % 2 === 0,
})
const pick = <T>(list: readonly T[], nth: number): T => {
  const one = list[nth % list.length]
  if (one === undefined) throw new Error('Nothing to pick from.')
  return one
}

type Product = { engine: string; server: Server; tokens: string[]; week: number }

async function openProduct(engine: string, where: Record<string, string>): Promise<Product> {
  const server = await startProduct(where)
  endings.push(server.stop)
  const tokens = await furnish(server.url, 50)
  for (let nth = 0; nth < 200; nth++) {
    const { status, body } = await call(
      server.url,
      '/api/api/reservations/newreservation?v=1',
      bookAt(wednesday, nth),
      pick(tokens, nth),
    )
    if (status !== 200) throw new Error(`The busy night could not be laid: ${body.errorMessage}`)
  }
  return { engine, server, tokens, week: 0 }
}

const availabilityShot =
  ({ tokens }: Product) =>
  (nth: number): Shot => ({ method: 'GET', path: available, token: pick(tokens, nth) })

/** Each round books in nights of its own, a week further on, so that none grows past what a night holds. */
async function bookingShots(product: Product): Promise<(nth: number) => Shot> {
  product.week++
  const tuesday = Temporal.PlainDate.from('2026-11-24').add({ weeks: product.week })
  await call(product.server.url, '/api/practice/clock', { now: `${tuesday}T12:00:00-05:00` })
  const nights = [1, 2, 5].map((days) => tuesday.add({ days }).toString())
  return (nth) => ({
    method: 'POST',
    path: '/api/api/reservations/newreservation?v=1',
    token: pick(product.tokens, nth),
    body: bookAt(pick(nights, nth), Math.floor(nth / 3)),
    key: `bench-${product.week}-${nth}`,
  })
}

const told = ({ perSecond, p50, p99, refused, errors }: Figure) =>
  `${perSecond} /s, p50 ${p50} ms, p99 ${p99} ms${refused ? `, ${refused} REFUSED` : ''}${errors ? `, ${errors} ERRORS` : ''}`

async function compare(
  figure: string,
  bare: Server,
  products: Product[],
  given: {
    connections: number
    bareShot: (nth: number) => Shot
    shots: (product: Product) => Promise<(nth: number) => Shot>
    aim: number
    why: string
  },
): Promise<void> {
  const figures = new Map<string, Figure[]>([['bare', []]])
  for (const { engine } of products) figures.set(engine, [])
  const times = { connections: given.connections, seconds }
  for (let round = 0; round < rounds; round++) {
    figures.get('bare')?.push(await load(bare.url, given.bareShot, times))
    for (const product of products) {
      const shots = await given.shots(product)
      figures.get(product.engine)?.push(await load(product.server.url, shots, times))
    }
  }
  const bareFigure = medianOf(figures.get('bare') ?? [])
  rows.push({ figure, engine: 'bare', told: told(bareFigure) })
  for (const { engine } of products) {
    const mine = medianOf(figures.get(engine) ?? [])
    const ratio = mine.perSecond / bareFigure.perSecond
    const met = ratio >= given.aim
    rows.push({
      figure,
      engine,
      told: `${told(mine)}, ratio ${ratio.toFixed(2)}`,
      aim: `≥ ${given.aim}`,
      met,
      ...(met ? {} : { why: given.why }),
    })
  }
}

async function lastPlace({ engine, server, tokens }: Product): Promise<void> {
  await call(server.url, '/api/practice/clock', { now: '2027-01-05T14:00:00-05:00' })
  await setCapacity(server.url, 1)
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, nth) =>
      call(
        server.url,
        '/api/api/reservations/newreservation?v=1',
        // A night in which nobody has booked yet.
        { reservationTime: '2027-01-06T20:00:00-05:00' },
        pick(tokens, nth),
      ),
    ),
  )
  const took = Math.round(performance.now() - began)
  await setCapacity(server.url, 500)
  await call(server.url, '/api/practice/clock', { now: '2026-11-24T14:00:00-05:00' })
  const of = (status: number) => answers.filter((answer) => answer.status === status).length
  const errors = answers.filter(({ status }) => status >= 500).length
  rows.push({
    figure: `${crowd} for one last place`,
    engine,
    told: `${of(200)} success, ${of(409)} refusals, ${errors} errors, ${took} ms`,
    aim: '1 success',
    met: of(200) === 1 && of(409) === crowd - 1,
  })
}

async function withHistory(plain: Product, aged: Product): Promise<void> {
  const figures: Record<string, Figure[]> = { plain: [], aged: [] }
  for (let round = 0; round < rounds; round++) {
    for (const [name, product] of Object.entries({ plain, aged }))
      figures[name]?.push(
        await load(product.server.url, availabilityShot(product), { connections: 10, seconds }),
      )
  }
  const [before, after] = [medianOf(figures.plain ?? []), medianOf(figures.aged ?? [])]
  const ratio = before.perSecond / after.perSecond
  rows.push({
    figure: 'availability with 500,000 past visits',
    engine: 'postgres',
    told: `${told(after)}; without ${told(before)}; ${ratio.toFixed(2)} times as long`,
    aim: '≤ 1.1',
    met: ratio <= 1.1,
  })
}

async function run(): Promise<void> {
  if (!postgresBinaries())
    throw new Error('The bench needs PostgreSQL on this machine: the bare server runs on it.')
  const cluster = await startPrivatePostgres()
  endings.push(cluster.stop)
  const database = async (name: string) => {
    const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    return cluster.urlOf(name)
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-bench-'))
  endings.push(() => rm(dataDir, { recursive: true, force: true }))

  const postgres = await openProduct('postgres', { DATABASE_URL: await database('product') })
  const products = [postgres]
  if (!brief) products.push(await openProduct('embedded', { DATA_DIR: dataDir }))

  const [token] = postgres.tokens
  const seen = await call(postgres.server.url, available, undefined, token)
  const booked = await call(
    postgres.server.url,
    '/api/api/reservations/newreservation?v=1',
    bookAt('2026-11-26', 0),
    token,
  )
  const bytes = { availability: seen.bytes, booking: booked.bytes }
  const bare = await startBare(await database('bare'), bytes)
  endings.push(bare.stop)

  console.log(
    `${rounds} rounds of ${seconds} s, interleaved; medians. Availability ${bytes.availability} bytes, booking ${bytes.booking} bytes.\n`,
  )
  const hello = await load(bare.url, () => ({ method: 'GET', path: '/hello' }), {
    connections: 10,
    seconds,
  })
  rows.push({ figure: 'Fastify hello, 10 connections', engine: 'bare', told: told(hello) })

  for (const connections of [10, 50])
    await compare(`availability, ${connections} connections`, bare, products, {
      connections,
      bareShot: () => ({ method: 'GET', path: '/availability' }),
      shots: async (product) => availabilityShot(product),
      aim: 0.5,
      why: 'the facility’s row and then the versions of the night, one after the other, before an answer that lies ready, against one look-up of one row',
    })
  await compare('booking end to end, 10 connections', bare, products, {
    connections: 10,
    bareShot: (nth) => ({
      method: 'POST',
      path: '/book',
      body: { night: `night ${Math.floor(nth / 400)}`, slot: nth % 24, patron: String(nth) },
    }),
    shots: bookingShots,
    aim: 0.45,
    why: 'bookings of one night take turns, each for some fifteen statements: the server waits 45 % of the time, and a third of its work is building statements (docs/decisions/0009)',
  })
  for (const product of products) await lastPlace(product)
  if (!brief) {
    const agedUrl = await database('aged')
    const aged = await openProduct('aged', { DATABASE_URL: agedUrl })
    await layHistory(agedUrl)
    await withHistory(postgres, aged)
  }

  for (const { figure, engine, told: line, aim, met, why } of rows) {
    const verdict = aim ? `  [aim ${aim}: ${met ? 'met' : 'MISSED'}]` : ''
    console.log(`${figure.padEnd(38)} ${engine.padEnd(9)} ${line}${verdict}`)
    if (why) console.log(`${' '.repeat(49)}why: ${why}`)
  }
  await mkdir(import.meta.dirname, { recursive: true })
  await writeFile(
    join(import.meta.dirname, 'latest.json'),
    `${JSON.stringify({ rounds, seconds, bytes, rows }, null, 2)}\n`,
  )
}

try {
  await run()
} finally {
  for (const end of endings.reverse()) await end()
}
