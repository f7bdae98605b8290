import type { Named } from '../../words/use-name-of.ts'

export type Attendant = Named & { id: string; active: boolean }

/** From so many letters on names are suggested (spec, patron 2). */
const enough = 3

/** Those who work here and aren't on her list yet, whose name in either language holds what she typed, in any case; null while it is too short. */
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

/** Whether she types in letters in which none of their names is written: nobody will be found by them. */
export function isOtherScript(typed: string, attendants: readonly Attendant[]): boolean {
  const hers = scripts.filter((script) => script.test(typed))
  const names = attendants.filter(({ active }) => active).flatMap(bothOf)
  return hers.length > 0 && !names.some((name) => hers.some((script) => script.test(name)))
}
