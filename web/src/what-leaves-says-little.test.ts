import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words } from '@mikvah/contract/words/all.ts'
import { notices as english } from '@mikvah/contract/words/en/notices.ts'
import { notices as hebrew } from '@mikvah/contract/words/he/notices.ts'
import { standardValues } from '@mikvah/rules/settings/with-defaults.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { describe, expect, it } from 'vitest'
import { addresses } from './addresses/addresses.ts'
import { sharedOf } from './patron/reserve/booked/share-visit.ts'
import { visit } from './test/answers.ts'

/** What kind of place it is, what one does there, and why one comes. */
const unsaid = {
  en: /mikv|tevil|immers|attendant|kallah|bride|segula|bath|shower|room|visit|reservation|niddah|zman|dip|pool/i,
  he: /מקוו|טביל|טובל|בלנית|בלניות|כלה|סגול|אמבט|מקלחת|חדר|ביקור|נידה|זמן|בור|בריכ/,
}
const says = (text: string) => unsaid.en.test(text) || unsaid.he.test(text)

const sayings: Record<Language, Readonly<Record<string, string>>> = words

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const manifest = readFileSync(join(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8')

/**
 * Everything that is read elsewhere than on her own screen: on a lock screen, in a mail box, on a tab, on a sheet's
 * edge, in a shared calendar, on a statement of the bank.
 */
const outside: [string, string][] = [
  ...[english, hebrew].flatMap((notices) => Object.entries(notices)),
  ...addresses.flatMap(({ path, title }) =>
    languages.map((language): [string, string] => [
      `the title of ${path} in ${language}`,
      words[language][title] ?? title,
    ]),
  ),
  ...languages.map((language): [string, string] => [
    `the entry in her calendar in ${language}`,
    words[language].payCalendarTitle ?? '',
  ]),
  ...languages.map((language): [string, string] => [
    `what she shares in ${language}`,
    Object.values(
      sharedOf(visit, '1 Brook Lane', language, (key) => sayings[language][key] ?? ''),
    ).join('\n'),
  ]),
  ...languages.map((language): [string, string] => [
    `the name in the header in ${language}`,
    words[language].brand ?? '',
  ]),
  ['the page before its script', page],
  ['the name of the installed app', manifest],
  ['the name as it is delivered', standardValues.mikvahName ?? ''],
  ['the name in Hebrew as it is delivered', standardValues.mikvahNameHe ?? ''],
  ['the statement of her card as it is delivered', standardValues.ccStatementText ?? ''],
]

describe('what leaves the house names neither the kind of house nor the visit:', () => {
  it.each(outside)('%s', (_, text) => {
    expect(says(text) ? text : '').toBe('')
  })

  it('would be seen if it did', () => {
    expect(says('Your visit to the mikvah is confirmed.')).toBe(true)
    expect(says('הטבילה שלך נקבעה.')).toBe(true)
  })
})
