import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { mostBytesOfPaper, papersKept } from '@mikvah/rules/garage/papers.ts'
import { mostPlates, plateOf } from '@mikvah/rules/garage/plates.ts'
import { codeDigits, codeLives, pairingCodeLives } from '@mikvah/rules/people/codes.ts'
import { mostImportLines } from '@mikvah/rules/people/import-fields.ts'
import { shortestPassword, staffUserName } from '@mikvah/rules/people/staff-account.ts'
import { mostDaysOfReport, mostDaysOwed } from '@mikvah/rules/reports/most-days.ts'
import { longestStay } from '@mikvah/rules/reports/stays.ts'
import { mostImportVisits } from '@mikvah/rules/reservation/import-visits.ts'
import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { megabyte } from '@mikvah/rules/website/uploads.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { describe, expect, it } from 'vitest'
import { steps } from './staff/set-up/steps.ts'
import { soonWithin } from './staff/tonight/order.ts'

/** Texts that say numbers of the program, each with its numbers in the order in which it says them. */
const said: readonly [key: WordKey, ...numbers: number[]][] = [
  ['signInCodeHelp', codeDigits.signIn, codeLives / minutes(1)],
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
  ['privacyKeepText', papersKept / hours(24)],
  ['moveInHow', mostImportLines],
  ['visitsHow', mostImportVisits],
  ['firstPasswordHelp', shortestPassword],
  ['firstPasswordWrong', shortestPassword],
  ['userPasswordHelp', shortestPassword],
  ['reportsDaysWrong', Math.floor(mostDaysOfReport / 365)],
  // How many minutes they take is an estimate.
  ['setUpLead', steps.length, 10],
]

/** Texts that say the fewest and the most letters of something, each with whether it takes so many. */
const saidBounds: readonly [key: WordKey, least: number, most: number, takes: Takes][] = [
  ['firstUserNameHelp', 3, 40, (letters) => staffUserName.test('a'.repeat(letters))],
  ['firstUserNameWrong', 3, 40, (letters) => staffUserName.test('a'.repeat(letters))],
  ['licensesNoPlate', 2, 10, (letters) => plateOf('A'.repeat(letters)) !== null],
  ['invalid-plate', 2, 10, (letters) => plateOf('A'.repeat(letters)) !== null],
]
type Takes = (letters: number) => boolean

/** Small numbers as sentences write them; in Hebrew with what may stand before them and after. */
const spelled: Readonly<Record<number, Record<Language, string>>> = {
  4: { en: 'four', he: 'ארבעה?' },
  5: { en: 'five', he: 'חמי?שה?' },
  6: { en: 'six', he: 'שי?שה?' },
  8: { en: 'eight', he: 'שמונה' },
  9: { en: 'nine', he: 'תשעה?' },
  10: { en: 'ten', he: 'עשרה?' },
  30: { en: 'thirty', he: 'שלושים' },
}

/** Finds numbers in a text in this order, in digits or as their words, and never as a part of a larger one. */
const numbersIn = (numbers: readonly number[], language: Language): RegExp =>
  new RegExp(numbers.map((number) => numberIn(number, language)).join('[^]*'), 'iu')

function numberIn(number: number, language: Language): string {
  const forms = [String(number), number.toLocaleString('en-US'), spelled[number]?.[language]]
  const before = language === 'he' ? '(?<![\\p{L}\\d,])[בהולמכש]?' : '(?<![\\p{L}\\d,])'
  return `${before}(?:${forms.filter(Boolean).join('|')})(?![\\p{L}\\d]|,\\d)`
}

describe.each(languages)('in %s', (language) => {
  it.each(said)('%s says %d', (key, ...numbers) => {
    expect(words[language][key]).toMatch(numbersIn(numbers, language))
  })

  it.each(saidBounds)('%s says what is taken, from %d to %d letters', (key, least, most, takes) => {
    expect(words[language][key]).toMatch(numbersIn([least, most], language))
    expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false])
  })
})
