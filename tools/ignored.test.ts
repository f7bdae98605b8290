import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

it.each([
  ['.gitignore', ['.env*', '*.log', '/data/']],
  // Docker reads a name without a folder as one of the root alone.
  ['.dockerignore', ['**/.env*', '**/*.log', 'data']],
])(
  '%s keeps out where a facility keeps its secrets and data, in whatever folder',
  (file, names) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    expect(lines).toEqual(expect.arrayContaining(names))
  },
)

it('nothing lies about of what a merge or a patch has left', () => {
  const left = globSync('**/*.{orig,rej}', { cwd: root, exclude: ['**/node_modules', '**/dist'] })
  expect(left).toEqual([])
})
