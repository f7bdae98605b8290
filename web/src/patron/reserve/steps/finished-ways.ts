/** The key under which this tab stores bookings and edits that have ended, whose steps can't be gone back into. */
const storageKey = 'finished-ways'

const finished = (): string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')

export const isFinished = (way: string | null) => way !== null && finished().includes(way)

export function finish(way: string | null) {
  if (way === null) return
  sessionStorage.setItem(storageKey, JSON.stringify([...finished(), way].slice(-50)))
}
