import { expect, it } from 'vitest'
import { hours } from '../time/ms.ts'
import { knowsHer, mayBeAnothers } from './whose-number.ts'

const now = Date.parse('2026-11-24T12:00:00Z')
const ago = (days: number) => now - hours(24 * days)

it.each([
  ['signed in half a year ago', { lastSignIn: ago(180), createdAt: ago(900) }, false],
  ['signed in a year ago to the hour', { lastSignIn: ago(365), createdAt: ago(900) }, false],
  ['signed in more than a year ago', { lastSignIn: ago(366), createdAt: ago(900) }, true],
  ['was entered last month and never signed in', { lastSignIn: null, createdAt: ago(30) }, false],
  ['was entered long ago and never signed in', { lastSignIn: null, createdAt: ago(400) }, true],
])('the number of one who %s', (_, account, another) => {
  expect(mayBeAnothers(account, now)).toBe(another)
})

const kept = { lastName: 'Ben-David', zipcode: '08701-1234' }
it.each([
  [kept, { lastName: ' ben david ', zipcode: '08701' }, true],
  [kept, { lastName: 'BenDavid', zipcode: '087011234' }, true],
  [{ lastName: 'כהן', zipcode: '9438300' }, { lastName: 'כהן', zipcode: '9438300' }, true],
  [{ lastName: 'Müller', zipcode: 'SW1A 1AA' }, { lastName: 'müller', zipcode: 'sw1a1aa' }, true],
  [kept, { lastName: 'Ben-David', zipcode: '08702' }, false],
  [kept, { lastName: 'David', zipcode: '08701' }, false],
  [{ lastName: null, zipcode: null }, { lastName: '', zipcode: '' }, false],
  [{ lastName: 'Katz', zipcode: null }, { lastName: 'Katz', zipcode: '-' }, false],
])('%o is known to who says %o: %s', (account, said, known) => {
  expect(knowsHer(account, said)).toBe(known)
})
