import { calls } from '@mikvah/rules/supplies/requests.ts'
import { isSupply } from '@mikvah/rules/supplies/supplies.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import type { Say } from '../../words/say.ts'

const isCall = (item: string) => Object.values(calls).some((call) => call === item)

/** The name of a supply in the language of `t`; one that isn't on the list is shown as it was written. */
export const supplyWord = (item: string, t: Say): string =>
  isSupply(item) ? t(`supply${capitalized(item)}`) : item

/**
 * The supply that a request is for, as `supplyWord` says it; null where it asks for a person, which has words of its
 * own.
 */
export const thingWord = (item: string, t: Say): string | null =>
  item === '' || isCall(item) ? null : supplyWord(item, t)
