type Attendant = { id: string; name: string; active: boolean }

/** From so many letters on names are suggested (spec, patron 2). */
const enough = 3

/** Those who work here and aren't on her list yet, whose name holds what she typed, in any case; null while it is too short. */
export function suggestionsFor<One extends Attendant>(
  typed: string,
  attendants: readonly One[],
  excluded: ReadonlySet<string>,
): One[] | null {
  const letters = typed.trim().toLocaleLowerCase()
  if ([...letters].length < enough) return null
  return attendants.filter(
    ({ id, name, active }) =>
      active && !excluded.has(id) && name.toLocaleLowerCase().includes(letters),
  )
}
