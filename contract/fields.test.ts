import { lengths } from '@mikvah/rules/lengths.ts'
import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import { amount } from './fields.ts'

const { contactForm, makePayment, register, newUserInfo, buyMembership, makeUser, sendPapers } =
  contract

const longest = `${'r'.repeat(lengths.email - '@example.com'.length)}@example.com`

describe.each([
  ['contactForm', contactForm.body, { message: 'When do you open?' }],
  ['makePayment', makePayment.body, { amt: 18 }],
  ['register', register.body, { phone: '7325550142' }],
  ['newUserInfo', newUserInfo.body, {}],
  ['buyMembership', buyMembership.body, {}],
  ['makeUser', makeUser.body, { phone: '7325550142' }],
  ['sendPapers', sendPapers.body, {}],
])('%s takes as an e-mail address', (_, body, rest) => {
  it.each(['leah@example.com', ' leah@example.com ', 'r&k@example.com', 'רבקה@דוגמה.קום', longest])(
    'what every form takes: %s',
    (email) => {
      expect(body.parse({ ...rest, email })).toMatchObject({ email: email.trim() })
    },
  )
  it('none that is longer than the forms take', () => {
    expect(body.safeParse({ ...rest, email: `r${longest}` }).success).toBe(false)
  })
})

it.each([
  ['contactForm', contactForm.body, { message: 'When do you open?' }],
  ['makePayment', makePayment.body, { amt: 18 }],
  ['register', register.body, { phone: '7325550142' }],
  ['sendPapers', sendPapers.body, {}],
])('%s takes none that isn’t one', (_, body, rest) => {
  for (const email of ['leah', 'leah@example', 'a@example.com,b@example.com'])
    expect(body.safeParse({ ...rest, email }).success).toBe(false)
})

it.each([
  [0, true],
  [99_999.99, true],
  [100_000, false],
  [-0.01, false],
  [1.005, false],
])('an amount of %s dollars is taken: %s', (dollars, taken) => {
  expect(amount.safeParse(dollars).success).toBe(taken)
})
