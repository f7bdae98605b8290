import { patronFlag, type SettingGroup } from './entry.ts'

export const opening = {
  openWeekdays: {
    ...patronFlag,
    label: 'Open on weeknights',
    standard: 'True',
    help: 'Opens the nights of Sunday to Thursday, and the nights after a Yom Tov or fast that end on one of them.',
  },
  openFridays: {
    ...patronFlag,
    label: 'Open on Friday nights',
    standard: 'True',
    help: 'Opens Friday nights. They are in Shabbos mode, unless it is always off or the night is set otherwise in the schedule.',
  },
  openMotzoeiShabbos: {
    ...patronFlag,
    label: 'Open on Motzei Shabbos',
    standard: 'True',
    help: 'Opens Saturday nights that are not themselves Yom Tov.',
  },
  openYomTov: {
    ...patronFlag,
    label: 'Open on Yom Tov nights',
    standard: '',
    help: 'Opens Yom Tov nights other than Friday. Blank: the same as Friday nights.',
  },
  closeYomKippur: {
    ...patronFlag,
    label: 'Closed on Yom Kippur',
    standard: 'True',
    help: 'Keeps the night of Yom Kippur closed. Leave this on unless your rav says otherwise.',
  },
  closeTishaBav: {
    ...patronFlag,
    label: 'Closed on Tisha B’Av',
    standard: 'True',
    help: 'Keeps the night of Tisha B’Av closed, on the day it is observed. Leave this on unless your rav says otherwise.',
  },
  shutdown: {
    ...patronFlag,
    label: 'Shut down',
    standard: 'False',
    help: 'True closes every night until it is set back. Reservations already made stay as they are.',
  },
  shabbosMode: {
    type: 'choice',
    choices: ['auto', 'on', 'off'],
    required: true,
    seenBy: 'patrons',
    label: 'Shabbos mode',
    standard: 'auto',
    help: 'By itself Shabbos mode is on for the nights of Shabbos and Yom Tov. Always on and always off force it for every night that is not set otherwise in the schedule; always off, extras and payments are offered even on Shabbos, so it asks for a confirmation.',
  },
} as const satisfies SettingGroup
