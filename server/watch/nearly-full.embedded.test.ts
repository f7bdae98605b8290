import { expect, it } from 'vitest'
import { aDisk, mayMount } from '../test/a-disk.ts'
import { diskHasRoom, type OpenHouse } from './work-checks.ts'

const mayMountADisk = mayMount()

/** The parts of a facility that the check reads. */
const houseOn = (dataDir: string) =>
  ({
    db: { engine: 'embedded', orm: { execute: async () => ({ rows: [{ bytes: '5000000' }] }) } },
    config: { dataDir },
  }) as unknown as OpenHouse

it.runIf(mayMountADisk)(
  'finds the disk of an embedded database nearly full, and says by how much',
  async () => {
    await expect(diskHasRoom(houseOn(aDisk(40)))).rejects.toThrow(/^Nearly full: 41 MB are free\.$/)
  },
)

it.runIf(mayMountADisk)('else it says what is free there, and what the database has', async () => {
  const roomy = aDisk(2000)
  expect(await diskHasRoom(houseOn(roomy))).toBe('2097 MB are free; the database has 5 MB')
})
