/** What any screen may show that stands without staff in front of it. */
export const device = {
  deviceLostSince: 'No connection since',
  deviceKeeps: 'What you tap is kept here, and is sent when it is back.',
  deviceShows: 'The screen shows how it stood then.',
  deviceWaits_one: '{{count}} tap is kept and will be sent.',
  deviceWaits_two: '{{count}} taps are kept and will be sent.',
  deviceWaits_other: '{{count}} taps are kept and will be sent.',
  pairTitle: 'Pair this screen',
  pairLead: 'At the desk, open Screens, choose this one, and type its code.',
  pairCode: 'Code of this screen',
  pairWaits:
    'It signs in by itself as soon as the code is typed. The code is good for ten minutes.',
  pairOver: 'The code is over.',
  pairAgain: 'Show a new code',
  pairByName: 'Sign in with a name and password',
  keypad: 'Digits',
  keypadClear: 'Clear',
  keypadDelete: 'Delete the last digit',
} as const
