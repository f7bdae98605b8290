import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDisk, fill, mayMount } from '../test/a-disk.ts'
import { aProcess, backedUp, examined, refusedStart } from '../test/a-process.ts'
import { furnish } from '../test/databases/furnished.ts'

const mayMountADisk = mayMount()

it.runIf(mayMountADisk)(
  'a first start on a full disk ends with 1 and says so in one line',
  async () => {
    expect(await refusedStart({ DATA_DIR: join(aDisk(6), 'data') })).toEqual({
      code: 1,
      said: expect.stringMatching(/^[^\n]*[Dd]isk is full[^\n]*\n$/),
    })
  },
  600_000,
)

it.runIf(mayMountADisk)(
  'a disk on which a second copy has no room refuses a backup before it is begun, and the doctor finds it nearly full',
  async () => {
    const path = aDisk(150)
    await furnish(path, 'empty')
    await fill(path, 30)
    const { said } = await examined({ DATA_DIR: path })
    expect(said).toMatch(/^ILL {3}disk: Nearly full: \d+ MB are free\.$/m)
    await aProcess({ DATA_DIR: path })
    const before = await readdir(path)
    expect(await backedUp({ DATA_DIR: path }, join(path, 'house'))).toEqual({
      code: 1,
      said: expect.stringMatching(/^The disk is too full for a backup: it takes \d+ MB [^\n]+\n$/),
    })
    expect(await readdir(path)).toEqual(before)
  },
  600_000,
)
