/** More values than any provider sends with one of its posts. */
const mostValues = 200

/**
 * A form that a provider has posted; null when it holds more than any provider sends. It is read to judge its signature,
 * so anyone may have sent it: a stranger's costs next to nothing.
 */
export function signedFormOf(rawBody: string): URLSearchParams | null {
  const values = rawBody.split('&', mostValues + 1).length
  return values > mostValues ? null : new URLSearchParams(rawBody)
}
