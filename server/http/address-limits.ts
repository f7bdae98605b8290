import type { Parts } from '../parts.ts'
import { bucketOf, wideBucketOf } from './address.ts'
import type { Limit } from './limits.ts'

/** A company's net holds many households' nets; together they may do this many times as much as one. */
const neighbours = 4

/** A limit on one household's net, and on the wider net around it (IPv6). None for an address that is exempt. */
export function limitsByAddress(parts: Parts, ip: string, limit: Limit): Limit[] {
  if (parts.exemptsAddress(ip)) return []
  const { bucket, most, windowMs } = limit
  const [own, wide] = [bucketOf(ip), wideBucketOf(ip)]
  return [
    { bucket: `${bucket}:${own}`, most, windowMs },
    ...(own === wide ? [] : [{ bucket: `${bucket}:${wide}`, most: neighbours * most, windowMs }]),
  ]
}
