import { useLiveQuery } from '../../live/use-live-query.ts'

const digits = { inputMode: 'numeric' } as const
const letters = { inputMode: 'text', autoCapitalize: 'characters' } as const
export type RoomKeys = typeof digits | typeof letters

/**
 * Which keyboard a phone offers for a room number: digits only, unless a room of the facility has a letter in its
 * number.
 */
export function useRoomKeys(): RoomKeys {
  const { data: rooms = [] } = useLiveQuery('rooms')
  return rooms.every(({ number }) => /^\d+$/.test(number)) ? digits : letters
}
