import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

const slab = ['border-radius: var(--r-3)', 'background: var(--surface)', 'box-shadow: var(--e-1)']
/**
 * Rows of a table that are slabs on a phone alone, and no class of a module: a rule within a condition composes
 * nothing.
 */
const byHand = ['web/src/parts/Table.module.css: .table tr']

it('the ground of ordinary content is drawn once: a module composes it from look/base.css', () => {
  const files = globSync('web/src/**/*.css', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const drawn = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    return Array.from(text.matchAll(/([^{};]+)\{([^{}]*)\}/g))
      .filter(([, , rule]) => slab.every((line) => rule?.replace(/-color:/g, ':').includes(line)))
      .map(([, selector]) => `${file}: ${selector?.trim()}`)
  })
  expect(drawn.toSorted()).toEqual(['web/src/look/base.css: .slab', ...byHand].toSorted())
})
