import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPrivatePostgres } from '../server/test/databases/private-postgres.ts'
import { furnish, type Patrons } from './facility.ts'
import { onDatabase } from './on-database.ts'
import { type Server, startBare, startProduct } from './processes.ts'

/**
 * A running process of the product: its address, its process id, its database (no text where that is embedded) and an
 * access token for each of its patrons.
 */
export type Product = {
  url: string
  pid: number
  databaseUrl: string
  tokens: readonly string[]
}

/**
 * Where figures are measured: each opens its own copy of one furnished facility, and closes it when it is done. A
 * figure is measured in so many rounds of so many seconds, after a warm-up in seconds.
 */
export type Lab = {
  rounds: number
  seconds: number
  warmUp: number
  /**
   * One process or more on a PostgreSQL copy of its own; `prepare` is done to it before they start with these
   * flags of Node.
   */
  onPostgres<T>(
    work: (product: Product, ...others: Product[]) => Promise<T>,
    given?: {
      processes?: number
      prepare?: (url: string) => Promise<void>
      flags?: readonly string[]
    },
  ): Promise<T>
  onEmbedded<T>(work: (product: Product) => Promise<T>): Promise<T>
  bare(bytes: { availability: number; booking: number }): Promise<Server>
}

type Times = Pick<Lab, 'rounds' | 'seconds' | 'warmUp'>

/**
 * Starts a private PostgreSQL with the furnished facility that figures copy. Disposing of it ends that and the bare
 * server.
 */
export async function openLab(times: Times): Promise<Lab & AsyncDisposable> {
  await using open = new AsyncDisposableStack()
  const cluster = await startPrivatePostgres()
  open.defer(cluster.stop)
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-bench-'))
  open.defer(() => rm(folder, { recursive: true, force: true }))

  let made = 0
  const database = async (template: string): Promise<string> => {
    const name = `bench_${made++}`
    await onDatabase(cluster.urlOf('postgres'), (admin) =>
      admin.query(`create database ${name} template ${template}`),
    )
    return cluster.urlOf(name)
  }
  const furnishedUrl = await database('template0')
  const furnished = new URL(furnishedUrl).pathname.slice(1)
  const patrons = await furnish({ databaseUrl: furnishedUrl }, { patrons: 4000 })

  const dataDir = join(folder, 'furnished')
  let embeddedPatrons: Promise<Patrons> | undefined
  const inDirectory = async () => {
    embeddedPatrons ??= furnish({ dataDir }, { patrons: 4000 })
    const who = await embeddedPatrons
    const copy = join(folder, `bench_${made++}`)
    await cp(dataDir, copy, { recursive: true })
    return { copy, who }
  }

  const moved = open.move()
  return {
    ...times,
    async onPostgres(work, { processes = 1, prepare, flags } = {}) {
      const url = await database(furnished)
      await prepare?.(url)
      return running(
        Array.from({ length: processes }, () => ({ DATABASE_URL: url })),
        patrons,
        (first, ...others) => work(first, ...others),
        flags,
      )
    },
    async onEmbedded(work) {
      const { copy, who } = await inDirectory()
      return running([{ DATA_DIR: copy }], who, work)
    },
    async bare(bytes) {
      const server = await startBare(await database('template0'), bytes)
      moved.defer(server.stop)
      return server
    },
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  }
}

/** Starts the processes, lets `work` measure them, and stops them whatever came of it. */
async function running<T>(
  places: readonly Record<string, string>[],
  patrons: Patrons,
  work: (first: Product, ...others: Product[]) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  await using open = new AsyncDisposableStack()
  const products: Product[] = []
  for (const place of places) {
    const server = await startProduct(place, flags)
    open.defer(server.stop)
    products.push({
      url: server.url,
      pid: server.pid,
      databaseUrl: place.DATABASE_URL ?? '',
      tokens: await patrons.tokens(),
    })
  }
  const [first, ...others] = products
  if (!first) throw new Error('No process to measure.')
  return await work(first, ...others)
}
