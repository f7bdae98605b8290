import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'
import { root } from './tool.ts'

const product = ['rules', 'contract', 'server', 'web/src']
  .flatMap(sourcesIn)
  .filter((file) => !isTest(file) && !file.includes('/trials/'))

const lines = product
  .map((file) => readFileSync(file, 'utf8').split('\n').length)
  .toSorted((a, b) => a - b)
const atLeast = (share: number) => lines[Math.floor(lines.length * share)] ?? 0

/** Data by its kind: a file for each group of settings, each area of words. */
const tables = ['rules/settings', 'contract/words/en', 'contract/words/he']

it('a file is read in one look: half of them have 50 lines at most, nine of ten 120', () => {
  expect(lines.length).toBeGreaterThan(500)
  expect(atLeast(0.5)).toBeLessThanOrEqual(50)
  expect(atLeast(0.9)).toBeLessThanOrEqual(120)
})

it('no file has more than 250 lines, but for tables of data', () => {
  const long = product.filter(
    (file) =>
      !tables.includes(relative(root, dirname(file))) &&
      readFileSync(file, 'utf8').trimEnd().split('\n').length > 250,
  )
  expect(long.map((file) => relative(root, file))).toEqual([])
})

/** A file of the server that is named for the function it gives: one verb, one file. */
const isVerb = (file: string): boolean => {
  const name = basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const given = new RegExp(`^export (?:async )?(?:function\\*?|const) ${name}\\b`, 'm')
  return file.startsWith(`${root}/server/`) && given.test(readFileSync(file, 'utf8'))
}

it('a verb reads as a short story: each file of one has fewer than 120 lines', () => {
  const verbs = product.filter(isVerb)
  expect(verbs.length).toBeGreaterThan(300)
  const long = verbs.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 119)
  expect(long.map((file) => relative(root, file))).toEqual([])
})

it('with its tests and styles beside its files no folder has more than 50 (decision 0190)', () => {
  const all = globSync('{rules,contract,server,web/src}/**/*.{ts,tsx,css}', { cwd: root })
  const folders = Map.groupBy(
    all.filter((file) => !file.includes('node_modules')),
    dirname,
  )
  const crowded = [...folders].filter(
    ([folder, files]) => files.length > 50 && !tables.includes(folder),
  )
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})

it('a folder is read in one look: 25 files at most, but for tables of data', () => {
  const folders = Map.groupBy(product, (file) => relative(root, dirname(file)))
  const crowded = [...folders].filter(
    ([folder, files]) => files.length > 25 && !tables.includes(folder),
  )
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})
