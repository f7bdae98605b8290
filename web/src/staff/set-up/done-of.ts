import { isChanged, type Setting } from '../settings/setting.ts'
import type { Opening } from './opening.ts'
import { type StepName, steps } from './steps.ts'

/**
 * Whether a step counts as done: what it can try has worked, one of its settings isn't the default any more or its defaults
 * were accepted, or somebody works here beside the administrator who made the facility.
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
