const patterns: readonly RegExp[] = [
  // A card number, also in groups.
  /\b\d(?:[ -]?\d){12,18}\b/g,
  // Keys, client secrets and webhook secrets in Stripe's form.
  /\b(?:sk|rk|pk|whsec|pst)_[A-Za-z0-9_*]+/g,
  /\b(?:pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+/g,
  /(?<=\bBearer )\S+/gi,
]

/**
 * The text with the given secrets of four characters or more, and whatever looks like a key or a card number, replaced
 * by `[hidden]`.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  let clean = text
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, '[hidden]')
  for (const pattern of patterns) clean = clean.replaceAll(pattern, '[hidden]')
  return clean
}
