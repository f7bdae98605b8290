import { describe, expect, it } from 'vitest'
import { notices as english } from './en/notices.ts'
import { notices as hebrew } from './he/notices.ts'

/** What kind of place it is, what one does there, and why one comes: nothing that leaves the house says it. */
const unsaid = {
  en: /mikv|tevil|immers|attendant|kallah|bride|segula|bath|shower|room|visit|reservation|niddah|zman|dip|pool/i,
  he: /מקוו|טביל|טובל|בלנית|כלה|סגול|אמבט|מקלחת|חדר|ביקור|נידה|זמן|בור|בריכ/,
}

describe.each([
  ['en', english],
  ['he', hebrew],
] as const)('what goes out in %s', (language, notices) => {
  it.each(Object.entries(notices))(
    '%s names neither the kind of house nor the visit',
    (_, text) => {
      expect(text).not.toMatch(unsaid[language])
    },
  )
})

it('would be seen if it did', () => {
  expect('Your visit to the mikvah is confirmed.').toMatch(unsaid.en)
  expect('הטבילה שלך נקבעה.').toMatch(unsaid.he)
})
