import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aProcess, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { emptyOnDisk } from '../test/databases/furnished.ts'
import { inTheGate } from '../test/long.ts'
import { sooner } from '../test/sooner.ts'

const program = join(import.meta.dirname, '../test/databases/hold-open.ts')

type Holder = { pid: number | undefined; gone: Promise<unknown[]>; said: () => string }

/** A program that opens the database in this folder by the server's own means, and does nothing else. */
async function holding(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, [...sooner, program, dataDir], { stdio: 'pipe' })
  const gone = once(child, 'close')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
  })
  const said = saidBy(child)
  const [opened] = await Promise.race([once(child.stdout, 'data'), gone])
  expect(String(opened)).toBe('open\n')
  return { pid: child.pid, gone, said }
}

async function serving(dataDir: string): Promise<Holder> {
  const { child } = await aProcess({ DATA_DIR: dataDir })
  return { pid: child.pid, gone: once(child, 'close'), said: saidBy(child) }
}

function saidBy({ stderr }: ChildProcess) {
  let said = ''
  stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  return () => said
}

const few = [{ beside: 'a program that holds the database open', open: holding }]
const all = [...few, { beside: 'a running server', open: serving }]

it.each(inTheGate(few, all))(
  'a tidy hand that removes the locks beside $beside lets no second one in',
  async ({ open }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-data-'))
    afterUse(() => rm(dataDir, { recursive: true, force: true }))
    await emptyOnDisk(dataDir)
    const remove = (name: string) => rm(join(dataDir, name))
    const first = await open(dataDir)

    await remove('lock')
    await remove('lock-holder')
    expect(await refusedStart({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: `${dataDir} is in use by process ${first.pid}; only one may open it\n`,
    })

    await remove('db/in-use')
    expect(await first.gone).toEqual([1, null])
    expect(first.said()).toBe(
      `This process ends: the lock in ${dataDir}/db was removed, and another process could open the same files.\n`,
    )
    await open(dataDir)
  },
  300_000,
)
