import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

/** A `var()` of a name that nobody sets is nothing, and the line it stands in with it: a bar without its ground. */
const sourceIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }))
const sheets = sourceIn('web/src/**/*.css')
const scripts = sourceIn('web/src/**/*.{ts,tsx}')
const namesIn = (files: typeof sheets, pattern: RegExp) =>
  files.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name]) => name ?? ''))

it('every variable that a sheet uses is set somewhere', () => {
  const set = new Set([
    ...namesIn(sheets, /(?<![\w(-])(--[\w-]+)\s*:/g),
    ...namesIn(sheets, /@property\s+(--[\w-]+)/g),
    ...namesIn(scripts, /['"](--[\w-]+)['"]/g),
  ])
  /** Set by a screen for as many as there are: `--of-${width}`. */
  const begun = namesIn(scripts, /`(--[\w-]+-)\$\{/g)
  const isSet = (name: string) => set.has(name) || begun.some((start) => name.startsWith(start))
  expect(sheets.length).toBeGreaterThan(100)
  const unset = sheets.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, name]) => name ?? '')
      .filter((name) => !isSet(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unset).toEqual([])
})

it('words of the other alphabet stand where the page begins in every browser, by the one variable that says how', () => {
  const said = sheets
    .filter(({ file, text }) => !file.endsWith('/tokens.css') && /match-parent/.test(text))
    .map(({ file }) => file)
  expect(said).toEqual([])
})
