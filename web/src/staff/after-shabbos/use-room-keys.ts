import { useLiveQuery } from '../../live/use-live-query.ts'

const digits = { inputMode: 'numeric' } as const
const letters = { inputMode: 'text', autoCapitalize: 'characters' } as const
export type RoomKeys = typeof digits | typeof letters

/** The keys a phone offers for a room: digits, unless a door of the house has a letter, which such a phone couldn't write. */
export function useRoomKeys(): RoomKeys {
  const { data: rooms = [] } = useLiveQuery('rooms')
  return rooms.every(({ number }) => /^\d+$/.test(number)) ? digits : letters
}
