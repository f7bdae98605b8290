import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { day } from './fields.ts'

const calls: readonly Endpoint[] = Object.values(contract)

const daysAskedBy = ({ query }: Endpoint) =>
  query instanceof z.ZodObject
    ? Object.values(query.shape).filter(
        (field) => field === day || (field instanceof z.ZodOptional && field.unwrap() === day),
      ).length
    : 0

describe('a call between two days', () => {
  it.each(calls.filter((call) => daysAskedBy(call) >= 2))(
    '$name says how it is told, so that many days hold nobody up',
    ({ days }) => {
      expect(days?.delivery).toBeDefined()
      if (days?.delivery === 'whole') expect(days.most).toBeLessThanOrEqual(2192)
    },
  )

  it('is one of these, and no other call says so', () => {
    const between = calls.filter((call) => daysAskedBy(call) >= 2).map(({ name }) => name)
    expect(calls.flatMap(({ name, days }) => (days ? [name] : []))).toEqual(between)
    expect(between.length).toBeGreaterThanOrEqual(9)
  })
})
