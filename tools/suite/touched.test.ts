import { expect, it } from 'vitest'
import { distancesFrom, importersOfAll, nearestThatFit } from './touched.ts'

it('what hangs on a change is as far from it as the shortest way of imports', () => {
  const importers = new Map([
    ['rule.ts', ['verb.ts', 'rule.test.ts']],
    ['verb.ts', ['routes.ts', 'verb.test.ts']],
    ['routes.ts', ['verb.test.ts', 'verb.ts']],
  ])
  expect(Object.fromEntries(distancesFrom(['rule.ts'], importers))).toEqual({
    'rule.ts': 0,
    'verb.ts': 1,
    'rule.test.ts': 1,
    'routes.ts': 2,
    'verb.test.ts': 2,
  })
})

it('the nearest are taken as long as they fit, a short one after a long one too', () => {
  const distances = new Map([
    ['far.test.ts', 5],
    ['long.test.ts', 2],
    ['near.test.ts', 1],
    ['short.test.ts', 4],
  ])
  const secondsOf = (file: string) => (file === 'long.test.ts' ? 100 : 4)
  const taken = (seconds: number) => nearestThatFit(distances, secondsOf, seconds)
  expect(taken(8)).toEqual(['near.test.ts', 'short.test.ts'])
  expect(taken(200)).toEqual(['near.test.ts', 'long.test.ts', 'short.test.ts', 'far.test.ts'])
  expect(taken(0)).toEqual(['near.test.ts'])
})

it('the sources are read: what hangs on a rule is its test, and every screen and verb that asks it', () => {
  const rule = 'rules/reservation/cancel.ts'
  const distances = distancesFrom([rule], importersOfAll())
  expect(distances.get('rules/reservation/cancel.test.ts')).toBe(1)
  expect([...distances.keys()].filter((file) => file.startsWith('server/'))).not.toEqual([])
  expect([...distances.keys()].filter((file) => file.startsWith('web/src/'))).not.toEqual([])
})
