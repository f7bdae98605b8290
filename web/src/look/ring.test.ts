import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')

it('the ring is hidden of places alone: a button that Tab passes over shows it when an arrow key has led there', () => {
  const hides = [...css.matchAll(/([^{}]*)\{\s*outline: none;/g)].map(([, selector]) =>
    selector?.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
  )
  expect(hides.length).toBeGreaterThan(0)
  for (const selector of hides) expect(selector).toMatch(/:not\(:where\(button, a, input\)\)$/)
})
