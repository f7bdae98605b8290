import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'

/** What whoever cleans does next. */
export const cleaning = {
  NeedsCleaning: { to: 'Cleaning', word: 'cleanStart' },
  Cleaning: { to: 'Ready', word: 'cleanReady' },
} as const

export const isToClean = (status: RoomStatus): status is keyof typeof cleaning =>
  Object.hasOwn(cleaning, status)
