import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { afterUse } from '../test/after-use.ts'
import { connect } from './connect.ts'

const program = join(import.meta.dirname, '../test/insert-until-killed.ts')

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mikvah-data-'))
  afterUse(() => rm(dataDir, { recursive: true }))
})

function insertUntilKilled(): ChildProcess {
  const child = spawn(process.execPath, [program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  afterUse(async () => {
    child.kill('SIGKILL')
  })
  return child
}

function outputOf(child: ChildProcess): Readable {
  if (!child.stdout) throw new Error('The child has no output to read')
  return child.stdout
}

/** The rows that the child has said are kept, up to the kill after `count` of them. */
async function killAfter(child: ChildProcess, count: number): Promise<number[]> {
  const gone = once(child, 'exit')
  const kept: number[] = []
  for await (const line of createInterface({ input: outputOf(child) })) {
    kept.push(Number(line))
    if (kept.length === count) child.kill('SIGKILL')
  }
  await gone
  return kept
}

it('finds every acknowledged row again after the process was killed in a burst', async () => {
  const kept: number[] = []
  for (const count of [40, 173, 601]) {
    kept.push(...(await killAfter(insertUntilKilled(), count)))

    const database = await connect({ dataDir })
    const { rows } = await database.orm.execute<{ n: number }>(sql`select n from burst`)
    const { rows: byIndex } = await database.orm.execute<{ count: number }>(
      sql`set enable_seqscan = off; select count(*) from burst where n > 0`,
    )
    await database.close()

    expect(kept.length).toBeGreaterThanOrEqual(count)
    expect(kept.filter((n) => !new Set(rows.map((row) => row.n)).has(n))).toEqual([])
    expect(byIndex).toEqual([{ count: rows.length }])
  }
}, 30_000)

async function untilFirstRow(child: ChildProcess): Promise<void> {
  for await (const _ of createInterface({ input: outputOf(child) })) return
  throw new Error('The child ended before it had inserted a row')
}

it('keeps a second process out of the directory until the first is killed', async () => {
  const child = insertUntilKilled()
  await untilFirstRow(child)

  await expect(connect({ dataDir })).rejects.toThrow(
    `${dataDir} is in use by process ${child.pid}; only one may open it`,
  )

  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const database = await connect({ dataDir })
  await database.close()
}, 30_000)
