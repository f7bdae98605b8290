import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'

type Sentence = { en: string; he: string }
/** One rule of "Settings entry" in the specification, a value that meets it, and the words in which it is said. */
type Rule = { rule: string; key: SettingKey; given: string; says: Sentence }

const tooLong = {
  given: 'x'.repeat(1001),
  says: { en: 'At most 1000 characters.', he: 'לכל היותר 1000 תווים.' },
}
const decimal: Sentence = {
  en: 'Give the time of day in 24-hour decimal (22.75 means 10:45pm).',
  he: 'יש להזין שעה כמספר עשרוני של 24 שעות (22.75 פירושו 22:45).',
}
const latest: Sentence = {
  en: 'The automatic-slots maximum cannot be later than 23.99.',
  he: 'השעה האחרונה לתורים אוטומטיים אינה יכולה להיות מאוחרת מ־23.99.',
}
const fullUrl: Sentence = {
  en: 'Give a full URL, for example https://example.org/picture.jpg.',
  he: 'יש להזין כתובת אינטרנט מלאה, לדוגמה https://example.org/picture.jpg.',
}
const passcode: Sentence = {
  en: 'Room admin passcode: 4 digits.',
  he: 'קוד הניהול של החדר: 4 ספרות.',
}
const currency: Sentence = {
  en: 'Currency: three uppercase letters (e.g. USD, ILS).',
  he: 'מטבע: שלוש אותיות לועזיות גדולות (לדוגמה USD, ILS).',
}
const country: Sentence = {
  en: 'Country code: two lowercase letters (e.g. us, il).',
  he: 'קוד מדינה: שתי אותיות לועזיות קטנות (לדוגמה us, il).',
}

/** Values that break a rule, each with the sentence in which it is refused. */
export const refusedEntries: readonly Rule[] = [
  { rule: 'a passcode of 3 digits', key: 'roomAdminPasscode', given: '123', says: passcode },
  { rule: 'a passcode with a letter', key: 'roomAdminPasscode', given: '12a4', says: passcode },
  { rule: 'long instructions', key: 'reservationInstructions', ...tooLong },
  { rule: 'long instructions in Hebrew', key: 'reservationInstructionsHe', ...tooLong },
  { rule: 'long instructions of Fridays', key: 'reservationInstructionsFriday', ...tooLong },
  { rule: 'a currency in small letters', key: 'currency', given: 'usd', says: currency },
  { rule: 'a currency of two letters', key: 'currency', given: 'US', says: currency },
  { rule: 'a country in capitals', key: 'countryCode', given: 'US', says: country },
  { rule: 'a country of three letters', key: 'countryCode', given: 'usa', says: country },
  { rule: 'an hour with a colon', key: 'openEarliestHour', given: '22:45', says: decimal },
  { rule: 'an hour in words', key: 'lastEntryHour', given: '10:45pm', says: decimal },
  { rule: 'slots after 23.99', key: 'lastEntryHour', given: '24', says: latest },
  { rule: 'slots after 23.99 in winter', key: 'lastEntryHourWinter', given: '24.5', says: latest },
  {
    ...{ rule: 'a banner without its address', key: 'websiteBannerImage' },
    ...{ given: '/banner.jpg', says: fullUrl },
  },
  {
    ...{ rule: 'a destination without its scheme', key: 'websiteBannerDestinationUrl' },
    ...{ given: 'example.org', says: fullUrl },
  },
]

/** Values that a rule gives a meaning to: each is kept, and the help of its setting says this of it. */
export const keptEntries: readonly Rule[] = [
  {
    ...{ rule: 'days over 7', key: 'reservationDaysInAdvance', given: '10' },
    says: { en: 'Over 7, only 7 are shown.', he: 'מעל 7 מוצגים רק 7.' },
  },
  {
    ...{ rule: 'a blank price', key: 'priceBath', given: '' },
    says: { en: 'Blank: baths are not offered.', he: 'ריק: אמבטיות אינן מוצעות.' },
  },
  {
    ...{ rule: 'a price of 0', key: 'priceBath', given: '0' },
    says: { en: '0: free.', he: '0: ללא תשלום.' },
  },
  {
    ...{ rule: 'blank days of local residents', key: 'reservationDaysInAdvanceLocal', given: '' },
    says: { en: 'Blank: the general value.', he: 'ריק: הערך הכללי.' },
  },
  {
    ...{ rule: 'a Friday increment of 0', key: 'reservationSlotIncrementFriday', given: '0' },
    says: { en: '0: a single start time.', he: '0: שעת התחלה אחת בלבד.' },
  },
  {
    ...{ rule: 'a stagger of 0', key: 'reservationStagger', given: '0' },
    says: {
      en: '0 or blank: full flexibility, any free room at any time.',
      he: '0 או ריק: גמישות מלאה, כל חדר פנוי בכל שעה.',
    },
  },
  {
    ...{ rule: 'an hour in decimals', key: 'lastEntryHour', given: '22.75' },
    says: {
      en: '24-hour decimal (22.75 means 10:45pm)',
      he: 'כמספר עשרוני של 24 שעות (22.75 פירושו 22:45)',
    },
  },
]
