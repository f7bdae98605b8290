/** A number a code went to. It outlives a reload: she leaves the page to read the message. */
export type SavedPhone = {
  digits: string
  /** Epoch milliseconds of this device. */
  sentAt: number
  /** Names the code this device asked for; without it the code alone counts. */
  requestId?: string
}

const place = 'phone'
/** As long as a code is valid (rules 8). */
const lives = 600_000

export function savedPhone(now = Date.now()): SavedPhone | null {
  try {
    const saved = JSON.parse(localStorage.getItem(place) ?? 'null') as SavedPhone | null
    return saved && now - saved.sentAt < lives ? saved : null
  } catch {
    return null
  }
}

export const savePhone = (saved: SavedPhone) => localStorage.setItem(place, JSON.stringify(saved))

export const forgetPhone = () => localStorage.removeItem(place)
