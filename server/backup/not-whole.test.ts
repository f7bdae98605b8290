import { createHash } from 'node:crypto'
import { readFile as bytesOf, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { refusalOf } from '../refusal-of.ts'
import { afterUse } from '../test/after-use.ts'
import { anEmptyDatabase } from '../test/databases/a-database.ts'
import { layNewest } from '../test/databases/kept-database.ts'
import { everythingIn } from '../test/everything-in.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

let folder: string
let house: Database
let whole: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  house = await layNewest((await anEmptyDatabase()).database)
  await backUp(house, join(folder, 'whole'), 0)
  whole = await bytesOf(join(folder, 'whole'))
})

const asFile = async (bytes: Buffer): Promise<string> => {
  const path = join(folder, 'given')
  await writeFile(path, bytes)
  return path
}

/** Offsets all over the file: near its beginning and end each one, and some in between. */
const places = () => {
  const { length } = whole
  const ends = Array.from({ length: 80 }, (_, nth) => [nth, length - 1 - nth]).flat()
  const between = Array.from({ length: 100 }, (_, nth) => Math.floor((nth * length) / 100))
  return [...new Set([...ends, ...between])]
}

it('one that is cut off anywhere is refused before anything is touched', async () => {
  for (const place of places()) {
    const refused = readFile(await asFile(whole.subarray(0, place)))
    await expect(refused, `cut at ${place}`).rejects.toThrow(/is not (whole|a backup)/)
  }
})

it('one in which a single bit is turned is refused before anything is touched', async () => {
  for (const place of places()) {
    const turned = Buffer.from(whole)
    turned[place] = (turned[place] ?? 0) ^ (1 << (place % 8))
    const refused = readFile(await asFile(turned))
    await expect(refused, `turned at ${place}`).rejects.toThrow(/is not (whole|a backup)/)
  }
})

it('something else is told from a backup', async () => {
  for (const other of [Buffer.alloc(0), Buffer.from('PGDMP'), Buffer.from('{"format":"mikvah')]) {
    await expect(readFile(await asFile(other))).rejects.toThrow('is not a backup of this program')
  }
})

/** A backup with changed words and a correct checksum, which no accident makes. */
function reworded(change: (text: string) => string, changeHead = (head: string) => head): Buffer {
  const at = whole.indexOf('\n') + 1
  const text = gunzipSync(whole.subarray(at, whole.length - 65)).toString('utf8')
  const head = changeHead(whole.subarray(0, at).toString('utf8'))
  const body = Buffer.concat([Buffer.from(head), gzipSync(change(text))])
  return Buffer.concat([body, Buffer.from(`${createHash('sha256').update(body).digest('hex')}\n`)])
}

const same = (text: string) => text

it('what a newer or another program made is refused in one line that says which', async () => {
  const newerForm = reworded(same, (head) => head.replace('"form":1', '"form":2'))
  await expect(readFile(await asFile(newerForm))).rejects.toThrow('was made by a newer program (')
  const { database } = await anEmptyDatabase()
  const given = async (when: number) => {
    const migration = `,{"hash":"${'0'.repeat(64)}","when":${when}}]}`
    return readFile(await asFile(reworded(same, (head) => head.replace(']}', migration))))
  }
  await expect(putBack(database, await given(9e12), { replace: true })).rejects.toThrow(
    'made by a newer program',
  )
  await expect(putBack(database, await given(1), { replace: true })).rejects.toThrow(
    'made by another line of this program',
  )
})

/** Each fails in the middle of the restore, with rows already written. */
const failures: Record<string, [change: (text: string) => string, because: RegExp]> = {
  'lacks a row': [
    (text) => text.replace(/\n\["[^\n]*\n(?=\{"table":"users")/, '\n'),
    /lacks rows that it speaks of/,
  ],
  'lacks its end': [(text) => text.replace(/\{"counts.*\n$/, ''), /lacks rows/],
  'has a table of its own': [
    (text) => text.replace('{"table":"users"', '{"table":"strangers"'),
    /a table that its own schema lacks/,
  ],
  'has a column of its own': [
    (text) => text.replace('"user_name"', '"nick_name"'),
    /a column nick_name that its own schema lacks/,
  ],
  'points to nobody': [
    (text) =>
      text.replace(/\{"table":"users"[^\n]*\n(\[[^\n]*\n)+/, '').replace(/,"users":\d+/, ''),
    /violates foreign key/,
  ],
}

it.each(Object.entries(failures))(
  'one that %s changes nothing: all that stood there stands there',
  async (_, [change, because]) => {
    const { database } = await anEmptyDatabase()
    await layNewest(database)
    const before = await everythingIn(database)
    const backup = await readFile(await asFile(reworded(change)))
    const refused = await putBack(database, backup, { replace: true }).catch(refusalOf)
    expect(refused).toMatch(because)
    expect(await everythingIn(database)).toEqual(before)
  },
)
