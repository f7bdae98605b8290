/** What is counted or shut, each by a name of its own. */
const kinds = [
  'cards-of-an-hour',
  'cards-of-a-day',
  'cards-of-strangers',
  'code-address',
  'code-day',
  'code-day-new',
  'code-phone',
  'code-tries',
  'code-verify',
  'contact-address',
  'contact-day',
  'export',
  'gate',
  'hardware-test',
  'kept',
  'kiosk-look-ups',
  'kiosk-misses',
  'kiosk-shut',
  'not-begun',
  'notices',
  'pairing-address',
  'pairing-codes',
  'number-confirm',
  'number-in-all',
  'number-shut',
  'papers',
  'passcode-day',
  'passcode-house',
  'passcode-room',
  'passcode-shut',
  'ring',
  'set-password',
  'sign-in',
  'sign-in-address',
  'sign-in-unknown',
  'sms-day',
  'staff-card',
  'tokens',
] as const
export type BucketKind = (typeof kinds)[number]

declare const made: unique symbol
/** The name of a row of `limits`. Only `bucketOf` makes one. */
export type Bucket = string & { readonly [made]: true }

/**
 * A kind, and whom it is about. No part can hold the slash between them: whatever somebody types, it is no other's name
 * and no other kind's.
 */
export const bucketOf = (kind: BucketKind, ...about: readonly string[]): Bucket =>
  [kind, ...about.map(encodeURIComponent)].join('/') as Bucket

/** The same for one net of those it counts from. */
export const bucketFrom = (bucket: Bucket, net: string): Bucket =>
  `${bucket}/${encodeURIComponent(net)}` as Bucket

/** The kind of a row and whom it is about, as they were given. */
export function partsOf(bucket: string): { kind: string; about: string[] } {
  const [kind = '', ...about] = bucket.split('/')
  return { kind, about: about.map(decodeURIComponent) }
}
