import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/**
 * A part of a page that says words its address hasn't loaded waits for them, and the page around it is hidden
 * meanwhile: a field that is hidden loses the focus and what is typed next. What is imported lazily has a Suspense of
 * its own, and names its words by itself.
 */
const folder = join(root, 'web/src/addresses')
const files = ['staff', 'desk', 'house', 'content', 'patrons', 'screens', 'addresses']
const ofEveryPage = ['shell', 'parts']

const sourceOf = (file: string) => withoutComments(readFileSync(file, 'utf8'))
const named = (text: string | undefined) =>
  Array.from((text ?? '').matchAll(/'([\w-]+)'/g), ([, name]) => name ?? '')

type Loaded = { path: string; words: readonly string[]; starts: readonly string[] }

function addressesIn(name: string): Loaded[] {
  const [, ...blocks] = sourceOf(join(folder, `${name}.ts`)).split(/\bpath: /)
  return blocks.flatMap((block) => {
    const screen = block.match(/\bimport\(\s*'([^']+)'/)?.[1]
    if (!screen) return []
    const frame = /\bstaff: true/.test(block) ? ['../staff/shell/StaffShell.tsx'] : []
    return {
      path: block.match(/'([^']+)'/)?.[1] ?? block.slice(0, 20),
      words: [...ofEveryPage, ...named(block.match(/\bwords: \[([^\]]*)\]/)?.[1])],
      starts: [screen, ...frame].map((from) => join(folder, from)),
    }
  })
}

/** All that comes with a screen, without what comes later. */
function shownWith(starts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const open = [...starts]
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    seen.add(file)
    const atOnce = sourceOf(file).replace(/\bimport\(/g, 'later(')
    for (const { from, typeOnly } of importsOf(atOnce))
      if (!typeOnly && from.startsWith('.')) open.push(join(dirname(file), from))
  }
  return seen
}

const spokenIn = (file: string) =>
  Array.from(sourceOf(file).matchAll(/\buseWords\('([\w-]+)'\)/g), ([, area]) => area ?? '')

it('every address loads all the words that its screen may come to say', () => {
  const all = files.flatMap(addressesIn)
  expect(all.length).toBeGreaterThan(50)
  const missing = all.flatMap(({ path, words, starts }) =>
    [...shownWith(starts)].flatMap((file) =>
      spokenIn(file)
        .filter((area) => !words.includes(area))
        .map((area) => `${path} hasn’t “${area}” for ${relative(root, file)}`),
    ),
  )
  expect([...new Set(missing)]).toEqual([])
})
