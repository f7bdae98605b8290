import { expect, it } from 'vitest'
import { groupedPhone } from './grouped-phone.ts'

it.each([
  ['', 'us', '(···) ···-····'],
  ['2015550', 'us', '(201) 555-0···'],
  ['2015550142', 'us', '(201) 555-0142'],
  ['972501234567', 'us', '972501234567'],
  ['0501234567', 'il', '0501234567'],
])('%s typed in %s is shown as %s', (digits, country, shown) => {
  expect(groupedPhone(digits, country)).toBe(shown)
})
