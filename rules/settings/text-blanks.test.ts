import { expect, it } from 'vitest'
import { blanksIn, formsOf, leftOutBlanks, wrongBlanks } from './text-blanks.ts'

it.each([
  ['Code {{code}}.', ['code']],
  ['{{ date }}, {{time}}, {{date}}', ['date', 'time']],
  ['Nothing {here}', []],
])('“%s” is filled in at %j', (text, names) => expect(blanksIn(text)).toEqual(names))

it.each([
  ['Hello {{code}}', []],
  ['Hello', []],
  ['Hello {{coed}}', ['coed']],
  ['Hello {{code}', ['{{ }}']],
  ['Hello {{code}} {{}}', ['{{ }}']],
  ['Until {{date}}', []],
])('“%s” has these braces that nothing fills in: %j', (wording, wrong) =>
  expect(wrongBlanks(wording, ['{{code}}', '{{date}}'])).toEqual(wrong),
)

it('says what a wording leaves out', () => {
  expect(leftOutBlanks('On {{date}}', '{{date}}, {{time}}')).toEqual(['time'])
})

it('knows the other forms of a text that is counted', () => {
  expect(formsOf('rooms_one')).toEqual(['rooms_one', 'rooms_two', 'rooms_many', 'rooms_other'])
  expect(formsOf('homeLead')).toEqual(['homeLead'])
})
