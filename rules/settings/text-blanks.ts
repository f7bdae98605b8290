/** The names in double braces in a text, each once, in the order they come: `code` for “Code {{code}}”. */
export const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)),
]

/** Blanks that nothing will fill in: a name that none of the standard texts has, or braces that aren't a pair. */
export function wrongBlanks(wording: string, standards: readonly string[]): string[] {
  const known = new Set(standards.flatMap(blanksIn))
  const rest = wording.replace(/\{\{\s*\w+\s*\}\}/g, '')
  return [
    ...blanksIn(wording).filter((name) => !known.has(name)),
    ...(/\{\{|\}\}/.test(rest) ? ['{{ }}'] : []),
  ]
}

/** The blanks of the standard text that this one leaves out. */
export const leftOutBlanks = (wording: string, standard: string): string[] =>
  blanksIn(standard).filter((name) => !blanksIn(wording).includes(name))

/**
 * The keys of all forms of a text that has one for each kind of number (one, two, many, other); else its key.
 */
export const formsOf = (key: string): readonly string[] => {
  const [, name] = /^(.+)_(?:one|two|many|other)$/.exec(key) ?? []
  return name ? ['one', 'two', 'many', 'other'].map((form) => `${name}_${form}`) : [key]
}
