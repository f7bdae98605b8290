import { BlockList, isIP } from 'node:net'
import { plainAddress } from './address.ts'

/** Whether a text is an address, or a network such as 10.0.0.0/8. */
export function isAddressOrNet(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (most < 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}

/** Gives a test whether an address is one of these proxies; each entry is an address or a network. */
export function isTrustedProxy(entries: readonly string[]): (ip: string) => boolean {
  const proxies = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const plain = plainAddress(address)
    if (bits === undefined) proxies.addAddress(plain, familyOf(plain))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return (ip) => {
    const plain = plainAddress(ip)
    return proxies.check(plain, familyOf(plain))
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
