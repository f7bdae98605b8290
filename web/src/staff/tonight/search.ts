import type { VisitSeen } from '../../live/told.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Whether a visit is what is searched for: by its codes, its room, her name, or at least four digits of her phone. */
export function matchesSearch(visit: VisitSeen, search: string): boolean {
  const text = search.trim().toLowerCase()
  if (text === '') return true
  const { reservationCode, waitingCode, room, user } = visit
  if (room?.number.toLowerCase() === text) return true
  if (reservationCode?.startsWith(text) || waitingCode?.startsWith(text)) return true
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.toLowerCase()
  if (/\p{L}/u.test(text) && name.includes(text)) return true
  const digits = digitsOf(text)
  return digits.length >= 4 && digitsOf(user?.userName ?? '').includes(digits)
}
