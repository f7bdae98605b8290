/**
 * A new random Idempotency-Key, of 32 hexadecimal digits. `randomUUID` can't be used, because it exists only on secure
 * origins, and room tablets may be on plain http.
 */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
