import { rm } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { aProcess, examined, refusedStart } from '../test/a-process.ts'
import { aHouseToSpoil, illIn, spoil } from '../test/databases/spoiled.ts'

let house: Awaited<ReturnType<typeof aHouseToSpoil>>
beforeAll(async () => {
  house = await aHouseToSpoil(['merchandise', 'merchandise_pkey', 'practice_ledger_pkey'])
}, 300_000)

it.each<[string, string, (path: string) => Promise<unknown>]>([
  ['an index has other bytes', 'merchandise_pkey', (path) => spoil(path, 700)],
  ['a table has no file', 'merchandise', (path) => rm(path)],
])('a start is refused in one line that names it where %s', async (_, name, damage) => {
  const dataDir = await house.aCopy()
  await damage(house.fileOf(name, dataDir))
  const { code, said } = await refusedStart({ DATA_DIR: dataDir })
  expect(said).toMatch(
    new RegExp(`^The database is damaged: ${name} [^\\n]+Put it back[^\\n]+\\n$`, 'm'),
  )
  expect(code).toBe(1)
})

it('the doctor names the index that is damaged', async () => {
  const dataDir = await house.aCopy()
  await spoil(house.fileOf('merchandise_pkey', dataDir), 700)
  const { code, said } = await examined({ DATA_DIR: dataDir })
  expect(illIn(said)).toEqual([
    expect.stringContaining('pages: merchandise_pkey is not as it was written'),
  ])
  expect(code).toBe(1)
})

/** As far as it can be: what a start itself reads, nothing opens. */
it('a damaged database is opened all the same where somebody says so', async () => {
  const dataDir = await house.aCopy()
  await spoil(house.fileOf('practice_ledger_pkey', dataDir), 700)
  const { said } = await refusedStart({ DATA_DIR: dataDir })
  expect(said).toContain('practice_ledger_pkey is not as it was written')
  await aProcess({ DATA_DIR: dataDir, OPEN_DAMAGED: 'yes' })
})

it('the doctor of a house that is open says who has it, and what that one answers', async () => {
  const dataDir = await house.aCopy()
  const { url, child } = await aProcess({ DATA_DIR: dataDir })
  const { port } = new URL(url)
  const { code, said } = await examined({ DATA_DIR: dataDir, PORT: port })
  expect(said).toContain(`well  database: It is in use by process ${child.pid}, which is ready.`)
  expect(code).toBe(0)
  const elsewhere = await examined({ DATA_DIR: dataDir, PORT: '1' })
  expect(illIn(elsewhere.said)).toEqual([expect.stringContaining('does not answer')])
  expect(elsewhere.code).toBe(1)
  child.kill('SIGSTOP')
  const frozen = await examined({ DATA_DIR: dataDir, PORT: port })
  expect(illIn(frozen.said)).toEqual([expect.stringContaining('does not answer')])
})
