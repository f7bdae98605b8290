import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/**
 * web → contract → rules ← server → contract; e2e may look at all but web. An arrow the other way couples what
 * must be able to change alone, and puts the database or zod into a patron's phone.
 */
type Border = {
  folder: string
  mayImport: (name: string, asked: { typeOnly: boolean; inTest: boolean }) => boolean
  instead: string
}

const isRelative = (name: string) => name.startsWith('.')
const isOurs = (name: string) => name.startsWith('@mikvah/')
const isIn = (...workspaces: string[]) => {
  const prefixes = workspaces.map((workspace) => `@mikvah/${workspace}/`)
  return (name: string) => prefixes.some((prefix) => name.startsWith(prefix))
}
const isTestTool = (name: string) =>
  ['vitest', 'fast-check', 'kosher-zmanim'].includes(name) || name.startsWith('node:')
const isPlainContract = (name: string) =>
  name === '@mikvah/contract/addresses.ts' || name.startsWith('@mikvah/contract/words/')

const borders: readonly Border[] = [
  {
    folder: 'rules',
    mayImport: (name, { inTest }) =>
      isRelative(name) || name === '@hebcal/noaa' || (inTest && isTestTool(name)),
    instead:
      'rules import only each other and @hebcal/noaa (tests: vitest, fast-check, kosher-zmanim, node:)',
  },
  {
    folder: 'contract',
    mayImport: (name, { inTest }) =>
      isRelative(name) || isIn('rules')(name) || name === 'zod' || (inTest && isTestTool(name)),
    instead: 'the contract imports only itself, @mikvah/rules and zod',
  },
  {
    folder: 'server',
    mayImport: (name) => !isOurs(name) || isIn('rules', 'contract', 'server')(name),
    instead: 'the server never imports the web or the journeys',
  },
  {
    folder: 'web/src',
    mayImport: (name, { typeOnly, inTest }) =>
      !isOurs(name) ||
      isIn('rules')(name) ||
      isPlainContract(name) ||
      (isIn('contract')(name) && (typeOnly || inTest)),
    instead:
      'the web imports contract schemas as types only (addresses.ts and words/ as values), so that zod stays off the phone; and never the server',
  },
  {
    folder: 'e2e',
    mayImport: (name) => !isOurs(name) || isIn('rules', 'contract', 'server')(name),
    instead: 'journeys look at the web through a browser',
  },
]

/** A relative path that climbs out of its workspace is another workspace's import in disguise. */
const leavesWorkspace = (file: string, folder: string, name: string): boolean => {
  const home = join(root, folder.split('/')[0] ?? folder)
  return isRelative(name) && relative(home, join(file, '..', name)).startsWith('..')
}

function breachesOf(border: Border, file: string, source: string): string[] {
  return importsOf(source)
    .filter(
      ({ from, typeOnly }) =>
        leavesWorkspace(file, border.folder, from) ||
        !border.mayImport(from, { typeOnly, inTest: isTest(file) }),
    )
    .map(({ from }) => `${relative(root, file)} imports ${from}: ${border.instead}.`)
}

describe('imports follow the arrows', () => {
  it.each(borders)('in $folder', (border) => {
    const breaches = sourcesIn(border.folder).flatMap((file) =>
      breachesOf(border, file, readFileSync(file, 'utf8')),
    )
    expect(breaches).toEqual([])
  })
})

