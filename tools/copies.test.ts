import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest } from './imports.ts'
import { root } from './tool.ts'

/** Two places that share more lines than this are a copy; blank lines, comments and imports aside. */
const most = 10

const files = globSync('{rules,contract,server,web/src}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !isTest(file) && !/node_modules|\/words\/|\/migrations\/|\/trials\//.test(file),
)

const linesOf = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import\b[\s\S]*?(?:from )?'[^']+'$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))

it('no file has ten lines of another and one more, but for one pair left from before', () => {
  expect(files.length).toBeGreaterThan(1500)
  const seen = new Map<string, string>()
  const pairs = new Set<string>()
  for (const file of files.toSorted()) {
    const lines = linesOf(file)
    for (let at = 0; at + most < lines.length; at++) {
      const piece = lines.slice(at, at + most + 1).join('\n')
      const other = seen.get(piece)
      if (other === undefined) seen.set(piece, file)
      else if (other !== file) pairs.add(`${other} = ${file}`)
    }
  }
  expect([...pairs]).toEqual([
    'web/src/patron/home/WaysOn.module.css = web/src/patron/reserve/choose-day/SpecialtyRooms.module.css',
  ])
})
