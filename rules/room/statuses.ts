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
export const toBeCleaned = ['NeedsCleaning', 'Cleaning'] as const satisfies readonly RoomStatus[]
export type ToBeCleaned = (typeof toBeCleaned)[number]

/** Whether a room with this status waits to be cleaned, or is being cleaned. */
export const isToBeCleaned = (status: RoomStatus): status is ToBeCleaned =>
  toBeCleaned.some((one) => one === status)
