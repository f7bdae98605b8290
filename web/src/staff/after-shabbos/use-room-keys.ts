import { useLiveQuery } from '../../live/use-live-query.ts'

const digits = { inputMode: 'numeric' } as const
const letters = { inputMode: 'text', autoCapitalize: 'characters' } as const
export type RoomKeys = typeof digits | typeof letters

/**
 * The attributes by which a phone offers the right keyboard in a field for a room number: digits only, unless a room of
 * the facility has a letter in its number.
 */
export function useRoomKeys(): RoomKeys {
  const { data: rooms = [] } = useLiveQuery('rooms')
  return rooms.every(({ number }) => /^\d+$/.test(number)) ? digits : letters
}
