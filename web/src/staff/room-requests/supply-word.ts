import { calls } from '@mikvah/rules/supplies/requests.ts'
import { isSupply } from '@mikvah/rules/supplies/supplies.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import type { Say } from '../../words/say.ts'

const isCall = (item: string) => Object.values(calls).some((call) => call === item)

/** What is asked for, in the words of the list; what isn't on it stands as it was written. */
export const supplyWord = (item: string, t: Say): string =>
  isSupply(item) ? t(`supply${capitalized(item)}`) : item

/** The same of a request; null where somebody is called for and no thing: that has words of its own. */
export const thingWord = (item: string, t: Say): string | null =>
  item === '' || isCall(item) ? null : supplyWord(item, t)
