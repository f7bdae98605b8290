import { expect, it } from 'vitest'
import { receiptLines, receiptText } from './receipt.ts'

const facts = { reservationCode: '4711', waitingCode: null, paidCents: 0, balanceCents: 0 }
const said = (differs: Partial<typeof facts> | { waitingCode: string }) =>
  receiptLines({ ...facts, ...differs }).map(({ say }) => say)

it('says when and by which code, and of money only what there is', () => {
  expect(said({})).toEqual(['receiptWhen', 'receiptCode'])
  expect(said({ waitingCode: '112' })).toEqual(['receiptWhen', 'receiptCode', 'receiptWaiting'])
  expect(said({ paidCents: 2500 })).toEqual(['receiptWhen', 'receiptCode', 'receiptPaid'])
  expect(said({ balanceCents: 500 })).toEqual(['receiptWhen', 'receiptCode', 'receiptDue'])
  expect(said({ balanceCents: -500 })).toEqual(['receiptWhen', 'receiptCode'])
})

it('stands between what the facility writes above and below it', () => {
  expect(receiptText({ header: ' Elm Court \n\n', footer: 'Thank you' }, ['a', 'b'])).toBe(
    'Elm Court\na\nb\nThank you',
  )
  expect(receiptText({ header: null, footer: null }, ['a'])).toBe('a')
})
