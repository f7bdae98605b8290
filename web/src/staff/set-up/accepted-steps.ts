const place = 'setUpAccepted'

/** The steps that were left with "Next" or "Save and go on" on this device, also where every default was right. */
export const acceptedSteps = (): readonly string[] => localStorage.getItem(place)?.split(',') ?? []

export const acceptStep = (name: string) =>
  localStorage.setItem(place, [...new Set([...acceptedSteps(), name])].join())
