import { expect, it } from 'vitest'
import table from '../test/vectors/hebrew-numbers.json' with { type: 'json' }
import { hebrewDateTextOf } from './hebrew-date-text.ts'

const years = table.years.map((text, nth) => ({ year: table.firstYear + nth, text }))

it('writes each day of a month and each year from 5700 to 5899 as the table of another program has them', () => {
  expect([table.days.length, years.at(-1)?.year]).toEqual([30, 5899])
  for (const { year, text } of years)
    for (const [before, day] of table.days.entries()) {
      const date = { year, month: 'Kislev', day: before + 1 } as const
      expect(hebrewDateTextOf(date, 'he', { prefix: true })).toBe(`${day} בכסלו ${text}`)
    }
})
