import { freshKey } from '../talk/fresh-key.ts'
import { storedTaps, storeTaps } from './stored-taps.ts'
import { type TapWish, withTap } from './taps.ts'

/** Gives the function that stores a tap about the visit of this id, null for none; `sendTaps` then sends it. */
export const useTap = (about: string | null) => (wish: TapWish) =>
  storeTaps(withTap(storedTaps(), { ...wish, key: freshKey(), about }))
