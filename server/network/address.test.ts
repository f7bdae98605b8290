import { describe, expect, it } from 'vitest'
import { isLoopback, netsOf } from './address.ts'

describe('the nets of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::FFFF:cb00:7107', '203.0.113.7', null],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8::192.0.2.33', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
  ])('of %s are %s, and around it %s', (ip, own, wide) => {
    const around = wide ? [{ name: wide, share: 4 }] : []
    expect(netsOf(ip)).toEqual([{ name: own, share: 1 }, ...around])
  })

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1'])(
    'of %s is this machine’s own',
    (ip) => expect(isLoopback(ip)).toBe(true),
  )

  it.each(['::2', '128.0.0.1', '1::1', '::ffff:8.8.8.8'])('of %s is not', (ip) =>
    expect(isLoopback(ip)).toBe(false),
  )
})
