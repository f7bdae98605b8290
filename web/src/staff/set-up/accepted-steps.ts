import { storeIfPossible } from '../../facts/store-if-possible.ts'

const storageKey = 'setUpAccepted'

/**
 * The names of the steps with settings that were left with "Next" or "Save and go on" on this device, also where every
 * default was right.
 */
export const acceptedSteps = (): readonly string[] =>
  localStorage.getItem(storageKey)?.split(',') ?? []

/** Remembers on this device that a step was left with "Next" or "Save and go on", for `acceptedSteps`. */
export const acceptStep = (name: string) =>
  storeIfPossible(localStorage, storageKey, [...new Set([...acceptedSteps(), name])].join())
