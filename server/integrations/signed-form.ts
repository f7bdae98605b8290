/** More values than any provider sends in one post. */
const mostValues = 200

/**
 * A form that a provider has posted; null when it holds more than any provider sends. It is parsed before its
 * signature is judged, so a stranger's must cost next to nothing.
 */
export function signedFormOf(rawBody: string): URLSearchParams | null {
  const values = rawBody.split('&', mostValues + 1).length
  return values > mostValues ? null : new URLSearchParams(rawBody)
}
