/** What she chooses in Room Options. */
export type Chosen = {
  room: 'shower' | 'bath' | 'segula'
  alternateLocation: boolean
  privateRoom: boolean
  parking: boolean
  salon: 'salonManicure' | 'salonBoth' | null
  doubleSlot: boolean
  /** The start, an instant with its offset as the server tells it. */
  time: string | null
}
