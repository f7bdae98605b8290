import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from './imports.ts'
import { root } from './tool.ts'

/**
 * React calls what an effect gives back when it ends. A browser's own act gives nothing back until one day it does:
 * since Chromium 156 scrolling gives a promise, and the page fell when it was left.
 */
const givesBackAnAct = /use\w*Effect\(\s*\(\) =>\s*[\w.]*\.current\??\./

it('no effect gives back what an element’s own act answers', () => {
  const found = sourcesIn('web/src').filter((file) =>
    givesBackAnAct.test(readFileSync(file, 'utf8')),
  )
  expect(found.map((file) => relative(root, file))).toEqual([])
})

it.each([
  ['useEffect(() => head.current?.scrollIntoView(), [])', true],
  ['useLayoutEffect(\n  () => box.current.focus(),\n)', true],
  ['useEffect(() => {\n  head.current?.scrollIntoView()\n}, [])', false],
  ['useEffect(() => () => run.current?.abort(), [])', false],
])('in %j it is seen: %s', (source, isSeen) => {
  expect(givesBackAnAct.test(source)).toBe(isSeen)
})
