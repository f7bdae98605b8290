import { storeIfPossible } from './store-if-possible.ts'

/** The ten preparations, by the keys of their words. */
export const preparations = [
  'prepareJewellery',
  'prepareNailPolish',
  'prepareNails',
  'prepareMakeUp',
  'prepareContactLenses',
  'prepareTeeth',
  'prepareBath',
  'prepareHair',
  'prepareEars',
  'prepareLastLook',
] as const

type Stored = { visit: string; ticked: string[] }

const storageKey = 'prepared'

/** The preparations she has ticked for the visit of this id, by their keys. They are stored only on this device. */
export function ticksOf(visit: string): string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '') as Stored
    return stored.visit === visit ? stored.ticked : []
  } catch {
    return []
  }
}

/** Stores the ticks of one visit, in place of those of any other. */
export const keepTicks = (visit: string, ticked: string[]) =>
  storeIfPossible(localStorage, storageKey, JSON.stringify({ visit, ticked } satisfies Stored))

/** Forgets the ticks of all other visits; with null, of every visit. */
export function forgetTicksBut(visit: string | null) {
  if (visit === null || ticksOf(visit).length === 0) localStorage.removeItem(storageKey)
}
