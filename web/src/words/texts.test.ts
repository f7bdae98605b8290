import { afterEach, expect, it } from 'vitest'
import type { Say } from './say.ts'
import { addTexts, followTexts, hasText, presentLanguage, sayIn, speak } from './texts.ts'

const say = (language: 'en' | 'he') => sayIn(language) as (key: string, params?: object) => string
afterEach(() => speak('en'))

it('says a text with what it is filled with, and names one that is missing', () => {
  addTexts('en', { greets: 'Hello {{name}}, {{name}} of {{place}}.', plain: 'No braces' })
  expect(say('en')('greets', { name: 'Rut $& {{place}}', place: 7 })).toBe(
    'Hello Rut $& {{place}}, Rut $& {{place}} of 7.',
  )
  expect(say('en')('greets', { name: 'Rut' })).toBe('Hello Rut, Rut of .')
  expect(say('en')('plain')).toBe('No braces')
  expect(say('he')('plain')).toBe('⟦plain⟧')
  expect(say('en')('toString')).toBe('⟦toString⟧')
})

it('counts as the language does', () => {
  addTexts('en', {
    counted_one: 'one room',
    counted_two: 'never',
    counted_other: '{{count}} rooms',
  })
  addTexts('he', {
    counted_one: 'חדר',
    counted_two: 'חדריים',
    counted_other: '{{count}} חדרים',
    fewest: 'מעט',
  })
  const said = (language: 'en' | 'he') =>
    [0, 1, 2, 5].map((count) => say(language)('counted', { count }))
  expect(said('en')).toEqual(['0 rooms', 'one room', '2 rooms', '5 rooms'])
  expect(said('he')).toEqual(['0 חדרים', 'חדר', 'חדריים', '5 חדרים'])
  expect(say('he')('fewest', { count: 2 })).toBe('מעט')
})

it('is another voice once a text or the language is another, and says so to who follows', () => {
  const heard: [string, Say][] = []
  const stop = followTexts(() => heard.push([presentLanguage(), sayIn('en')]))
  const before = sayIn('en')
  addTexts('en', { laidOver: 'first' })
  expect([hasText('laidOver'), hasText('neverLaid')]).toEqual([true, false])
  addTexts('en', { laidOver: 'second' })
  expect(say('en')('laidOver')).toBe('second')
  speak('he')
  expect(hasText('laidOver')).toBe(false)
  expect(heard.map(([language]) => language)).toEqual(['en', 'en', 'he'])
  expect(new Set([before, ...heard.map(([, voice]) => voice)]).size).toBe(4)
  stop()
  speak('en')
  expect(heard).toHaveLength(3)
})
