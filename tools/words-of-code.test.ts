import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'
import { root } from './tool.ts'

const product = ['rules', 'contract', 'server', 'web/src']
  .flatMap(sourcesIn)
  .map((file) => relative(root, file))
  .filter((file) => !isTest(file) && !/\/(trials|test)\/|^contract\/words\//.test(file))

const texts = new Map(product.map((file) => [file, readFileSync(file, 'utf8')]))
const filesWith = (pattern: RegExp): string[] =>
  product.filter((file) =>
    (texts.get(file) ?? '')
      .split('\n')
      .some((line) => !isComment.test(line) && pattern.test(line.replace(quoted, "''"))),
  )
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g
const isComment = /^\s*(\*|\/\*|\/\/)/

/** Where `told` is the name of a field of a call or of a column. A file is taken off when it goes; none is added. */
const toldOutside: readonly string[] = [
  'contract/evening/hardware.ts',
  'server/hardware/read-hardware.ts',
  'server/live/number-events.ts',
  'web/src/staff/hardware/DeviceRow.tsx',
]

it('nothing is called told but fields and columns that are named so', () => {
  expect(filesWith(/(?<!['"`.\w])\btold\b(?=\s*[=,)}\].?;:(])/).toSorted()).toEqual(toldOutside)
})

it('what is read is in views, and no type is named for having been told', () => {
  expect(product.filter((file) => /-told\.tsx?$|\/telling\//.test(file))).toEqual([])
  expect(filesWith(/\b(type \w*|infer |function |class )Told\b|<Told\b/)).toEqual([])
})

it('bookings that are written together are a batch, what is likely is a forecast, what is promised is preassigned', () => {
  const names = /\b\w*([sS]itting|[fF]oresee|ForeseenLine|keptFor|KeptFor|keptRoom|KeptRoom)\w*\b/
  expect(filesWith(new RegExp(`(?<!['"\`.-])${names.source}(?=\\s*[=,)}\\].?;:(<])`))).toEqual([])
  expect(product.filter((file) => /sitting|foresee/.test(basename(file)))).toEqual([])
})

it('a comment leads to nothing that lies outside: what was wished for is named by its rows', () => {
  const outside = /\((spec|rules|design|calls)\b[ ,:;][^)]*(\d|\)|$)/
  const lines = product.flatMap((file) =>
    (texts.get(file) ?? '')
      .split('\n')
      .filter((line) => isComment.test(line) && outside.test(line)),
  )
  expect(lines).toEqual([])
})

it('the file of a read begins with read, list or find', () => {
  const others = /^(get|fetch|load|look|show|see|query|retrieve|view|search)-/
  const found = product.filter((file) => file.startsWith('server/') && others.test(basename(file)))
  expect(found).toEqual([])
})

/** What drivers of one kind call alike is what makes them stand behind one type. */
const alikeOnPurpose = /^server\/integrations\//

it.each([
  ['rules', /^export (?:async )?(?:type|const|function|class) (\w+)/gm],
  ['contract', /^export (?:async )?(?:type|const|function|class) (\w+)/gm],
  ['server', /^export (?:async )?(?:type|const|function|class) (\w+)/gm],
  ['web/src', /^export type (\w+)/gm],
])('no name of %s that others use means two things', (side, exported) => {
  const names = product
    .filter((file) => file.startsWith(`${side}/`) && !alikeOnPurpose.test(file))
    .flatMap((file) => [
      ...new Set([...(texts.get(file) ?? '').matchAll(exported)].map(([, name]) => name ?? '')),
    ])
  const twice = names.filter((name, nth) => names.indexOf(name) !== nth)
  expect([...new Set(twice)]).toEqual([])
})

/** The words of the page on words that are the code's own, as a type would be named: `Live event` is `LiveEvent`. */
function ownWords(): string[] {
  const page = readFileSync(join(root, 'docs/words.md'), 'utf8')
  const [, own = ''] = page.split("## The code's own words")
  return [...own.matchAll(/\*\*([^*]+)\.\*\*/g)]
    .flatMap(([, words = '']) => words.split(','))
    .map((words) =>
      words.trim().replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
}

it('a word of the code’s own has one meaning: on no side it is the name of two types, exported or not', () => {
  const words = ownWords()
  expect(words).toContain('LiveEvent')
  expect(words.filter((word, nth) => words.indexOf(word) !== nth)).toEqual([])
  const types = product.flatMap((file) =>
    [...(texts.get(file) ?? '').matchAll(/^\s*(?:export )?(?:type|interface|class) (\w+)\b/gm)]
      .filter(([, name = '']) => words.includes(name))
      .map(([, name]) => `${/^(web\/src|\w+)/.exec(file)?.[1]} ${name}`),
  )
  expect(types.filter((type, nth) => types.indexOf(type) !== nth)).toEqual([])
})
