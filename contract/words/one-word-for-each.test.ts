import { entryOf, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { expect, it } from 'vitest'
import { isWordKey, words } from './all.ts'
import { settingHelps } from './he/setting-helps.ts'
import { settingLabels } from './he/setting-labels.ts'

const texts: readonly (readonly [key: string, english: string, hebrew: string])[] = [
  ...Object.keys(words.en).flatMap((key) =>
    isWordKey(key)
      ? [[key, words.en[key].replace(/\{\{\w+\}\}/g, ''), words.he[key]] as const]
      : [],
  ),
  ...settingKeys.map((key) => [key, entryOf(key).help, settingHelps[key]] as const),
]
/** The Hebrew of those whose English says one thing, where it says another. */
const others = (english: RegExp, hebrew: RegExp) =>
  texts.filter(([, en, he]) => english.test(en) && !hebrew.test(he)).map(([key, , he]) => [key, he])

it('in Hebrew ציוד is what a room asks for, and nothing else', () => {
  const called = texts.filter(([, , he]) => /ציוד/.test(he))
  expect(called.length).toBeGreaterThan(0)
  expect(called.filter(([, en]) => !/suppl/i.test(en)).map(([key]) => key)).toEqual([])
  expect(others(/^Supplies$/, /^ציוד$/)).toEqual([])
  expect(others(/\b(hardware|equipment)\b/i, /מכשיר/)).toEqual([])
})

it('in Hebrew who is still to come is called alike at the desk and in the office', () => {
  expect(words.he.dailyUpcoming).toBe(words.he.deskUpcoming)
})

it('in Hebrew a status is מצב wherever it is named', () => {
  expect(others(/\bstatus(es)?\b/i, /מצב/)).toEqual([])
})

it('in Hebrew קבלה is the desk and a receipt, and never that she checks in', () => {
  const labels = settingKeys.map((key) => [key, entryOf(key).label, settingLabels[key]] as const)
  const ofArrivals = [...texts, ...labels].filter(([, en]) =>
    /\bcheck(s|ed|ing)?[ -]in\b/i.test(en),
  )
  expect(ofArrivals.length).toBeGreaterThan(20)
  const others = ofArrivals.filter(([, en]) => !/desk|reception|receipt/i.test(en))
  expect(others.filter(([, , he]) => /קבלה|להתקבל/.test(he)).map(([key]) => key)).toEqual([])
})

it('in Hebrew whom a patron would rather not meet has one name for the staff, and one for her', () => {
  expect(words.he.patronExcluded).toBe(words.he.deskExcluded)
  expect(words.he.dailyExcluded).toBe(words.he.deskExcluded)
  expect(words.he.excludedTitle).toContain(words.he.profileExcluded)
})

it.each([
  ['a tip', /\btips?\b/i, /טיפ/],
  ['a membership', /\bmembership\b/i, /מנוי/],
  ['a level', /(?<!sea.)\blevels?\b/i, /דרג/],
  ['a check', /^checks?$/i, /צ׳ק/],
  ['an e-mail', /\be-?mails?\b/i, /דוא״ל/],
] as const)('in Hebrew %s has one word', (_, english, hebrew) => {
  expect(others(english, hebrew)).toEqual([])
})
