import { standardCurrency } from '../price/currency.ts'
import { languages } from '../words/language.ts'
import type { SettingGroup } from './entry.ts'
import { standardCountry } from './standards.ts'

export const locale = {
  locationLat: {
    type: 'latitude',
    unit: 'degrees',
    min: -90,
    max: 90,
    required: true,
    seenBy: 'everyone',
    label: 'Latitude',
    standard: '40.0979',
    help: 'Of the main building; north is positive, south negative. The zmanim and the garage go by it.',
  },
  locationLong: {
    type: 'longitude',
    unit: 'degrees',
    min: -180,
    max: 180,
    required: true,
    seenBy: 'everyone',
    label: 'Longitude',
    standard: '-74.2176',
    help: 'Of the main building; east is positive, west (all of America) negative. The zmanim and the garage go by it.',
  },
  locationTimeZone: {
    type: 'zone',
    required: true,
    seenBy: 'everyone',
    label: 'Time zone',
    standard: 'America/New_York',
    help: 'As area and city, for example America/New_York or Asia/Jerusalem. Every time shown is the facility’s.',
  },
  countryCode: {
    type: 'country',
    required: true,
    seenBy: 'everyone',
    label: 'Country code',
    standard: standardCountry,
    help: 'Two lowercase letters (e.g. us, il). It chooses the first country of phone numbers and, for il, one day of Yom Tov.',
  },
  currency: {
    type: 'currency',
    required: true,
    seenBy: 'everyone',
    label: 'Currency',
    standard: standardCurrency,
    help: 'Three uppercase letters (e.g. USD, ILS), of a currency that is counted in hundredths. Prices and charges are in it.',
  },
  defaultLanguage: {
    type: 'choice',
    choices: languages,
    required: true,
    seenBy: 'everyone',
    label: 'Default language',
    standard: 'en',
    help: 'What a visitor sees before she chooses.',
  },
  phoneNumber: {
    type: 'phone',
    seenBy: 'everyone',
    label: 'Main phone number',
    standard: '(732) 555-0100',
    help: 'The number patrons call, also from the garage’s help. Blank: no call links.',
  },
  receptionExtension: {
    type: 'extension',
    seenBy: 'patrons',
    label: 'Reception’s extension',
    standard: '101',
    help: 'Dialed after the main number to reach Reception. Blank: none.',
  },
} as const satisfies SettingGroup
