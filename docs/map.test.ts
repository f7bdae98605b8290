import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** A floor names its rooms as they stand in its house. */
const houses = ['.', 'server', 'web/src']

it('leads to files that are there', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8')
  const named = [...map.matchAll(/`([\w-]+\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(40)
  expect(
    named.filter((path) => !houses.some((house) => existsSync(join(root, house, path)))),
  ).toEqual([])
})
