import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { words } from '@mikvah/contract/words/all.ts'
import { expect, it } from 'vitest'

/** A key that isn't there shows itself on the screen, and the compiler takes any text for a key. */
const web = join(import.meta.dirname, '..')

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => join(web, file))

/** What t(…) is asked for in so many letters: a key, or the two ends of a question. */
function keysSaidIn(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*/g)].flatMap(({ index, 0: opening }) => {
    const asked = firstArgument(source, index + opening.length)
    const alone = /^'([^']*)'\s*$/.exec(asked)
    return alone?.[1]
      ? [alone[1]]
      : [...asked.replace(/`[^`]*`/g, '').matchAll(/(?<!\?)[?:]\s*'([^']*)'/g)].map(
          ([, key]) => key ?? '',
        )
  })
}

function firstArgument(source: string, from: number): string {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? ''
    if (depth === 0 && (letter === ')' || letter === ',')) return source.slice(from, at)
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
  }
  return ''
}

it.each(['en', 'he'] as const)(
  'every key that a screen says by its name has words in %s',
  (language) => {
    const known = new Set(
      Object.keys(words[language]).map((key) => key.replace(/_(one|two|many|other|zero)$/, '')),
    )
    const said = sources.flatMap((file) =>
      keysSaidIn(readFileSync(file, 'utf8')).map((key) => ({ key, file: relative(web, file) })),
    )
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(({ key }) => !known.has(key))).toEqual([])
  },
)
