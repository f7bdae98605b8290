import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root, run } from '../tool.ts'

const clock = pathToFileURL(join(root, 'server/test/date-of-the-hour.ts')).href
const begins = `
  const { beginFile } = await import('${clock}')
  beginFile()
  const first = new Date()
  beginFile()
  console.log([first, new Date()].map((date) => date.toISOString()).join())`

/** When two files begin that are run by one process. */
async function filesBegin(env: Record<string, string>): Promise<string[]> {
  const { output } = await run(process.execPath, ['--input-type=module', '-e', begins], {
    env: { ...process.env, ...env },
  })
  return output.trim().split(',')
}

it('in a run with a moved clock each file begins half a second before something turns', async () => {
  const moment = '2026-12-31T23:59:59.500-05:00'
  const begun = await filesBegin({ DATE_OF_FILES: moment })
  expect(begun).toEqual(Array(2).fill(expect.stringMatching(/^2027-01-01T0(?:4:59|5:00)/)))
})

it('else at the beginning of an hour', async () => {
  const begun = await filesBegin({ DATE_OF_FILES: '' })
  expect(begun).toEqual(Array(2).fill(expect.stringMatching(/T\d\d:00:/)))
})
