const coming = new Map<string, Promise<unknown>>()
const lost = new Set<string>()

/**
 * Gives the promise of the part of this name, one to all who wait for it: `load` is called for the first of them. React
 * requires that a component that has waited for a promise goes on using that one.
 */
export function comeOnce<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const begun = coming.get(name)
  if (begun) return begun as Promise<Part>
  const part = load()
  part.catch(() => lost.add(name))
  coming.set(name, part)
  return part
}

/** Whether this part is on its way, is there, or was lost and not yet forgotten. */
export const hasBegun = (name: string) => coming.has(name)

/**
 * Has lost parts be loaded again by the next who wants one. This is called only after the loss was shown, or it would
 * never be.
 */
export function forgetLost() {
  for (const name of lost) coming.delete(name)
  lost.clear()
}
