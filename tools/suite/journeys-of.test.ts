import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../tool.ts'
import { everyEvening, journeysFor, walkedBy } from './journeys-of.ts'

it('every folder and every journey of the table is there', () => {
  const paths = walkedBy.flatMap(([folder, names]) => [
    folder,
    ...names.map((name) => `e2e/${name}.spec.ts`),
  ])
  const missing = [...paths, ...everyEvening.map((name) => `e2e/${name}.spec.ts`)].filter(
    (path) => !existsSync(join(root, path)),
  )
  expect(missing).toEqual([])
})

it('every journey of the table has a test that is not left to the long run', () => {
  const named = [...new Set([...walkedBy.flatMap(([, names]) => names), ...everyEvening])]
  const leftOut = named.filter((name) => {
    const text = readFileSync(join(root, `e2e/${name}.spec.ts`), 'utf8')
    const titles = [...text.matchAll(/^ *\w+\(\s*(['"`])(.+?)\1,/gm)].map(([, , title]) => title)
    return titles.every((title) => title?.includes('@long'))
  })
  expect(leftOut).toEqual([])
})

it.each<[string[], string[]]>([
  [
    ['web/src/patron/home/Hero.tsx'],
    ['home-knows-the-evening', 'patron-books-and-pays', 'desk-sees-a-visit-through'],
  ],
  [['e2e/on-paper.spec.ts'], ['on-paper', ...everyEvening.slice(0, 2)]],
  [['docs/map.md'], []],
])('of a change in %j these journeys are walked', (changed, journeys) => {
  expect(journeysFor(changed)).toEqual(journeys)
})
