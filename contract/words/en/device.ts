/** What every screen may say that nobody of the house sits at. */
export const device = {
  deviceLostSince: 'No connection since',
  deviceKeeps: 'What you tap is kept here, and is sent when it is back.',
  deviceShows: 'The screen shows how it stood then.',
  deviceWaits_one: '{{count}} tap is kept and will be sent.',
  deviceWaits_two: '{{count}} taps are kept and will be sent.',
  deviceWaits_other: '{{count}} taps are kept and will be sent.',
  keypad: 'Digits',
  keypadClear: 'Clear',
  keypadDelete: 'Delete the last digit',
} as const
