import { describe, expect, it } from 'vitest'
import { isFormName, isProfileName, judgeUserInfo } from './name.ts'

describe('a name in the user info form', () => {
  it.each([
    ['Leah', true],
    ['Ann', true],
    ['Jo', false],
    ['Anna-Lena', true],
    ["O'Neil", true],
    ['Chaya Mushka', true],
    ['שרה', true],
    ['צ׳רנה', true],
    ['Zoë', true],
    ['Ольга', true],
    ['Leah2', false],
    ['Leah!', false],
    ["-'-", false],
    ['    ', false],
    [' Jo ', false],
  ])('%j: %s', (name, expected) => {
    expect(isFormName(name)).toBe(expected)
  })
})

describe('a name in the profile', () => {
  it.each([
    ['Leah', true, true],
    [' Ann ', true, true],
    ['Jo', false, false],
    ['Anna-Lena', false, false],
    ['Chaya Mushka', false, false],
    ['Zoë', false, false],
    ['שרה', false, true],
    ['רו', false, false],
    ['צ׳רנה', false, false],
  ])('%j: in English %s, in Hebrew %s', (name, en, he) => {
    expect([isProfileName(name, 'en'), isProfileName(name, 'he')]).toEqual([en, he])
  })
})

describe('the user info form', () => {
  const rivka = {
    firstName: 'Rivka',
    lastName: 'Katz',
    email: 'rivka@example.com',
    address: '12 Oak Street',
    city: 'Lakewood',
    state: 'NJ',
    zipcode: '08701',
  }

  it('is taken when all of it is there', () => {
    expect(judgeUserInfo(rivka)).toEqual({ allowed: true })
  })

  it.each([
    ['firstName', 'Ann'],
    ['lastName', 'Roz'],
    ['address', '1 A'],
    ['city', 'Ur'],
    ['state', 'NJ'],
    ['zipcode', '087'],
  ] as const)('takes for %s the shortest, %j', (field, value) => {
    expect(judgeUserInfo({ ...rivka, [field]: value })).toEqual({ allowed: true })
  })

  it.each([
    ['firstName', 'Ri'],
    ['lastName', 'K4tz'],
    ['email', 'rivka@'],
    ['address', '12'],
    ['address', ' 12 '],
    ['city', 'L'],
    ['state', 'N'],
    ['zipcode', '08'],
  ] as const)('points at %s when it is %j', (field, value) => {
    expect(judgeUserInfo({ ...rivka, [field]: value })).toEqual({
      allowed: false,
      because: 'user-info-incomplete',
      fields: [field],
    })
  })
})
