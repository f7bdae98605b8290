import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDisk, fill, mayMount } from '../test/a-disk.ts'
import { aProcess, aProcessInto } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { waitFor } from '../test/wait-for.ts'

const place = async () => ({
  ...((await aFurnishedPlace('empty')) as Record<string, string>),
  LOG_LEVEL: 'info',
})

const asked = async (url: string, times: number) => {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n++) {
    const answer = await fetch(`${url}/healthz`)
    statuses.add(answer.status)
    await answer.arrayBuffer()
  }
  return [...statuses]
}

it.runIf(mayMount())(
  'while the disk of its log is full it answers as before, logs again once there is room and says how many lines are lost, and ends when told',
  async () => {
    const disk = aDisk(1)
    const file = join(disk, 'log')
    const output = await open(file, 'a')
    afterUse(() => output.close())
    const { child, gone } = aProcessInto(output.fd, await place())
    const logged = () => readFile(file, 'utf8')
    const port = await waitFor(async () => {
      const found = /open at http:\/\/localhost:(\d+)/.exec(await logged())?.[1]
      expect(found).toBeDefined()
      return found
    })
    const url = `http://127.0.0.1:${port}`
    const filler = await fill(disk)
    const before = (await logged()).length
    // Many more lines than fit in the page that the log had begun.
    expect(await asked(url, 100)).toEqual([200])
    expect((await logged()).length).toBeLessThan(before + 8192)

    await rm(filler)
    expect(await asked(url, 1)).toEqual([200])
    const report = /^\{.*"lines":(\d+),"msg":"lines of the log were lost"\}$/m
    await waitFor(async () => expect(await logged()).toMatch(report))
    expect(Number(report.exec(await logged())?.[1])).toBeGreaterThan(100)
    expect((await logged()).trimEnd().split('\n').at(-1)).toContain('request completed')

    await fill(disk)
    expect(await asked(url, 100)).toEqual([200])
    child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
  },
)

it('while whoever reads its log stalls it answers as before, and ends when told', async () => {
  const { url, child, gone } = await aProcess(await place())
  child.stdout?.pause()
  // More than a pipe takes, however large the machine makes it.
  expect(await asked(url, 2000)).toEqual([200])
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})
