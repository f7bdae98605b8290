// @vitest-environment happy-dom
import type { Language } from '@mikvah/rules/words/language.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { nothingGiven } from '../../paying/giving.ts'
import { visit } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import { DonateScreen } from '../donate/DonateScreen.tsx'
import { GiftChoice } from '../reserve/giving/GiftChoice.tsx'
import { QuoteLines } from '../reserve/visit/QuoteLines.tsx'

const standard = { membershipLabel: 'Friend of the Mikvah', membershipLabelHe: 'ידידת המקווה' }
const own = { membershipLabel: 'Circle of Water', membershipLabelHe: 'מעגל המים' }

/** Every place that speaks of her price, with these settings. */
async function said(settings: Record<string, string>, language: Language) {
  serveCalls({
    publicSettings: () => ({ body: listed({ ...settings, practiceMode: 'True' }) }),
    savedCards: () => ({ body: [] }),
  })
  const lines = [{ code: 'discount-price', quantity: 1, amount: 20 }]
  const { container, client } = await live(
    <>
      <GiftChoice giving={nothingGiven} onChange={() => null} friendSaves />
      <GiftChoice giving={nothingGiven} onChange={() => null} />
      <QuoteLines
        visit={{ ...visit, quoteLines: lines }}
        discount={5}
        total={{ name: 'Total', amount: 20 }}
      />
      <DonateScreen />
    </>,
    { areas: ['pay', 'donate', 'cards'], language },
  )
  await screen.findAllByRole('checkbox')
  await waitFor(() => expect(client.getQueryData(['publicSettings'])).toMatchObject(settings))
  return (container.textContent ?? '').replace(/\s+/g, ' ')
}

it.each([
  ['en', /Circle of Water prices begin with this visit.*Circle of Water prices for a year/],
  ['he', /מחירי מעגל המים כבר מהביקור הזה.*מחירי מעגל המים לשנה/],
] as const)(
  'in %s everything a Friend has is named as the facility names its membership',
  async (language, hints) => {
    const text = await said(own, language)
    expect(text).toMatch(hints)
    expect(text.match(/Circle of Water price\b|מחיר מעגל המים/g)).toHaveLength(2)
    expect(text).not.toMatch(/Friend|ידיד/)
  },
)

it('with the standard name it is said in short', async () => {
  const en = await said(standard, 'en')
  expect(en).toMatch(/Friend of Mikvah.*Friend prices begin with this visit.*Friend price/)
  expect(en).not.toContain('Friend of the Mikvah')
})
it('also in Hebrew', async () => {
  expect(await said(standard, 'he')).toMatch(/ידידת המקווה.*מחירי ידידה כבר.*מחיר ידידה/)
})
