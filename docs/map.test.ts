import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A row may name a file as it stands in its house. */
const houses = ['.', 'server', 'web/src']

const textOf = (page: string) => readFileSync(join(root, 'docs', page), 'utf8')
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)

it.each([
  ['map.md', 40],
  ['security.md', 40],
  ['faults.md', 30],
  ['performance.md', 20],
  ['running.md', 1],
  ['words.md', 8],
])('%s leads to files that are there', (page, least) => {
  const named = pathsIn(textOf(page)).filter((path) => !made.includes(path))
  expect(named.length).toBeGreaterThan(least)
  expect(
    named.filter((path) => !houses.some((house) => existsSync(join(root, house, path)))),
  ).toEqual([])
})

const files = globSync(
  ['*.md', '{server,web,rules,contract,tools,e2e,bench,docs}/**/*.{ts,tsx,sql,css,md}'],
  {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  },
)

it.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).toSorted()])(
  '%s names files that are there',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const named = [...text.matchAll(/`(\w[\w./-]*\.(?:tsx?|sql|css|md))`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual(
      [],
    )
  },
)

/** What a command leaves, and a working tree hasn't. */
const made = ['bench/latest.json']

it.each([
  ['security.md', 35],
  ['faults.md', 25],
])('%s names for each threat and fault a test that holds it', (page, least) => {
  const rows = textOf(page)
    .split('\n')
    .filter((line) => /^\| (?!threat|fault|---)/.test(line))
  expect(rows.length).toBeGreaterThan(least)
  expect(rows.filter((line) => !pathsIn(line).some((path) => /\.test\.tsx?$/.test(path)))).toEqual(
    [],
  )
})
