/** The fields that a list may have, with the headings each is known by elsewhere. */
export type HeadingWords<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** Which column has which field, by the words of its heading. One heading serves for one field. */
export function matchHeadings<Field extends string>(
  headings: readonly string[],
  fields: HeadingWords<Field>,
): Partial<Record<Field, number>> {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const found = Object.entries<readonly string[]>(fields).flatMap(([field, known]) => {
    const at = plain.findIndex((heading) => known.includes(heading))
    return at < 0 ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found) as Partial<Record<Field, number>>
}
