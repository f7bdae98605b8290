import { isSupply } from '@mikvah/rules/supplies/supplies.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import type { Say } from '../../words/say.ts'

/** What is called for, in the words of the list; what isn't on it stands as it was written. */
export const supplyWord = (item: string, t: Say): string =>
  isSupply(item) ? t(`supply${capitalized(item)}`) : item
