/** A name that keeps rows, or gives them, as it is declared: at this depth, by this name, with this select. */
const keeps =
  /^( *)(?:const|let) (?:(\w+)|\[\w+(?:, \w+)+\]) = (?=[^\n]*\.select\()([^\n]*\.from\([^\n]*)/gm

const taken = String.raw`(?:\([^()]*\)\)?)?(?:\?\.|!)?(?:\.at\(-?[1-9]\d*\)|\[[1-9]\d*\])`
const takenAtOnce = new RegExp(String.raw`\.from\([^\n;]*\)\)${taken}`, 'g')

/** Chained calls and the arguments of a call, each on one line. */
const onOneLine = (text: string) =>
  text
    .replaceAll(/\n\s*(?=\.)/g, '')
    .replaceAll(/\(\n\s*/g, '(')
    .replaceAll(/,?\n\s*(?=\))/g, '')

/** The rest of the block in which something stands at this depth. */
const restOfBlock = (text: string, depth: number) =>
  depth === 0 ? text : (text.split(new RegExp(`^ {0,${depth - 1}}\\S`, 'm'), 1)[0] ?? '')

/**
 * The selects without an order of which a test takes another row than the first: the second, the last, or two by name.
 * A database gives rows in whatever order it finds them, so these are other rows on another day. That a first row is
 * the only one can't be read from a text.
 */
export function takenWithoutOrder(text: string): string[] {
  const lines = onOneLine(text)
  const kept = [...lines.matchAll(keeps)].filter((found) => {
    const [all, indent = '', name] = found
    const rest = restOfBlock(lines.slice(found.index + all.length), indent.length)
    return name === undefined || new RegExp(String.raw`\b${name}${taken}`).test(rest)
  })
  return [...kept, ...lines.matchAll(takenAtOnce)]
    .map(([all]) => all.trim())
    .filter((all) => !/\.orderBy\(|\.toSorted\(|\.sort\(/.test(all))
}
