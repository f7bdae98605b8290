/** A group of requirements that one place makes true and one test shows. */
export type Claim = {
  about: string
  /** Ids and ranges of ids in the order of requirements.csv: `P1.012 P4.047-P4.050`. */
  ids: string
  /** The file that makes it true. While the state is later: where it is meant to live. */
  where: string
  /** The test or journey that shows it. */
  proof: string
  state: State
  /** The decision, where it isn't to the letter. */
  note?: string
}

/**
 * practice-only: it is shown in practice mode, and in a live facility nothing drives what it needs. call-only: it
 * stands on a call that no screen makes; which those are, tools/calls-without-screen.ts says.
 */
export const states = ['works', 'practice-only', 'call-only', 'later', 'decided-otherwise'] as const
export type State = (typeof states)[number]

/** The ids of a claim, its ranges written out. An id that no requirement has is an error. */
export function idsOf(claim: Claim, known: readonly string[]): string[] {
  return claim.ids.split(/\s+/).flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    const [from, to] = [known.indexOf(first), known.indexOf(last)]
    if (from < 0 || to < from) throw new Error(`${claim.about}: there is no ${range}`)
    return known.slice(from, to + 1)
  })
}
