import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { afterUse } from '../after-use.ts'
import { madeOnce } from './migrated-template.ts'

it('of two runs that make the same at once the second takes what the first has made, and both can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-made-'))
  afterUse(() => rm(folder, { recursive: true }))
  const path = join(folder, 'template.tar')
  const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<Blob>()]
  const second = madeOnce(path, () => {
    begun.resolve()
    return goesOn.promise
  })
  await begun.promise
  const first = await madeOnce(path, async () => new Blob(['of the first']))
  goesOn.resolve(new Blob(['of the second']))
  expect(await (await second).text()).toBe('of the first')
  expect(await first.text()).toBe('of the first')
  expect(await readdir(folder)).toEqual(['template.tar'])
})
