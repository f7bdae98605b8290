/** Why a test was left out: what it says itself, or else what the tests of its file hang on. */
export const reasonOf = (note: string | undefined, text: string): string =>
  note ?? conditionsIn(text)

/** In words, on what the tests of this text hang that are run only if something holds. */
export function conditionsIn(text: string): string {
  const conditions = [...text.matchAll(/\.(runIf|skipIf)\((.+?)\)(?:\(|\.|$)/gm)].map(
    ([, kind, condition]) => `${kind === 'runIf' ? 'not' : ''} ${condition}`.trim(),
  )
  return [...new Set(conditions)].join(', ') || 'it says no reason'
}
