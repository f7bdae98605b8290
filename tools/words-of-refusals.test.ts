import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { withoutComments } from './imports.ts'
import { root } from './tool.ts'

/**
 * Words of a refusal may say to call, and then a number to tap stands beside them. `ErrorAlert` adds it; whoever shows
 * the words by itself takes it from `useCallFor`.
 */
const web = join(root, 'web/src')
/** Screens of the house: nobody taps a number on them. */
const ofTheHouse = /^(staff|room|practice|talk)\//
const shows = /\bwordsOfFailure\(|\.says\b(?! \?)|\berrorMessage\b/
const adds = /\buseCallFor\(/

it('no screen of a patron shows the words of a refusal without the number they may ask to call', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const showing = files.filter(
    (file) =>
      !ofTheHouse.test(file) &&
      !file.startsWith('test/') &&
      shows.test(withoutComments(readFileSync(join(web, file), 'utf8'))),
  )
  expect(showing.length).toBeGreaterThan(2)
  const alone = showing.filter((file) => !adds.test(readFileSync(join(web, file), 'utf8')))
  expect(alone.map((file) => relative(root, join(web, file)))).toEqual([])
})
