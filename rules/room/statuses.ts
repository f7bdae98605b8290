/**
 * The statuses of a room, in the order of an evening. Available is not opened for tonight, and says nothing of being
 * clean; Offline is out of use.
 */
export const roomStatuses = [
  'Available',
  'Ready',
  'Occupied',
  'NeedsCleaning',
  'Cleaning',
  'Offline',
] as const
export type RoomStatus = (typeof roomStatuses)[number]

/** The statuses in which a room waits for whoever cleans it. */
export const toBeCleaned: readonly RoomStatus[] = ['NeedsCleaning', 'Cleaning']
