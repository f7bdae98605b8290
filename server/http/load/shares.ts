import { netsOf } from '../../network/address.ts'

/** How much of something callers hold at the same time, counted for each net they are in. */
export type Shares = {
  /** Whether one of the address's nets has its whole share. */
  isFull(ip: string): boolean
  take(ip: string): void
  giveBack(ip: string): void
}

/** Shares by which one address may hold `most` of something, and the nets around it a multiple of that. */
export function sharesOf(most: number): Shares {
  const held = new Map<string, number>()
  const heldBy = (name: string) => held.get(name) ?? 0
  return {
    isFull: (ip) => netsOf(ip).some(({ name, share }) => heldBy(name) >= share * most),
    take(ip) {
      for (const { name } of netsOf(ip)) held.set(name, heldBy(name) + 1)
    },
    giveBack(ip) {
      for (const { name } of netsOf(ip)) {
        if (heldBy(name) > 1) held.set(name, heldBy(name) - 1)
        else held.delete(name)
      }
    },
  }
}
