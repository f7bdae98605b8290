import { netsOf } from '../network/address.ts'
import { bucketFrom } from './bucket.ts'
import type { Limit } from './limits.ts'
import type { Parts } from './parts.ts'

/** A limit on each net an address counts in: its household's, and the wider one around it. */
export const limitsByNet = (ip: string, { bucket, most, windowMs }: Limit): Limit[] =>
  netsOf(ip).map(({ name, share }) => ({
    bucket: bucketFrom(bucket, name),
    most: share * most,
    windowMs,
  }))

/** The same, and none for an address that is exempt. */
export const limitsByAddress = (parts: Parts, ip: string, limit: Limit): Limit[] =>
  parts.exemptsAddress(ip) ? [] : limitsByNet(ip, limit)
