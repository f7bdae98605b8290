import type { Contract } from '@mikvah/contract/contract.ts'
import { arrivedInOrder, inRoomsOf, waitingInOrder } from '../tonight/order.ts'

type Board = Contract['listReception']['answer']
type Visit = Board['upcoming'][number]

/**
 * The lists of patrons that the desk can write to, each as a function from the board to its visits, in the order of the
 * chips: those of the board under its own names, and whoever is expected, here or done tonight and still owes
 * something.
 */
export const lists = {
  deskUpcoming: (board: Board) => board.upcoming,
  deskArrived: (board: Board) => arrivedInOrder(board),
  deskWaiting: (board: Board) => waitingInOrder(board.waiting),
  deskHere: (board: Board) => inRoomsOf(board),
  deskOwed: ({ upcoming, here, completed }: Board) =>
    [...upcoming, ...here, ...completed].filter(({ balance }) => (balance ?? 0) > 0),
} as const

/** A list of patrons to write to, by the word key of its name. */
export type ListName = keyof typeof lists
export const listNames = Object.keys(lists) as ListName[]

/**
 * The patrons of these visits, each once, whatever she has reserved; a visitor without an account can't be written
 * to.
 */
export const patronsIn = (visits: readonly Visit[]): (Visit & { userId: string })[] => {
  const seen = new Set<string>()
  return visits.flatMap((visit) => {
    const { userId } = visit
    if (userId === undefined || seen.has(userId)) return []
    seen.add(userId)
    return [{ ...visit, userId }]
  })
}

/**
 * The phone numbers in a field where several may be typed, between commas, semicolons or line breaks; as they were
 * typed, without judging them.
 */
export const numbersIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
