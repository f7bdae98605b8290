import { isIPv6 } from 'node:net'

/** A network that counts as one caller, and how many times a household's limit it may use. */
export type Net = { name: string; share: number }

/**
 * A company's network has many households' networks in it; together they may use this many times one household's
 * limit.
 */
const neighbours = 4

/**
 * The networks that an address counts in, its own first. In IPv6 a household has a whole /64, and a company a /48 with
 * 65,536 of those: more than there are tries, so limits by single addresses would be useless. An IPv4 address is a
 * network by itself, also when it is written as IPv6.
 */
export function netsOf(ip: string): readonly Net[] {
  const plain = plainAddress(ip)
  if (!isIPv6(plain)) return [{ name: plain, share: 1 }]
  return [
    { name: netOf(plain, 64), share: 1 },
    { name: netOf(plain, 48), share: neighbours },
  ]
}

/** How many times a household's limit the network of this name may use. */
export const shareOf = (name: string): number => (name.endsWith('::/48') ? neighbours : 1)

/** Whether an address is of this machine itself, in any spelling. */
export const isLoopback = (ip: string): boolean =>
  plainAddress(ip) === '::1' || plainAddress(ip).startsWith('127.')

function netOf(plain: string, bits: 48 | 64): string {
  const groups = groupsOf(plain).slice(0, bits / 16)
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/**
 * The address in small letters and without a zone; IPv4 mapped into IPv6 as plain IPv4, the loopback of IPv6 as ::1.
 */
export function plainAddress(ip: string): string {
  const [bare = ip] = ip.toLowerCase().split('%')
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return groups.slice(0, 7).every((group) => group === 0) && low === 1 ? '::1' : bare
}

/** The eight groups of an IPv6 address, whatever its spelling. */
function groupsOf(ip: string): number[] {
  const written = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [a * 256 + +b, c * 256 + +d].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = written.split('::')
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return read(head)
  const [front, back] = [read(head), read(tail)]
  return [...front, ...Array(8 - front.length - back.length).fill(0), ...back]
}
