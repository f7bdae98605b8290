import type { Language } from '@mikvah/rules/words/language.ts'
import { afterEach, expect, it } from 'vitest'
import {
  followTexts,
  hasText,
  layTexts,
  presentLanguage,
  rewordTexts,
  speak,
  voiceIn,
} from './texts.ts'

const say = (language: Language) => voiceIn(language).t as (key: string, params?: object) => string
afterEach(() => speak('en'))

it('says a text with what it is filled with, and names one that is missing', () => {
  layTexts('en', { greets: 'Hello {{name}}, {{ name }} of {{place}}.', plain: 'No braces' })
  expect(say('en')('greets', { name: 'Rut $& {{place}}', place: 7 })).toBe(
    'Hello Rut $& {{place}}, Rut $& {{place}} of 7.',
  )
  expect(say('en')('greets', { name: 'Rut' })).toBe('Hello Rut, Rut of .')
  expect(say('en')('plain')).toBe('No braces')
  expect(say('he')('plain')).toBe('⟦plain⟧')
  expect(say('en')('toString')).toBe('⟦toString⟧')
  layTexts('en', { odd: 'From {{constructor}}.' })
  expect(say('en')('odd', {})).toBe('From .')
})

it('counts as the language does', () => {
  layTexts('en', {
    counted_one: 'one room',
    counted_two: 'never',
    counted_other: '{{count}} rooms',
  })
  layTexts('he', {
    counted_one: 'חדר',
    counted_two: 'חדריים',
    counted_other: '{{count}} חדרים',
    formless: 'מעט מ־{{count}}',
    fewer_other: 'פחות',
  })
  const counted = (language: Language) =>
    [0, 1, 2, 5].map((count) => say(language)('counted', { count }))
  expect(counted('en')).toEqual(['0 rooms', 'one room', '2 rooms', '5 rooms'])
  expect(counted('he')).toEqual(['0 חדרים', 'חדר', 'חדריים', '5 חדרים'])
  expect(say('he')('formless', { count: 2 })).toBe('מעט מ־2')
  expect(say('he')('formless', { count: '1,200' })).toBe('מעט מ־1,200')
  expect(say('he')('fewer', { count: 2 })).toBe('פחות')
})

it('tells who follows when what is said is another, and not when merely more can be said', () => {
  const heard: string[] = []
  const stop = followTexts(() => heard.push(presentLanguage()))
  const before = voiceIn('en')
  layTexts('en', { first: 'first' })
  layTexts('en', { first: 'first' })
  expect([voiceIn('en'), heard]).toEqual([before, []])

  layTexts('en', { first: 'rewritten' })
  expect(voiceIn('en')).not.toBe(before)
  expect(heard).toEqual(['en'])

  const hebrew = voiceIn('he')
  speak('he')
  expect([presentLanguage(), voiceIn('he')]).toEqual(['he', hebrew])
  expect(heard).toEqual(['en', 'he'])

  stop()
  speak('en')
  expect(heard).toHaveLength(2)
})

it('says the facility’s own wording, and the standard again once it is taken back', () => {
  layTexts('en', { worded: 'standard', kept: 'kept' })
  let heard = 0
  const stop = followTexts(() => {
    heard += 1
  })
  rewordTexts('en', { worded: 'own', kept: 'ours' })
  expect([say('en')('worded'), say('en')('kept'), heard]).toEqual(['own', 'ours', 1])
  // Words that are loaded later don't cover it.
  layTexts('en', { worded: 'standard' })
  expect([say('en')('worded'), heard]).toEqual(['own', 1])
  rewordTexts('en', { kept: 'ours' })
  expect([say('en')('worded'), say('en')('kept'), heard]).toEqual(['standard', 'ours', 2])
  stop()
})

it('tells who follows when a text comes that was asked for before', () => {
  let heard = 0
  const stop = followTexts(() => {
    heard += 1
  })
  expect([say('en')('late'), say('en')('many', { count: 2 }), hasText('asked')]).toEqual([
    '⟦late⟧',
    '⟦many⟧',
    false,
  ])
  layTexts('he', { late: 'מאוחר' })
  expect(heard).toBe(0)
  layTexts('en', { late: 'late' })
  layTexts('en', { many_other: 'many' })
  layTexts('en', { asked: 'asked' })
  expect(heard).toBe(3)
  expect([say('en')('late'), say('en')('many', { count: 2 }), hasText('asked')]).toEqual([
    'late',
    'many',
    true,
  ])
  stop()
})
