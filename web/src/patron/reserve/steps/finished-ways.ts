/** The key under which this tab stores bookings and edits that have ended, whose steps can't be gone back into. */
const storageKey = 'finished-ways'

/** Where the tab's storage is full or forbidden, they are known until a reload. */
let unstored: string[] = []

const finished = (): string[] => [...stored(), ...unstored]

function stored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}

/** Whether a booking or edit has ended in this tab, by the id of its way (`wayId`); false for null. */
export const isFinished = (way: string | null) => way !== null && finished().includes(way)

/** Stores that a booking or edit has ended, by the id of its way, so that its steps can't be gone back into. */
export function finish(way: string | null) {
  if (way === null) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...stored(), way].slice(-50)))
  } catch {
    unstored = [...unstored, way]
  }
}
