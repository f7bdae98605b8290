import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { emptyOnDisk } from '../test/databases/furnished.ts'
import { sooner } from '../test/sooner.ts'

const program = join(import.meta.dirname, '../test/databases/hold-open.ts')

/** A process that holds the database in this folder open, as a server does. */
async function holding(dataDir: string) {
  const child = spawn(process.execPath, [...sooner, program, dataDir], { stdio: 'pipe' })
  const gone = once(child, 'exit')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
  })
  const said = text(child.stderr)
  const [opened] = await Promise.race([once(child.stdout, 'data'), gone])
  expect(String(opened)).toBe('open\n')
  return { pid: child.pid, gone, said }
}

it('a tidy hand that removes the locks beside a running server lets no second one in', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-data-'))
  afterUse(() => rm(dataDir, { recursive: true, force: true }))
  await emptyOnDisk(dataDir)
  const remove = (name: string) => rm(join(dataDir, name))
  const first = await holding(dataDir)

  await remove('lock')
  await remove('lock-holder')
  expect(await refusedStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `${dataDir} is in use by process ${first.pid}; only one may open it\n`,
  })

  await remove('db/in-use')
  expect(await first.gone).toEqual([1, null])
  expect(await first.said).toBe(
    `This process ends: the lock in ${dataDir}/db was removed, and another process could open the same files.\n`,
  )
  await holding(dataDir)
}, 300_000)
