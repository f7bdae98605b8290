import { dayBeginsAt } from '../time/business-day.ts'
import type { SettingGroup } from './entry.ts'

const minutes = { type: 'minutes', unit: 'minutes', min: 0, max: 240, seenBy: 'patrons' } as const
const hour = {
  type: 'hour',
  unit: 'hour of the day',
  min: dayBeginsAt,
  max: dayBeginsAt + 24,
  seenBy: 'patrons',
} as const
const hours = { type: 'number', unit: 'hours', min: 0, max: 168, seenBy: 'patrons' } as const

/**
 * The settings of hours and slots. Hours of the day are 24-hour decimal: 22.75 is 10:45pm, 25.5 is 1:30am of the next
 * civil day.
 */
export const timing = {
  openBeforeZmanMinutes: {
    ...minutes,
    label: 'Open before the zman',
    standard: '60',
    help: 'On weeknights the doors open this long before the zman, unless the earliest or latest opening says otherwise. Blank: 60.',
  },
  openAfterShabbosMinutes: {
    ...minutes,
    label: 'Open after Shabbos',
    standard: '60',
    help: 'On Motzei Shabbos and Motzei Yom Tov the doors open this long after the zman. Blank: 60.',
  },
  openAfterFastMinutes: {
    ...minutes,
    label: 'Open after a fast',
    standard: '',
    help: 'After Yom Kippur and Tisha B’Av the doors open this long after the zman. Blank: the same as after Shabbos.',
  },
  openEarliestHour: {
    ...hour,
    label: 'Earliest opening',
    standard: '19',
    help: 'The doors never open before this hour on weeknights and Motzei Shabbos, in 24-hour decimal (19.5 means 7:30pm). It has no effect in Shabbos mode. Blank: no earliest hour.',
  },
  openEarliestHourWinter: {
    ...hour,
    label: 'Earliest opening, winter',
    standard: '18',
    help: 'The earliest opening while winter time is on, in 24-hour decimal. Blank: the same as in summer.',
  },
  openLatestHour: {
    ...hour,
    label: 'Latest opening',
    standard: '',
    help: 'On weeknights the doors open by this hour however late the zman is; immersion still waits for the zman. In 24-hour decimal. Blank: no latest hour.',
  },
  openLatestHourWinter: {
    ...hour,
    label: 'Latest opening, winter',
    standard: '',
    help: 'The latest opening while winter time is on, in 24-hour decimal. Blank: the same as in summer.',
  },
  lastEntryHour: {
    ...hour,
    max: 23.99,
    endsTheGrid: true,
    label: 'Last entry',
    standard: '23.5',
    help: 'The last time on sale on weeknights and Motzei Shabbos, in 24-hour decimal (22.75 means 10:45pm), not later than 23.99. A later last entry is set for one night in the schedule. Blank: 23.99.',
  },
  lastEntryHourWinter: {
    ...hour,
    max: 23.99,
    endsTheGrid: true,
    label: 'Last entry, winter',
    standard: '22.75',
    help: 'The last time on sale while winter time is on, in 24-hour decimal, not later than 23.99. Blank: the same as in summer.',
  },
  winterMode: {
    type: 'choice',
    choices: ['clock', 'dates'],
    required: true,
    seenBy: 'staff',
    label: 'When it is winter',
    standard: 'clock',
    help: 'By the clock: whenever the clocks of this time zone stand at winter time. Between two dates: those below, for places that never change their clocks.',
  },
  winterFrom: {
    type: 'monthDay',
    seenBy: 'staff',
    label: 'Winter from',
    standard: '',
    help: 'First day of winter as month and day, for example 11-01, when winter goes by dates. Blank: 1 November, or 15 April south of the equator.',
  },
  winterTo: {
    type: 'monthDay',
    seenBy: 'staff',
    label: 'Winter until',
    standard: '',
    help: 'Last day of winter as month and day, for example 03-15, when winter goes by dates. Blank: 15 March, or 15 September south of the equator.',
  },
  reservationSlotIncrement: {
    ...minutes,
    min: 5,
    max: 120,
    required: true,
    label: 'Slot increment',
    standard: '15',
    help: 'The steps between the times on sale.',
  },
  reservationSlotIncrementFriday: {
    ...minutes,
    max: 120,
    required: true,
    label: 'Slot increment, Friday',
    standard: '0',
    help: 'The steps between the times on sale on Friday and Yom Tov nights. 0: a single start time.',
  },
  fridayWindowMinutes: {
    ...minutes,
    label: 'Friday window',
    standard: '30',
    help: 'How long after opening times are on sale on Friday and Yom Tov nights, when their slot increment is not 0. Blank: 30 minutes.',
  },
  reservationStartAtSameTime: {
    type: 'flag',
    seenBy: 'patrons',
    label: 'All kinds start together',
    standard: 'True',
    help: 'True: showers and baths are sold from opening on. False: each kind only starts so early that the patron is ready at the zman, not before.',
  },
  reservationStagger: {
    ...minutes,
    label: 'Stagger',
    standard: '0',
    help: 'Spreads the starts: a room starts a visit only once in this many minutes. It must be a multiple of the slot increment. 0 or blank: full flexibility, any free room at any time.',
  },
  reservationCutOffBeforeOpenHours: {
    ...hours,
    label: 'Cut-off before opening',
    standard: '0.25',
    help: 'Patrons can book a night until this many hours before it opens (0.25 is a quarter of an hour). Blank: until last entry.',
  },
  reservationCutOffBeforeOpenHoursFriday: {
    ...hours,
    label: 'Cut-off before opening, Friday',
    standard: '3',
    help: 'The cut-off for Friday and Yom Tov nights, in hours before opening; never later than candle lighting. Blank: the general cut-off.',
  },
  reservationReserveLateSurchargeBeforeOpenHours: {
    ...hours,
    label: 'Late surcharge from',
    standard: '2',
    help: 'A visit booked on its own day pays the late surcharge from this many hours before opening on. Blank: there is no late surcharge.',
  },
  checkinBeforeOpenMinutes: {
    ...minutes,
    label: 'Check-in before opening',
    standard: '15',
    help: 'Patrons may be checked in from this long before opening. Blank: from opening on.',
  },
  dailyPMHour: {
    ...hour,
    max: 23.99,
    seenBy: 'staff',
    label: 'Evening begins',
    standard: '12',
    help: 'Daytime visits run from 5am to this hour; then the lists, screens and heating turn to tonight. It can’t be after the doors open on any night. In 24-hour decimal. Blank: noon.',
  },
  dailyShutdownHour: {
    ...hour,
    min: 0,
    seenBy: 'staff',
    label: 'Evening ends',
    standard: '25',
    help: 'When the building is put to rest and free rooms count as not yet opened, in 24-hour decimal; below 5 or from 24 on it is after midnight (25 means 1am). It must come after last entry. Blank: 1am.',
  },
} as const satisfies SettingGroup
