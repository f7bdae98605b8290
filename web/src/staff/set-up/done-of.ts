import { isChanged, type Setting } from '../settings/setting.ts'
import type { Opening } from './opening.ts'
import { type StepName, steps } from './steps.ts'

/**
 * Gives a function that says whether a set-up step is done. Texts and cards: a text or charge that was tried has
 * worked; people: somebody works here besides the first administrator; open: the facility is open; every other step:
 * one of its settings differs from its default, or its defaults were accepted.
 */
export function doneOf(
  settings: readonly Setting[],
  opening: Opening | undefined,
  people: number,
  accepted: readonly string[],
): (name: StepName) => boolean {
  const proved = (wanted: 'text' | 'charge') =>
    opening?.proofs.some(({ proof, provedAt }) => proof === wanted && provedAt !== null) ?? false
  return (name) => {
    if (name === 'texts') return proved('text')
    if (name === 'cards') return proved('charge')
    if (name === 'people') return people > 1
    if (name === 'open') return opening?.open ?? false
    const keys: readonly string[] = steps.find((step) => step.name === name)?.keys ?? []
    const isAccepted = accepted.includes(name)
    return isAccepted || settings.some((one) => keys.includes(one.key) && isChanged(one))
  }
}
