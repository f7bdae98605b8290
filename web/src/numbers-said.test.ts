import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { mostBytesOfPaper, papersKept } from '@mikvah/rules/garage/papers.ts'
import { mostPlates } from '@mikvah/rules/garage/plates.ts'
import { codeDigits, codeLives, pairingCodeLives } from '@mikvah/rules/people/codes.ts'
import { mostImportLines } from '@mikvah/rules/people/import-fields.ts'
import { shortestPassword } from '@mikvah/rules/people/staff-account.ts'
import { mostDaysOwed } from '@mikvah/rules/reports/most-days.ts'
import { longestStay } from '@mikvah/rules/reports/stays.ts'
import { mostImportVisits } from '@mikvah/rules/reservation/import-visits.ts'
import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { megabyte } from '@mikvah/rules/website/uploads.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { describe, expect, it } from 'vitest'
import { steps } from './staff/set-up/steps.ts'
import { soonWithin } from './staff/tonight/order.ts'

/** Texts that say a number of the program, each with that number. */
const said: readonly [key: WordKey, number: number][] = [
  ['signInCodeHelp', codeDigits.signIn],
  ['signInCodeHelp', codeLives / minutes(1)],
  ['pairWaits', pairingCodeLives / minutes(1)],
  ['kioskCodeLead', codeDigits.visit],
  ['screenPairType', codeDigits.pairing],
  ['screenPairCodeNeeded', codeDigits.pairing],
  ['roomPasscodeText', codeDigits.passcode],
  ['setting.passcode', codeDigits.passcode],
  ['deskSoon', soonWithin / minutes(1)],
  ['deskOnlySoon', soonWithin / minutes(1)],
  ['morningLeftOut_one', longestStay / hours(1)],
  ['morningLeftOut_two', longestStay / hours(1)],
  ['morningLeftOut_other', longestStay / hours(1)],
  ['reportsLeftOut_one', longestStay / hours(1)],
  ['reportsLeftOut_two', longestStay / hours(1)],
  ['reportsLeftOut_other', longestStay / hours(1)],
  ['reportsOwedTooLong', mostDaysOwed],
  ['plates-full', mostPlates],
  ['platePicture', mostBytesOfPaper / megabyte],
  ['plateTooLarge', mostBytesOfPaper / megabyte],
  ['platePrivate', papersKept / hours(24)],
  ['licensesWritten', papersKept / hours(24)],
  ['moveInHow', mostImportLines],
  ['visitsHow', mostImportVisits],
  ['firstPasswordHelp', shortestPassword],
  ['firstPasswordWrong', shortestPassword],
  ['userPasswordHelp', shortestPassword],
  ['setUpLead', steps.length],
]

/** Small numbers as sentences write them; in Hebrew with what may stand before them and after. */
const spelled: Readonly<Record<number, Record<Language, string>>> = {
  4: { en: 'four', he: 'ארבעה?' },
  5: { en: 'five', he: 'חמי?שה?' },
  6: { en: 'six', he: 'שי?שה?' },
  8: { en: 'eight', he: 'שמונה' },
  9: { en: 'nine', he: 'תשעה?' },
  10: { en: 'ten', he: 'עשרה?' },
}

/** Finds a number in a text, in digits or as its word, and never as a part of a larger one. */
function numberIn(number: number, language: Language): RegExp {
  const forms = [String(number), number.toLocaleString('en-US'), spelled[number]?.[language]]
  const before = language === 'he' ? '(?<![\\p{L}\\d,])[בהולמכש]?' : '(?<![\\p{L}\\d,])'
  return new RegExp(`${before}(?:${forms.filter(Boolean).join('|')})(?![\\p{L}\\d]|,\\d)`, 'iu')
}

describe.each(languages)('in %s', (language) => {
  it.each(said)('%s says %d', (key, number) => {
    expect(words[language][key]).toMatch(numberIn(number, language))
  })
})
