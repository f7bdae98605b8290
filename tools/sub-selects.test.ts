import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from './imports.ts'
import { root } from './tool.ts'

/**
 * In a select over one table Drizzle writes the columns of a raw `sql` field without their table. Inside a sub-select
 * such a column is the inner table's: `"user_id" = "id"` compares a payment with itself, and the answer is always
 * nothing. What Drizzle's own builder nests keeps its tables, so a sub-select is built, never written.
 */
const sources = sourcesIn('server').filter((file) => !file.endsWith('.test.ts'))

/** Every text between the backticks of sql`…` and in sql.raw('…'), whatever is nested inside of it. */
function rawTexts(source: string): string[] {
  const texts: string[] = []
  for (const { index, 0: opening } of source.matchAll(/\bsql(?:\.raw\(|(?:<[^`()]*>)?`)/g)) {
    const from = index + opening.length
    texts.push(opening.endsWith('(') ? upToClosing(source, from, ')') : upToBacktick(source, from))
  }
  return texts
}

function upToBacktick(source: string, from: number): string {
  let at = from
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) at += 2 + upToClosing(source, at + 2, '}').length
    at += source[at] === '\\' ? 2 : 1
  }
  return source.slice(from, at)
}

function upToClosing(source: string, from: number, closing: '}' | ')'): string {
  const opening = closing === '}' ? '{' : '('
  let depth = 1
  let at = from
  for (; at < source.length; at++) {
    if (source[at] === '`') at += 1 + upToBacktick(source, at + 1).length
    else if (source[at] === opening) depth += 1
    else if (source[at] === closing && --depth === 0) break
  }
  return source.slice(from, at)
}

/** A statement of its own may begin with select; a select further in is a sub-select. */
const subSelectsIn = (source: string): string[] =>
  rawTexts(source)
    .filter((text) => !/^\s*grant\b/i.test(text))
    .filter((text) => /\S\s*\bselect\b/i.test(text.replace(/^[\s'"`]*select\b/i, '')))

describe('a sub-select', () => {
  it('is never written as raw text', () => {
    const written = sources.flatMap((file) =>
      subSelectsIn(readFileSync(file, 'utf8')).map(
        (text) => `${relative(root, file)}: ${text.trim().slice(0, 80)}`,
      ),
    )
    expect(written).toEqual([])
  })

  it.each([
    ['sql<boolean>`exists (select from @{a} where @{a.b} = @{c.id})`', 1],
    ['sql`(\n  select max(@{p.day}) from @{p} where @{f(`@{p.x}`)} = 1)`', 1],
    ['sql`not @{sql`exists (select 1)`}`', 2],
    ["sql.raw('(select 1)')", 1],
    ['sql`select 1`', 0],
    ['sql`@{a.selected} is null`', 0],
  ])('is found in %s', (source, found) => {
    expect(subSelectsIn(source.replaceAll('@', '$'))).toHaveLength(found)
  })
})
