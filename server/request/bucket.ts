/** Every kind of thing that is counted or locked. */
const kinds = [
  'cards-of-an-hour',
  'cards-of-a-day',
  'cards-of-strangers',
  'cards-saved',
  'code-address',
  'code-day',
  'code-day-new',
  'code-phone',
  'code-tries',
  'code-verify',
  'contact-account',
  'contact-address',
  'contact-day',
  'export',
  'gate',
  'hardware-test',
  'intents',
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
/**
 * The name under which tries are counted or something is locked (`limits`); made only by `bucketOf` and `bucketFrom`.
 */
export type Bucket = string & { readonly [made]: true }

/**
 * Names a bucket by its kind and whom it is about. Parts are encoded, so that nothing somebody types can name another
 * bucket.
 */
export const bucketOf = (kind: BucketKind, ...about: readonly string[]): Bucket =>
  [kind, ...about.map(encodeURIComponent)].join('/') as Bucket

/** The bucket for tries of this bucket's kind that come from one network. */
export const bucketFrom = (bucket: Bucket, net: string): Bucket =>
  `${bucket}/${encodeURIComponent(net)}` as Bucket

/** The kind of a bucket and whom it is about, decoded. */
export function partsOf(bucket: string): { kind: string; about: string[] } {
  const [kind = '', ...about] = bucket.split('/')
  return { kind, about: about.map(decodeURIComponent) }
}
