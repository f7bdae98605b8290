import { expect, it } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const fault = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  ['EADDRINUSE', 'listen EADDRINUSE: address already in use ::1:8080', 'The port is taken'],
  ['EADDRNOTAVAIL', 'listen EADDRNOTAVAIL: address not available 10.9.9.9', 'Set HOST'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND mikvah.invalid', 'Set HOST'],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'has no password'],
  ['EEXIST', "EEXIST: file already exists, mkdir '/srv/data'", 'DATA_DIR is a file'],
  ['EACCES', 'listen EACCES: permission denied 0.0.0.0:80', 'Set PORT'],
  ['EACCES', "EACCES: permission denied, open '/srv/data/lock'", 'may not write'],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'The disk is full'],
])('a start that ends in %s says in one line what to do about it: %s', (code, message, hint) => {
  const said = refusalOf(fault(code, message))
  expect(said).toContain(hint)
  expect(said).toContain(message)
  expect(said).not.toContain('\n')
})

it('a query that failed is told by what the database said, without its values', () => {
  const cause = new Error('relation "users" does not exist')
  const query = new Error('Failed query: select * from users\nparams: 12015550142', { cause })
  expect(refusalOf(query)).toBe('relation "users" does not exist')
})

it('what was thrown and is no error is told as it is', () => {
  expect(refusalOf('The gate is shut.')).toBe('The gate is shut.')
})
