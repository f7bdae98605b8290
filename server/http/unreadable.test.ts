import { contract } from '@mikvah/contract/contract.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { mostEntries, unreadableIn } from './unreadable.ts'

/** The longest list and the widest object that a schema lets in. */
function widestIn(shape: unknown): number {
  if (typeof shape !== 'object' || shape === null) return 0
  const { maxItems = 0, properties = {} } = shape as { maxItems?: number; properties?: object }
  return Math.max(
    maxItems,
    Object.keys(properties).length,
    ...Object.values(shape).map((part) => widestIn(part)),
  )
}

const bodies = Object.entries(contract).flatMap(([name, call]) =>
  'body' in call && call.body instanceof z.ZodType ? [[name, call.body] as const] : [],
)

it.each(bodies)('%s takes no list that is longer than what is read', (_, body) => {
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  expect(widestIn(shape)).toBeLessThanOrEqual(mostEntries)
})

it('reads the longest list there is, and refuses one more at its path', () => {
  expect(bodies.length).toBeGreaterThan(50)
  const ids = (count: number) => ({ ids: Array.from({ length: count }, String) })
  expect(unreadableIn(ids(mostEntries))).toBeNull()
  expect(unreadableIn(ids(mostEntries + 1))).toMatchObject({ path: 'ids' })
})