const impure: readonly (readonly [RegExp, string])[] = [
  [/\bnew Date\(/, 'reads the machine’s clock or zone with new Date(; take an Ms'],
  [/\bDate\.now\b/, 'reads the clock with Date.now; take `now: Ms`'],
  [/\bTemporal\.Now\b/, 'reads the clock with Temporal.Now; take `now: Ms`'],
  [/\bMath\.random\b/, 'draws lots with Math.random; take the number as an argument'],
  [/['"]node:/, 'reaches for the machine with node:; rules run in the browser too'],
]

const impuritiesOf = (file: string, source: string): string[] =>
  impure
    .filter(([pattern]) => pattern.test(withoutComments(source)))
    .map(([, what]) => `${relative(root, file)} ${what}.`)

it('rules know no clock, no chance and no machine', () => {
  const impurities = sourcesIn('rules')
    .filter((file) => !isTest(file))
    .flatMap((file) => impuritiesOf(file, readFileSync(file, 'utf8')))
  expect(impurities).toEqual([])
})

/** What one file alone may have of a package, or nobody. */
type OneHome = { from: string; name?: string; only: readonly string[]; because: string }

const oneHomes: readonly OneHome[] = [
  ...[
    { from: 'drizzle-orm', only: ['server/db/drizzle/queries.ts'] },
    { from: 'drizzle-orm/pg-core', only: ['server/db/drizzle/columns.ts'] },
  ].map((home) => ({
    ...home,
    because: 'by its own name each start reads what it says of itself again and again',
  })),
  ...['react-router', 'react-router/dom'].flatMap((from) => [
    {
      ...{ from, name: 'useBlocker' },
      only: from === 'react-router' ? ['web/src/parts/leaving/LeaveBlocker.tsx'] : [],
      because:
        'the router heeds one blocker only, and that one asks every guard: take useLeaveGuard',
    },
    { from, name: 'unstable_usePrompt', only: [], because: 'it is a second blocker' },
  ]),
]

/**
 * Whether a source has it from its package: by that import and, where one name of it is meant, with this name in it.
 */
const has = (source: string, { from, name }: OneHome): boolean =>
  importsOf(source).some((one) => one.from === from) &&
  (!name || new RegExp(`\\b${name}\\b`).test(withoutComments(source)))

it.each(oneHomes)('$from $name is imported in its home alone: $because', (one) => {
  const homes = ['server', 'web/src']
    .flatMap(sourcesIn)
    .filter((file) => has(readFileSync(file, 'utf8'), one))
    .map((file) => relative(root, file))
  expect(homes.toSorted()).toEqual(one.only)
})

describe('the watch at the border', () => {
  const at = (folder: string) => {
    const border = borders.find((one) => one.folder === folder)
    if (!border) throw new Error(`No border around ${folder}.`)
    return border
  }

  it.each([
    ['rules', 'price/x.ts', `import { z } from 'zod'`],
    ['rules', 'price/x.ts', `import fc from 'fast-check'`],
    ['rules', 'price/x.ts', `import { a } from '@mikvah/contract/a.ts'`],
    ['rules', 'price/x.ts', `import { a } from '../../contract/a.ts'`],
    ['rules', 'price/x.ts', `export { a } from '@mikvah/server/a.ts'`],
    ['rules', 'price/x.ts', `const a = await import('node:fs')`],
    ['contract', 'x.ts', `import type { A } from '@mikvah/server/a.ts'`],
    ['contract', 'x.ts', `import { sql } from 'drizzle-orm'`],
    ['server', 'x.ts', `import '@mikvah/web/src/a.ts'`],
    ['server', 'x.ts', `import { a } from '../web/src/a.ts'`],
    ['web/src', 'x.tsx', `import { book } from '@mikvah/contract/reservations/booking.ts'`],
    ['web/src', 'x.tsx', `import { type A, b } from '@mikvah/contract/reservations/booking.ts'`],
    [
      'web/src',
      'x.tsx',
      `import {\n  type A,\n  b,\n} from '@mikvah/contract/reservations/booking.ts'`,
    ],
    ['web/src', 'x.tsx', `import type { A } from '@mikvah/server/a.ts'`],
    ['e2e', 'x.ts', `import { a } from '@mikvah/web/src/a.ts'`],
  ])('in %s stops %s: %s', (folder, name, source) => {
    expect(breachesOf(at(folder), join(root, folder, name), source)).toHaveLength(1)
  })

  it.each([
    ['rules', 'price/x.ts', `import { a } from '../time/ms.ts'`],
    ['rules', 'price/x.ts', `import { NOAACalculator } from '@hebcal/noaa'`],
    ['rules', 'price/x.test.ts', `import fc from 'fast-check'`],
    ['rules', 'test/night.ts', `import fc from 'fast-check'`],
    ['rules', 'price/x.ts', `// import { z } from 'zod'`],
    ['contract', 'x.ts', `import { z } from 'zod'\nimport { a } from '@mikvah/rules/a.ts'`],
    ['server', 'x.ts', `import fastify from 'fastify'\nimport '@mikvah/contract/a.ts'`],
    ['web/src', 'x.tsx', `import type { A } from '@mikvah/contract/reservations/booking.ts'`],
    [
      'web/src',
      'x.tsx',
      `import { type A, type B } from '@mikvah/contract/reservations/booking.ts'`,
    ],
    ['web/src', 'x.tsx', `import { addresses } from '@mikvah/contract/addresses.ts'`],
    ['web/src', 'x.tsx', `import { words } from '@mikvah/contract/words/en/garage.ts'`],
    ['web/src', 'x.test.tsx', `import { book } from '@mikvah/contract/reservations/booking.ts'`],
    ['web/src', 'x.tsx', `const a = await import('@mikvah/contract/words/he/garage.ts')`],
    ['e2e', 'x.spec.ts', `import { test } from '@playwright/test'`],
  ])('in %s lets through %s: %s', (folder, name, source) => {
    expect(breachesOf(at(folder), join(root, folder, name), source)).toEqual([])
  })

  it.each([
    'const now = new Date()',
    'const now = Date.now()',
    'const now = Temporal.Now.instant()',
    'const code = Math.random()',
    `import { readFileSync } from 'node:fs'`,
  ])('stops %s in a rule', (source) => {
    expect(impuritiesOf(join(root, 'rules/x.ts'), source)).toHaveLength(1)
  })

  it('lets a comment speak of the clock', () => {
    expect(impuritiesOf(join(root, 'rules/x.ts'), '/** Never Date.now(). */')).toEqual([])
  })
})
