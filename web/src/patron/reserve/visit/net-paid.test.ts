import { expect, it } from 'vitest'
import { payment, visit } from '../../../test/answers.ts'
import { netPaidOf } from './net-paid.ts'

const shower = { ...visit, quoteLines: [{ code: 'shower', quantity: 1, amount: 35 }] }
const fee = { ...payment, method: 'Fee', amount: 5 } as const

it.each([
  ['nothing is owed of', { balance: 0 }, 35],
  ['nothing was paid of', { balance: 35 }, 0],
  ['a part was given back of, or is on its way', { balance: 10, amountPaid: 35 }, 25],
  ['too much was paid of', { balance: -7.3 }, 42.3],
  ['has a fee that isn’t paid', { balance: 5, payments: [fee] }, 35],
  ['was given a tip that nobody had pledged', { balance: 0, tipTotal: 3 }, 38],
  [
    'had its pledged gift given back',
    {
      balance: 35,
      donationAmount: 18,
      donationTotal: 0,
      quoteLines: [...shower.quoteLines, { code: 'donation', quantity: 1, amount: 18 }],
    },
    0,
  ],
  ['has money beside it that nobody wanted', { balance: 35, amountPaid: 35 }, 0],
])('of a visit that %s, it is what pays for it', (_, more, paid) => {
  expect(netPaidOf({ ...shower, ...more })).toBe(paid)
})
