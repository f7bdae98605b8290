import { describe, expect, it } from 'vitest'
import { expiryText, isCvv, isExpiryAhead } from './expiry.ts'

describe('a typed card', () => {
  it('writes an expiry with its stroke', () => {
    expect(expiryText('1230')).toBe('12 / 30')
    expect(expiryText('5')).toBe('05')
    expect(expiryText('12')).toBe('12')
  })

  it('takes a card to the end of its month', () => {
    expect(isExpiryAhead('11 / 26', '2026-11-30')).toBe(true)
    expect(isExpiryAhead('10 / 26', '2026-11-01')).toBe(false)
    expect(isExpiryAhead('13 / 30', '2026-11-01')).toBe(false)
    expect(isExpiryAhead('1 / 3', '2026-11-01')).toBe(false)
  })

  it('takes three or four digits for the code', () => {
    expect(['123', '1234', '12', '12a'].map(isCvv)).toEqual([true, true, false, false])
  })
})
