import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aProcess, refusedStart } from '../test/a-process.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'

it('a tidy hand that removes the locks beside a running server lets no second one in', async () => {
  const { DATA_DIR: dataDir } = (await aFurnishedPlace('empty')) as { DATA_DIR: string }
  const remove = (name: string) => rm(join(dataDir, name))
  const server = await aProcess({ DATA_DIR: dataDir })
  const said: string[] = []
  server.child.stderr?.on('data', (chunk) => said.push(String(chunk)))

  await remove('lock')
  await remove('lock-holder')
  expect(await refusedStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: `${dataDir} is in use by process ${server.child.pid}; only one may open it\n`,
  })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)

  await remove('db/in-use')
  expect(await server.gone).toEqual([1, null])
  expect(said.join('')).toBe(
    `This process ends: the lock in ${dataDir}/db was removed, and another process could open the same files.\n`,
  )
  const next = await aProcess({ DATA_DIR: dataDir })
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
}, 300_000)
