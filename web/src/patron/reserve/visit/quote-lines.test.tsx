// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, it } from 'vitest'
import { payment, visit } from '../../../test/answers.ts'
import { live, serveCalls } from '../../../test/live.tsx'
import { QuoteLines } from './QuoteLines.tsx'

const line = (code: string, amount: number, quantity = 1) =>
  ({ code, amount, quantity, name: code }) as unknown as Reservation['quoteLines'][number]
const shown: Partial<Reservation> = { quoteLines: [line('shower', 25), line('parking', 5)] }
type Given = Omit<Parameters<typeof QuoteLines>[0], 'visit' | 'total'>

async function lines(of: Partial<Reservation>, given: Given = {}, language: Language = 'en') {
  serveCalls({ publicSettings: () => ({ body: [] }) })
  const total = { name: 'In all', amount: 30 }
  await live(<QuoteLines visit={{ ...visit, ...shown, ...of }} {...given} total={total} />, {
    ...{ areas: ['pay', 'reserve'], language },
  })
  return [...document.querySelectorAll('dl > div')].map((one) =>
    (one.textContent ?? '').replace(/\u2066|\u2069|\u200e/g, ''),
  )
}
const withoutRest = (all: string[]) => all.slice(2)

it('a visit with nothing besides has its lines and the last one', async () => {
  const [, parking, ...rest] = await lines({})
  expect(parking).toMatch(/^Parking\$5\.00$/)
  expect(rest).toEqual(['In all$30.00'])
})

it.each<[string, Partial<Reservation>, Given, RegExp[]]>([
  ['what a friend’s gift takes off', {}, { discount: 10 }, [/price.*−\$10\.00$/, /^In all/]],
  [
    'fees that were charged, and not one that was declined',
    {
      payments: [
        { ...payment, method: 'Fee', amount: 20 },
        { ...payment, method: 'Fee', amount: 5 },
        { ...payment, method: 'Fee', amount: 40, status: 'Declined' },
        { ...payment, amount: 35 },
      ],
    },
    {},
    [/^Fee\$25\.00$/, /^In all/],
  ],
  ['a gift given now', {}, { gift: 18 }, [/^Gift\$18\.00$/, /^In all/]],
  [
    'only what was given beyond a pledge, which has its line',
    { donationTotal: 54, donationAmount: 36 },
    { gift: 2 },
    [/^Gift\$20\.00$/, /^In all/],
  ],
  ['no gift where the pledge is all', { donationTotal: 36, donationAmount: 36 }, {}, [/^In all/]],
  [
    'tips beyond the one that was pledged',
    { tipTotal: 15, tipAmount: 5 },
    { tip: 3 },
    [/^Tip\$13\.00$/, /^In all/],
  ],
  ['no tip where the pledge is all', { tipTotal: 5, tipAmount: 5 }, {}, [/^In all/]],
  [
    'what was paid before, and after the sum what went back',
    {},
    { paid: 30, refunded: 12 },
    [/^Paid so far−\$30\.00$/, /^In all/, /^Refund−\$12\.00$/],
  ],
])('besides its lines: %s', async (_, of, given, further) => {
  const rest = withoutRest(await lines(of, given))
  expect(rest).toHaveLength(further.length)
  for (const [nth, text] of further.entries()) expect(rest[nth]).toMatch(text)
})

it.each([
  ['en', /^Robe × 2\$24\.00$/],
  ['he', /^חלוק × 2/],
] as const)('what she buys stands by its name in %s, and how many', async (language, text) => {
  const robe = { item: 'Robe', itemHe: 'חלוק', quantity: 2, total: 24 }
  const merchandise = [{ ...robe, item: 'Comb', itemHe: 'מסרק' }, robe] as never
  const [bought] = await lines(
    { merchandise, quoteLines: [line('merchandise:Robe', 24, 2)] },
    {},
    language,
  )
  expect(bought).toMatch(text)
})
