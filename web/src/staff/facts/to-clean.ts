import type { RoomStatus, ToBeCleaned } from '@mikvah/rules/room/statuses.ts'

/** The next step of cleaning, by the status of the room: the status it gets, and the word key of the button. */
export const cleaning = {
  NeedsCleaning: { to: 'Cleaning', word: 'cleanStart' },
  Cleaning: { to: 'Ready', word: 'cleanReady' },
} as const satisfies Record<ToBeCleaned, { to: RoomStatus; word: string }>
