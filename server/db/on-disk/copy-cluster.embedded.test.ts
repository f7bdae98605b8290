import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDisk, mayMount } from '../../test/a-disk.ts'
import { copyCluster } from './copy-cluster.ts'

const mayMountADisk = mayMount()
const megabyte = 2 ** 20

/** A folder of a cluster's size, on a disk that has so much left beside it. */
async function aCluster({ of, left }: { of: number; left: number }) {
  const disk = aDisk(of + left)
  const cluster = join(disk, 'db')
  await mkdir(join(cluster, 'base'), { recursive: true })
  await writeFile(join(cluster, 'base/1'), Buffer.alloc(of * megabyte))
  return { disk, cluster }
}

const atOnce = (work: () => Promise<void>) => work()

it.runIf(mayMountADisk)(
  'a copy has as much room as the cluster and what is written meanwhile',
  async () => {
    const { disk, cluster } = await aCluster({ of: 20, left: 86 })
    await copyCluster(cluster, join(disk, 'copy'), atOnce)
    expect(await readdir(join(disk, 'copy/base'))).toEqual(['1'])
  },
)

it.runIf(mayMountADisk)('without that room none is begun, and it is said in one line', async () => {
  const { disk, cluster } = await aCluster({ of: 20, left: 82 })
  await expect(copyCluster(cluster, join(disk, 'copy'), atOnce)).rejects.toThrow(
    /^The disk is too full for a backup: it takes 84 MB [^\n]+$/,
  )
  expect(await readdir(disk)).toEqual(['db'])
})
