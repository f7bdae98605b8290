import type { Named } from '../../words/use-name-of.ts'

export type Attendant = Named & { id: string; active: boolean }

/** Names are suggested from this many letters on (requirements P2). */
const enough = 3

/**
 * Active attendants who aren't on her list and whose name, in either language, contains what she typed; null while that
 * is too short.
 */
export function suggestionsFor<One extends Attendant>(
  typed: string,
  attendants: readonly One[],
  excluded: ReadonlySet<string>,
): One[] | null {
  const letters = typed.trim().toLocaleLowerCase()
  if ([...letters].length < enough) return null
  return attendants.filter(
    ({ id, active, ...named }) =>
      active &&
      !excluded.has(id) &&
      bothOf(named).some((name) => name.toLocaleLowerCase().includes(letters)),
  )
}

const bothOf = ({ name, nameHe }: Named) => [name, nameHe]

const scripts = [/\p{Script=Hebrew}/u, /\p{Script=Latin}/u]

/** Whether she types in a script that no active attendant's name is written in, so that nobody can be found. */
export function isOtherScript(typed: string, attendants: readonly Attendant[]): boolean {
  const hers = scripts.filter((script) => script.test(typed))
  const names = attendants.filter(({ active }) => active).flatMap(bothOf)
  return hers.length > 0 && !names.some((name) => hers.some((script) => script.test(name)))
}
