import { expect, it } from 'vitest'
import { mayBeAsked } from './may-be-asked.ts'

it.each([
  'http://169.254.169.254/latest',
  'http://169.254.10.2/',
  'http://2852039166/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::169.254.169.254]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://[::ffff:100.100.100.200]/',
  'http://[64:ff9b::168.63.129.16]/',
  'http://metadata/',
  'http://metadata.goog/',
  'http://metadata.google.internal./',
  'ftp://example.org/',
  'https://name:word@example.org/',
  'example.org',
])('%s is never asked', (url) => expect(mayBeAsked(url)).toBe(false))

it.each([
  'https://example.org/',
  'http://192.168.1.20:8080/door',
  'http://10.0.0.1/',
  'http://[fd12:3456::7]/',
  'https://february.example/',
  'https://metadata.example/',
  'http://asterisk/',
])('%s may be asked', (url) => expect(mayBeAsked(url)).toBe(true))
