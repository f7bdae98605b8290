import { beforeAll, expect, it } from 'vitest'
import { examined, refusedStart } from '../test/a-process.ts'
import { aHouseToSpoil, illIn, spoil } from '../test/databases/spoiled.ts'

let house: Awaited<ReturnType<typeof aHouseToSpoil>>
beforeAll(async () => {
  house = await aHouseToSpoil(['merchandise'])
}, 300_000)

it('says what it looked at, and ends with 0 where all is well', async () => {
  const { code, said } = await examined({ DATA_DIR: await house.aCopy() })
  expect(illIn(said)).toEqual([])
  expect(said).toMatch(/^well {2}configuration: MODE=practice$/m)
  expect(said).toMatch(/^well {2}database: embedded \d+\.\d+, keeps what it has acknowledged$/m)
  expect(said).toMatch(/^well {2}pages: every page of every table and index is as it was written$/m)
  expect(said).toMatch(/^well {2}rows: \d+ rows of \d+ tables$/m)
  expect(code).toBe(0)
})

/**
 * What a disk that fails, or a copy that was cut off, leaves; the house would open, and meet it in the middle of an
 * evening.
 */
it('names the table that is damaged, and a start is refused in one line that names it', async () => {
  const dataDir = await house.aCopy()
  await spoil(house.fileOf('merchandise', dataDir), 700)
  const examination = await examined({ DATA_DIR: dataDir })
  expect(illIn(examination.said)).toEqual([
    expect.stringContaining('pages: merchandise is not as it was written, from its page 0 on'),
  ])
  expect(examination.code).toBe(1)
  const start = await refusedStart({ DATA_DIR: dataDir })
  expect(start.said).toMatch(/^The database is damaged: merchandise [^\n]+Put it back[^\n]+\n$/m)
  expect(start.code).toBe(1)
})

it('says in one line what is wrong with the configuration, or with where the database should be', async () => {
  const wrong = await examined({ MODE: 'live' })
  expect(wrong).toEqual({
    code: 1,
    said: 'ILL   configuration: CLOCK is for practice only; MODE is live.\n',
  })
  const gone = await examined({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  expect(illIn(gone.said)).toEqual([
    expect.stringContaining("database: PostgreSQL can't be reached"),
  ])
  expect(gone.code).toBe(1)
})
