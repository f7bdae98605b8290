/** Results that are given again and again as they are, with the text they were written as the first time. */
const texts = new WeakMap<object, string | null>()

/** Marks a result that nobody changes any more: it is written out for the first caller and kept for the others. */
export function writtenOnce<R extends object>(result: R): R {
  texts.set(result, null)
  return result
}

/** The text of such a result, made by `write` when it isn't there yet; null for any other result. */
export function textOnce(result: unknown, write: () => string): string | null {
  if (typeof result !== 'object' || result === null || !texts.has(result)) return null
  const text = texts.get(result) ?? write()
  texts.set(result, text)
  return text
}
