import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Twilio's signature of a post, in base64: an HMAC-SHA1 over the public address with its query, then each field's name
 * and value by the names' order.
 */
export function signatureOf(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort()
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].sort().map((value) => name + value),
  )
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}

/** An address with and without its port: Twilio signs one or the other, whichever we gave it. */
const spellingsOf = (url: string): string[] => {
  const given = new URL(url)
  const port = given.port || (given.protocol === 'https:' ? '443' : '80')
  const rest = url.slice(given.origin.length)
  return [
    `${given.protocol}//${given.hostname}${rest}`,
    `${given.protocol}//${given.hostname}:${port}${rest}`,
  ]
}

/** Whether a signature is Twilio's of a post with this form to this address, written with its port or without. */
export function isSigned(
  authToken: string,
  signature: unknown,
  { url, form }: { url: string; form: URLSearchParams },
): boolean {
  if (typeof signature !== 'string' || authToken === '') return false
  const given = Buffer.from(signature)
  return spellingsOf(url)
    .map((spelling) => Buffer.from(signatureOf(authToken, spelling, form)))
    .some((right) => right.length === given.length && timingSafeEqual(right, given))
}
