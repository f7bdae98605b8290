const storageKey = 'setUpAccepted'

/** The steps that were left with "Next" or "Save and go on" on this device, also where every default was right. */
export const acceptedSteps = (): readonly string[] =>
  localStorage.getItem(storageKey)?.split(',') ?? []

export const acceptStep = (name: string) =>
  localStorage.setItem(storageKey, [...new Set([...acceptedSteps(), name])].join())
