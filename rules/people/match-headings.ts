/**
 * The fields that a list may have, with the headings each is known by elsewhere: in lower case, letters alone
 * (`firstname`).
 */
export type HeadingWords<Field extends string> = Readonly<Record<Field, readonly string[]>>

/**
 * The column of each field, counted from 0: the first whose heading, in lower case and with nothing but its letters
 * left, is one of the field's words; so words are written that way (`firstname`). A field without such a column is left
 * out.
 */
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
