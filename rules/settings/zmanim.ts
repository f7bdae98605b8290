import type { SettingGroup } from './entry.ts'

const degrees = { type: 'number', unit: 'degrees', min: 0, max: 20, seenBy: 'staff' } as const
const minutes = { type: 'minutes', unit: 'minutes', min: 0, max: 180, seenBy: 'staff' } as const

/**
 * The settings of the zmanim, of candle lighting and of the second day of Yom Tov, which each facility's rav decides.
 * Rounding and the safety margin only ever make a zman later.
 */
export const zmanim = {
  zmanMinutes: {
    ...minutes,
    label: 'Zman, minutes',
    standard: '50',
    help: 'Zman tevilah as minutes after shkia. When degrees are set too, the later of the two counts; when both are blank, 8.5 degrees count. 0: from shkia on. Blank: not by minutes.',
  },
  zmanDegrees: {
    ...degrees,
    label: 'Zman, degrees',
    standard: '',
    help: 'Zman tevilah as the sun’s depth below the horizon, for example 8.5. When minutes are set too, the later of the two counts. Blank or 0: not by degrees.',
  },
  zmanMinutesFriday: {
    ...minutes,
    label: 'Friday zman, minutes',
    standard: '40',
    help: 'Minutes after shkia on the nights that Shabbos or Yom Tov comes in. If this or the Friday degrees are set, both general values are left aside on those nights. Blank: not by minutes.',
  },
  zmanDegreesFriday: {
    ...degrees,
    label: 'Friday zman, degrees',
    standard: '',
    help: 'Degrees on the nights that Shabbos or Yom Tov comes in. If this or the Friday minutes are set, both general values are left aside on those nights. Blank: not by degrees.',
  },
  zmanMinutes2: {
    ...minutes,
    label: 'Second zman',
    standard: '60',
    help: 'A second, later zman to publish beside the first, in minutes after shkia. Blank: not shown.',
  },
  zmanMinutes72: {
    ...minutes,
    trueMeans: '72',
    label: 'Rabbeinu Tam',
    standard: '72',
    help: 'The zman of Rabbeinu Tam to publish beside the first, in minutes after shkia; True means 72. Blank: not shown.',
  },
  shkiaOffsetMinutes: {
    type: 'number',
    unit: 'minutes',
    min: -30,
    max: 30,
    seenBy: 'staff',
    label: 'Shkia correction',
    standard: '0',
    help: 'Added to sea-level sunset for a horizon of hills or a high place; negative is earlier. It moves the zmanim that go by minutes, never those by degrees, and never makes candle lighting later. Blank: none.',
  },
  zmanSafetySeconds: {
    type: 'whole',
    unit: 'seconds',
    min: 0,
    max: 300,
    seenBy: 'staff',
    label: 'Safety margin',
    standard: '0',
    help: 'Added to every zman before it is rounded up to the minute. Blank: none.',
  },
  zmanFallback: {
    type: 'choice',
    choices: ['solarMidnight', 'minutes72'],
    required: true,
    seenBy: 'staff',
    label: 'When night never falls',
    standard: 'solarMidnight',
    help: 'In far northern summers the sun may not reach the degrees: then it is the middle of the night, or 72 minutes after shkia.',
  },
  candleLightingMinutes: {
    ...minutes,
    max: 60,
    label: 'Candle lighting',
    standard: '18',
    help: 'Minutes before sunset at which the quiet time of Shabbos and Yom Tov begins (18 in most places, 40 in Jerusalem, 30 in Haifa). Blank: 18.',
  },
  fridayPrep: {
    ...minutes,
    label: 'Friday preparation',
    standard: '15',
    help: 'On Friday and erev Yom Tov nights the doors open this long before the zman, for the last preparations; bathing is done at home. Blank: 15 minutes.',
  },
  yomTovTwoDays: {
    type: 'flag',
    seenBy: 'staff',
    label: 'Two days of Yom Tov',
    standard: '',
    help: 'True keeps the second day of Yom Tov, as outside Israel. Rosh Hashana has two days everywhere. Blank: False when the country code is il, otherwise True.',
  },
} as const satisfies SettingGroup
