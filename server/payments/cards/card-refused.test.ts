import { declines as english } from '@mikvah/contract/words/en/declines.ts'
import { declines as hebrew } from '@mikvah/contract/words/he/declines.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { expect, it } from 'vitest'
import { practiceCards } from '../../integrations/payments/practice/cards.ts'
import type { RequestContext } from '../../request/context.ts'
import { testCards } from '../../test/stand-ins/stripe/cards.ts'
import { cardRefused } from './card-refused.ts'

const said = (language: Language, code: string, message: string, texts = {}) => {
  const ctx = { language, content: { texts } } as RequestContext
  return cardRefused(ctx, { code, message }).more.text
}

it('says known codes in English as the processor does', () => {
  const refusals = [
    ...[...practiceCards.values()].map(({ refusal }) => refusal),
    ...Object.values(testCards).map(
      ({ refusal }) => refusal && { ...refusal, code: refusal.declineCode ?? refusal.code },
    ),
  ].filter((refusal) => refusal !== undefined)
  expect(refusals.length).toBeGreaterThan(8)
  for (const { code, message } of refusals) expect(said('en', code, 'other')).toBe(message)
})

it('has the same codes in Hebrew, each in Hebrew', () => {
  expect(Object.keys(hebrew)).toEqual(Object.keys(english))
  for (const text of Object.values(hebrew)) expect(text).toMatch(/^[^a-z]*[א-ת][^a-z]*$/i)
})

it('leaves an unknown code to the processor’s words in English, and says no reason in Hebrew', () => {
  expect(said('en', '10151', 'Do not retry')).toBe('Do not retry')
  expect(said('en', '10151', '')).toBe('The card was declined.')
  expect(said('he', '10151', 'Do not retry')).toBe('הכרטיס נדחה.')
})

it('never says that a card is called stolen', () => {
  expect(said('en', 'stolen_card', 'Stolen.')).toBe('Your card was declined.')
})

it('uses the wording of the facility first', () => {
  const texts = { en: { 'declined-expired-card': 'Too old.' } }
  expect(said('en', 'expired_card', 'Your card has expired.', texts)).toBe('Too old.')
})
