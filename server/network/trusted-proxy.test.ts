import { describe, expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { isTrustedProxy } from './trusted-proxy.ts'

describe('a proxy that the configuration names', () => {
  const { trustedProxies } = configOf({
    TRUSTED_PROXIES: '172.30.0.10, 10.1.0.0/16 ,2001:db8::/32,::ffff:192.0.2.1',
  })
  const isProxy = isTrustedProxy(trustedProxies)

  it.each(['172.30.0.10', '::ffff:172.30.0.10', '10.1.2.3', '2001:db8:9::1', '192.0.2.1'])(
    'is %s',
    (ip) => expect(isProxy(ip)).toBe(true),
  )
  it.each(['172.30.0.11', '10.2.0.1', '2001:db9::1', '::1', '127.0.0.1'])('isn’t %s', (ip) =>
    expect(isProxy(ip)).toBe(false),
  )
})

it.each(['loopback', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1/8/8', '10.0.0'])(
  'a start with %s for a proxy is refused in words',
  (TRUSTED_PROXIES) =>
    expect(() => configOf({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES: must be addresses or nets, parted by commas',
    ),
)
