import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from './imports.ts'
import { root } from './tool.ts'

/** `in` finds what an object was never given; what comes from outside is looked up with Object.hasOwn or in a Map. */
describe('a name from outside', () => {
  it('is never looked for with `in`', () => {
    const found = ['rules', 'contract', 'server', 'web/src']
      .flatMap(sourcesIn)
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        lookedForIn(readFileSync(file, 'utf8')).map((text) => `${relative(root, file)}: ${text}`),
      )
    expect(found).toEqual([])
  })

  it.each([
    ['if (key in texts) return', ['key in texts']],
    ['return row.kind in kinds.all', ['row.kind in kinds.all']],
    ["const at = 'https://x.org' + (name in names)", ['name in names']],
    ['// A word in time.', []],
    ["say('a word in time')", []],
    ['say(`her word in time`)', []],
    ['if (Object.hasOwn(texts, key)) return', []],
  ])('is found in %s', (source, found) => {
    expect(lookedForIn(source)).toEqual(found)
  })
})

const lookedForIn = (source: string): string[] =>
  Array.from(codeOf(source).matchAll(/(?<![\w'"`[])[a-z][\w.]* in [a-z][\w.]*/g), ([text]) => text)

/** Whichever begins first: a string may hold two slashes, and a comment an apostrophe. */
const commentOrString =
  /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm

/** The code alone, without comments, strings and the text between tags. */
const codeOf = (source: string) =>
  source.replace(commentOrString, (found) => (found.startsWith('/') ? '' : "''"))
