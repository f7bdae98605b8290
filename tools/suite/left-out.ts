/** In words, on what the tests of this text hang that are run only if something holds. */
export function conditionsIn(text: string): string {
  const conditions = [...text.matchAll(/\.(runIf|skipIf)\((.+?)\)(?:\(|\.|$)/gm)].map(
    ([, kind, condition]) => `${kind === 'runIf' ? 'not' : ''} ${condition}`.trim(),
  )
  return [...new Set(conditions)].join(', ') || 'it says no reason'
}
