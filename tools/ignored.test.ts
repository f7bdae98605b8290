import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './tool.ts'

it.each(['.gitignore', '.dockerignore'])(
  '%s keeps out where a facility keeps its secrets and data',
  (file) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.replaceAll('/', ''))
    expect(lines).toEqual(expect.arrayContaining(['.env*', 'data']))
  },
)
