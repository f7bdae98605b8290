import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { contactMessages } from '../contact/table.ts'
import { count, sql } from '../db/drizzle/queries.ts'
import { newId } from '../ids.ts'
import { momentOf } from '../request/moment.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { unzipped } from '../test/unzipped.ts'
import { spool } from './spool.ts'
import { writeArchive } from './write-archive.ts'

const letter = (message: string) => ({
  ...{ id: newId(), at: 0, kind: 'contact' as const, email: 'a@example.org', message },
})
const linesOf = (files: Map<string, Buffer>, name: string) =>
  String(files.get(name)).trim().split('\r\n').length - 1

async function withLetters(many: number): Promise<TestFacility> {
  const facility = await aFacility()
  for (let left = many; left > 0; left -= 500)
    await facility.db.orm
      .insert(contactMessages)
      .values(Array.from({ length: Math.min(500, left) }, (_, nth) => letter(`letter ${nth}`)))
  return facility
}

it('holds every row of a table of several pages once', async () => {
  const facility = await withLetters(1_203)
  const moment = await momentOf(facility.parts)
  const bytes = await spool((into, gone) => writeArchive(facility.parts, moment, { into, gone }))
  const files = unzipped(await buffer(bytes))
  expect(linesOf(files, 'contact_messages.csv')).toBe(1_203)
  const lines = String(files.get('contact_messages.csv')).trim().split('\r\n').slice(1)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_203)
})

it('is of one moment, whatever is written meanwhile', async ({ skip }) => {
  const facility = await withLetters(100)
  if (facility.db.engine === 'embedded')
    skip('the embedded engine has one connection, and whoever writes waits until it is read')
  const moment = await momentOf(facility.parts)
  const begun = Promise.withResolvers<void>()
  const added = Promise.withResolvers<void>()
  const { inTransaction } = facility.db
  facility.db.inTransaction = (work, options) =>
    inTransaction(async (tx) => {
      // Its moment is that of its first statement.
      await tx.execute(sql`select`)
      begun.resolve()
      await added.promise
      return work(tx)
    }, options)
  const pieces: Buffer[] = []
  const into = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
  })
  const gone = new AbortController().signal
  const written = writeArchive(facility.parts, moment, { into, gone })
  await begun.promise
  facility.db.inTransaction = inTransaction
  await facility.db.orm.insert(contactMessages).values([letter('too late')])
  added.resolve()
  await written
  expect(linesOf(unzipped(Buffer.concat(pieces)), 'contact_messages.csv')).toBe(100)
  const [now] = await facility.db.orm.select({ rows: count() }).from(contactMessages)
  expect(now?.rows).toBe(101)
})

it('is written to its end while its reader has taken nothing yet, so that nobody waits for her', async () => {
  const facility = await withLetters(3_000)
  const moment = await momentOf(facility.parts)
  let whole = false
  const bytes = await spool(async (into, gone) => {
    await writeArchive(facility.parts, moment, { into, gone })
    whole = true
  })
  await expect.poll(() => whole).toBe(true)
  const [now] = await facility.db.orm.select({ rows: count() }).from(contactMessages)
  expect(now?.rows).toBe(3_000)
  expect(unzipped(await buffer(bytes)).has('about.json')).toBe(true)
})

it('is given up when its reader leaves', async () => {
  const facility = await withLetters(10)
  const moment = await momentOf(facility.parts)
  const ended = Promise.withResolvers<unknown>()
  const held = Promise.withResolvers<void>()
  const bytes = await spool(async (into, gone) => {
    into.write(Buffer.from('PK'))
    await held.promise
    await writeArchive(facility.parts, moment, { into, gone }).then(ended.resolve, ended.resolve)
  })
  bytes.destroy()
  held.resolve()
  expect(await ended.promise).toMatchObject({ name: 'AbortError' })
  const [now] = await facility.db.orm.select({ rows: count() }).from(contactMessages)
  expect(now?.rows).toBe(10)
})

it('that can’t be begun is refused, and one that fails later is broken off', async () => {
  await expect(spool(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  const bytes = await spool(async (into) => {
    await new Promise((written) => into.write(Buffer.alloc(100), written))
    throw new Error('lost')
  })
  await expect(buffer(bytes)).rejects.toThrow('lost')
})
