import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inTheLongRun } from '../../server/test/databases/in-the-long-run.ts'
import { root } from '../tool.ts'
import { readDurations } from './long-first.ts'

const rows = readFileSync(
  join(root, 'docs/decisions/0125-what-the-gate-leaves-to-the-long-run.md'),
  'utf8',
)
  .split('\n')
  .flatMap((line) => /^\| (.*?) \| .* \|$/.exec(line)?.[1] ?? [])

it('of each file that is left to the long run decision 0125 says what holds it in the gate', () => {
  expect(rows.length).toBeGreaterThan(30)
  const unsaid = inTheLongRun
    .map((file) => file.replace(/^server\/(.*)\.test\.ts$/, '$1'))
    .filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))
  expect(unsaid).toEqual([])
})

it('the files whose durations are known are there', () => {
  const files = Object.keys(readDurations()).map((known) => known.split(' ')[1] ?? '')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
