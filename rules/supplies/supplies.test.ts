import { expect, it } from 'vitest'
import { isSupply, supplies, suppliesOf } from './supplies.ts'

it('knows 25 supplies, from soap over floss to other', () => {
  expect(new Set(supplies).size).toBe(25)
  expect(supplies[0]).toBe('soap')
  expect(supplies).toContain('floss')
  expect(supplies.at(-1)).toBe('other')
  expect(isSupply('piano')).toBe(false)
})

it('offers all of them, or those the facility names in its own order', () => {
  expect(suppliesOf({ supplyItems: '' })).toEqual(supplies)
  expect(suppliesOf({ supplyItems: 'towel,soap,towel' })).toEqual(['towel', 'soap'])
})
