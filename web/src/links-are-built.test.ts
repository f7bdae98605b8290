import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { addresses } from './addresses.ts'

/** Patrons' addresses that the specification has and nothing is built for. */
const notBuilt = addresses.filter(({ who, screen }) => !screen && typeof who === 'string')

const web = import.meta.dirname
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'addresses.ts',
)

it('what is not built yet is linked from nowhere', () => {
  expect(notBuilt.length).toBeGreaterThan(0)
  const linked = sources.flatMap((file) => {
    const source = readFileSync(join(web, file), 'utf8')
    return notBuilt
      .filter(({ path }) => source.includes(`'${path}`) || source.includes(`"${path}`))
      .map(({ path }) => `${relative(web, join(web, file))}: ${path}`)
  })
  expect(linked).toEqual([])
})
