import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it.each([
  ['en', '4:05\u00a0PM'],
  ['he', '16:05'],
] as const)(
  'an hour in a sentence is one word, which no line ends within: %s',
  (language, said) => {
    const say = ((key: string) => key.toUpperCase()) as never
    expect(timeText('2026-11-24T16:05:00-05:00', language, say)).toBe(said)
  },
)
