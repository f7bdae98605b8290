import { describe, expect, it } from 'vitest'
import { inFours, practiceTokenOf } from './practice-cards.ts'

describe('the practice card form', () => {
  it.each([
    ['4242 4242 4242 4242', 'practice_ok'],
    ['4000 0000 0000 0002', 'practice_declined'],
    ['4000 0000 0000 9995', 'practice_insufficient_funds'],
    ['4000 0000 0000 0069', 'practice_expired'],
    ['4000 0027 6000 3184', 'practice_3ds_always'],
    ['4000002500003155', 'practice_3ds'],
    ['4000 0000 0000 0119', 'practice_error'],
    ['5555 5555 5555 4444', 'practice_lost_answer'],
  ])('makes of %s the token %s', (number, token) => {
    expect(practiceTokenOf(number)).toBe(token)
  })

  it('makes no token of any other number', () => {
    expect(practiceTokenOf('4111 1111 1111 1111')).toBeNull()
    expect(practiceTokenOf('')).toBeNull()
  })

  it('writes a number in fours and leaves out what is too much', () => {
    expect(inFours('4242-42424242 42421')).toBe('4242 4242 4242 4242')
    expect(inFours('42424')).toBe('4242 4')
  })
})
