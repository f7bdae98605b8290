import { netsOf } from '../network/address.ts'
import { bucketFrom } from './bucket.ts'
import type { Limit } from './limits.ts'
import type { Parts } from './parts.ts'

/** The rate limits of an address: one for each network that it counts in (`netsOf`), its own first. */
export const limitsByNet = (ip: string, { bucket, most, windowMs }: Limit): Limit[] =>
  netsOf(ip).map(({ name, share }) => ({
    bucket: bucketFrom(bucket, name),
    most: share * most,
    windowMs,
  }))

/**
 * A rate limit applied to an address: one for each network that it counts in (as `limitsByNet`), none for an exempt
 * address.
 */
export const limitsByAddress = (parts: Parts, ip: string, limit: Limit): Limit[] =>
  parts.exemptsAddress(ip) ? [] : limitsByNet(ip, limit)
