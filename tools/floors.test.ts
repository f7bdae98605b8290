import { readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type House, houses, placeOf, storeysInWords } from './floors.ts'
import { importsOf, isTest, sourcesIn } from './imports.ts'
import { root } from './tool.ts'

/** Each file of the product in a folder, and what it imports from the same folder: types too. */
function importsWithin(folder: string): Map<string, string[]> {
  const home = join(root, folder)
  const files = sourcesIn(folder).filter((file) => !isTest(file) && !isTrial(file))
  const paths = new Set(files.map((file) => relative(home, file)))
  return new Map(
    files.map((file) => {
      const named = importsOf(readFileSync(file, 'utf8'))
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => relative(home, normalize(join(file, '..', from))))
      return [relative(home, file), named.filter((path) => paths.has(path))]
    }),
  )
}

/** A trial looks at the whole house from outside. */
const isTrial = (file: string) => file.includes('/trials/')

/** Why one file may not import another; null when it may. */
function climbs(house: House, from: string, to: string): string | null {
  const [here, there] = [placeOf(house, from), placeOf(house, to)]
  if (!here) return `${from} stands on no storey`
  return there && there.storey > here.storey ? `${from} climbs to ${to}` : null
}

describe.each(houses)('in $folder', (house) => {
  const imports = importsWithin(house.folder)

  it('every room has its storey, and no import climbs', () => {
    expect(imports.size).toBeGreaterThan(100)
    const breaches = [...imports].flatMap(([from, all]) =>
      [from, ...all].flatMap((to) => climbs(house, from, to) ?? []),
    )
    expect(breaches).toEqual([])
  })

  it('every room is lived in', () => {
    const lived = new Set([...imports.keys()].map((path) => placeOf(house, path)?.room))
    const rooms = house.storeys.flatMap(({ rooms }) => rooms)
    const styles = ['look', 'drizzle.config.ts', 'dev.ts', 'globals.d.ts']
    expect(rooms.filter((room) => !lived.has(room) && !styles.includes(room))).toEqual([])
  })

  it('the map names the storeys as they are', () => {
    const map = readFileSync(join(root, 'docs/map.md'), 'utf8')
    expect(map).toContain(storeysInWords(house))
  })
})

it('no page of a patron loads what is made for those who work here and for the screens of the house', () => {
  const theirs = /^(staff|device|practice|room|waiting|kiosk)\//
  const breaches = [...importsWithin('web/src')].flatMap(([from, all]) =>
    all
      .filter((to) => /^(patron|parts)\//.test(from) && theirs.test(to))
      .map((to) => `${from} ${to}`),
  )
  expect(breaches).toEqual([])
})

describe('nobody goes in circles, types counted', () => {
  it.each(['rules', 'contract', 'server', 'web/src', 'bench', 'tools', 'e2e'])(
    'in %s',
    (folder) => {
      expect(circlesIn(importsWithin(folder))).toEqual([])
    },
  )
})

/** Every way from a file back to itself that a walk along the imports comes upon. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (file: string, way: readonly string[]) => {
    const met = way.indexOf(file)
    if (met >= 0) circles.push([...way.slice(met), file])
    if (met >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) walk(file, [])
  return circles
}

describe('the watch on the stairs', () => {
  const house: House = {
    folder: 'x',
    storeys: [
      { name: 'ground', what: '', rooms: ['db', '*/table.ts'] },
      { name: 'nouns', what: '', rooms: ['visits', 'payments'] },
      { name: 'selling', what: '', rooms: ['payments/charging'] },
      { name: 'edge', what: '', rooms: ['start.ts'] },
    ],
  }

  it.each([
    ['db/a.ts', 'visits/b.ts'],
    ['payments/a.ts', 'payments/charging/b.ts'],
    ['visits/table.ts', 'visits/a.ts'],
    ['payments/charging/a.ts', 'start.ts'],
    ['attic/a.ts', 'db/b.ts'],
  ])('stops %s at %s', (from, to) => {
    expect(climbs(house, from, to)).not.toBeNull()
  })

  it.each([
    ['db/a.ts', 'db/deep/b.ts'],
    ['db/a.ts', 'visits/table.ts'],
    ['visits/a.ts', 'payments/b.ts'],
    ['visits/a.ts', 'visits/table.ts'],
    ['visits/table.ts', 'payments/table.ts'],
    ['payments/charging/a.ts', 'payments/b.ts'],
    ['start.ts', 'db/a.ts'],
  ])('lets %s down to %s', (from, to) => {
    expect(climbs(house, from, to)).toBeNull()
  })

  it('sees a circle', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ])
    expect(circlesIn(imports)).toEqual([['b', 'c', 'b']])
  })
})
