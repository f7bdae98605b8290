import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'

/** The next step of cleaning, by the status of the room: the status it gets, and the word key of the button. */
export const cleaning = {
  NeedsCleaning: { to: 'Cleaning', word: 'cleanStart' },
  Cleaning: { to: 'Ready', word: 'cleanReady' },
} as const

/** Whether a room with this status waits to be cleaned, or is being cleaned. */
export const isToClean = (status: RoomStatus): status is keyof typeof cleaning =>
  Object.hasOwn(cleaning, status)
