import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/** Lengths that stand in one place alone: what they limit is typed in no field. */
const single = [
  'contract/fields.ts: z.string().min(1).max(64)',
  'contract/reservations/booking.ts: z.string().max(5)',
  'contract/settings/audit.ts: text(200)',
  'contract/settings/house.ts: words(500)',
  'contract/settings/settings.ts: words(80)',
  'contract/supplies.ts: words(40)',
  'contract/users.ts: words(60)',
  'contract/users.ts: z.string().max(60)',
  'contract/users.ts: z.string().max(2)',
  'contract/users.ts: z.string().max(4)',
  'contract/users.ts: z.string().max(20)',
]

const lengthsIn = (source: string): string[] =>
  Array.from(
    withoutComments(source).matchAll(
      /\b(?:text|words|line|name)\(\d[\d_]*\)|z\s*\.string\(\)(?:\s*\.\w+\([^()]*\))*?\s*\.max\(\d[\d_]*\)|\bmaxLength(?:=\{|: )\d[\d_]*/g,
    ),
    ([found]) => found.replace(/\s+/g, ''),
  )

it('how long a text may be stands in rules/lengths.ts', () => {
  const found = ['contract', 'web/src']
    .flatMap(sourcesIn)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      lengthsIn(readFileSync(file, 'utf8')).map((one) => `${relative(root, file)}: ${one}`),
    )
  expect(found.toSorted()).toEqual(single.toSorted())
})

it.each([
  ['notes: text(1000).nullish()', ['text(1000)']],
  ['value: z.string().trim().min(2).max(20_000)', ['z.string().trim().min(2).max(20_000)']],
  ['value: z\n  .string()\n  .max(9)', ['z.string().max(9)']],
  ['<Field maxLength={60} />', ['maxLength={60']],
  ['const anew = { maxLength: 200 }', ['maxLength:200']],
  ['notes: text(lengths.visitNote)', []],
  ['z.array(id).max(500)', []],
  ['z.int().min(1).max(99)', []],
])('a literal length is found in %j', (source, found) => {
  expect(lengthsIn(source)).toEqual(found)
})
