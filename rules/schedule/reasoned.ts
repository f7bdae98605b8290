import type { Ms } from '../time/ms.ts'

export type Inputs = Readonly<Record<string, string | number | boolean | null>>

/** A time, the rule that made it and what the rule was given. Inputs named …At are instants. */
export type Reasoned<Rule extends string = string> = { at: Ms; rule: Rule; inputs: Inputs }
