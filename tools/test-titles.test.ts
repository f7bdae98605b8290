import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const tests = ['rules', 'contract', 'server', 'web/src', 'docs', 'tools'].flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => ({
      file: join(part, file),
      text: readFileSync(join(root, part, file), 'utf8'),
    })),
)
/** The limit of every project in vitest.config.ts. */
const limit = 60_000

it('a title says which case it is: Vitest reads $3, and prints a position of printf as it stands', () => {
  expect(tests.length).toBeGreaterThan(150)
  const printed = /'[^'\n]*%\d\$[a-z][^'\n]*'\s*,\s*(?:async )?\(/
  expect(tests.filter(({ text }) => printed.test(text)).map(({ file }) => file)).toEqual([])
})

it('no test has less time than all others, so that a busy machine makes none red', () => {
  const shortened = tests.flatMap(({ file, text }) =>
    [...text.matchAll(/testTimeout: ([\d_]+)|, \{ timeout: ([\d_]+) \}, (?:async )?\(/g)]
      .filter(([, all, one]) => Number((all ?? one ?? '').replaceAll('_', '')) < limit)
      .map(([words]) => `${file}: ${words}`),
  )
  expect(shortened).toEqual([])
})
