import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { sql } from '../drizzle/queries.ts'
import { isPageWhole } from './page-sum.ts'

const pageBytes = 8192
const pagesAtOnce = 128
/** How many pages PostgreSQL writes into one file before it begins the next. */
const pagesOfFile = 131_072

type Relation = { name: string; path: string }

/**
 * The first table or index of an embedded database that isn't on the disk as it was written, with what is wrong; null
 * when all are. Every page has its own sum; reading takes a second for some hundred megabytes. Nothing else may use
 * the database meanwhile.
 */
export async function damagedFile(
  { orm }: Pick<Database, 'orm'>,
  dataDir: string,
): Promise<string | null> {
  const { rows: relations } = await orm.execute<Relation>(sql`
    select c.oid::regclass::text as name, pg_relation_filepath(c.oid) as path from pg_class c
    where relpersistence = 'p' and pg_relation_filepath(c.oid) is not null order by c.oid`)
  for (const { name, path } of relations) {
    const wrong = await wrongIn(join(dataDir, 'db', path))
    if (wrong) return `${name} ${wrong}`
  }
  return null
}

async function wrongIn(path: string): Promise<string | null> {
  for (let segment = 0; ; segment++) {
    const name = segment === 0 ? path : `${path}.${segment}`
    const file = await open(name, 'r').catch((error) => {
      if (error.code !== 'ENOENT') throw error
      return null
    })
    // The files after the first exist only where they are needed.
    if (!file) return segment === 0 ? 'has no file' : null
    try {
      const page = await wrongPage(file, segment * pagesOfFile)
      if (page !== null) return `is not as it was written, from its page ${page} on`
    } finally {
      await file.close()
    }
  }
}

async function wrongPage(file: Awaited<ReturnType<typeof open>>, first: number) {
  const bytes = new Uint8Array(pagesAtOnce * pageBytes)
  const words = new Int32Array(bytes.buffer)
  for (let block = first; ; block += pagesAtOnce) {
    const { bytesRead } = await file.read(bytes, 0, bytes.length, (block - first) * pageBytes)
    // A page that is only begun doesn't count: the database passes over it too.
    const pages = Math.floor(bytesRead / pageBytes)
    for (let nth = 0; nth < pages; nth++) {
      const page = words.subarray((nth * pageBytes) / 4, ((nth + 1) * pageBytes) / 4)
      if (!isPageWhole(page, block + nth)) return block + nth
    }
    if (bytesRead < bytes.length) return null
  }
}
