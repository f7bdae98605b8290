import { judgeOptions, type OptionFacts } from '@mikvah/rules/reservation/options.ts'
import type { VisitFlags } from '@mikvah/rules/reservation/visit-flags.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { isFriday } from '../../parts/times/civil-date.ts'
import { type DeskExtra, flagsOf, type Kind, kindNames } from './wish.ts'

type Night = { date: string; shabbosMode: boolean }

/** What the rules of the options have to know of a night at the desk. */
export const optionFactsOf = (
  { date, shabbosMode }: Night,
  values: SettingValues,
): OptionFacts => ({
  night: { friday: isFriday(date), shabbosMode },
  by: 'reception',
  values,
  alternateLocationOpen: true,
})

const judge = (flags: VisitFlags, facts: OptionFacts) =>
  judgeOptions({ ...flags, alternateLocation: false, merchandise: [] }, facts)

export const noExtras = {
  ...{ parking: false, salonManicure: false, salonBoth: false },
  ...{ doubleSlot: false, chabadBor: false },
}

/** Whether the house has a kind of room that night, and sells it. */
export const isKindOffered = (kind: Kind, facts: OptionFacts): boolean =>
  judge(flagsOf({ kind, extras: noExtras }), facts).allowed

/** The kind that a walk-in begins with: the first that is offered; a shower where none is. */
export const firstKind = (facts: OptionFacts): Kind =>
  kindNames.find((kind) => isKindOffered(kind, facts)) ?? 'shower'

const isSalon = (extra: DeskExtra) => extra === 'salonManicure' || extra === 'salonBoth'

/** Whether the house has an extra to go with such a room, the salon with the parking that it needs. */
export function isExtraOffered(extra: DeskExtra, kind: Kind, facts: OptionFacts): boolean {
  const parking = isSalon(extra)
  const flags = flagsOf({ kind, extras: { ...noExtras, parking, [extra]: true } })
  const verdict = judge(flags, facts)
  return verdict.allowed || (verdict.field !== extra && !(parking && verdict.field === 'parking'))
}
