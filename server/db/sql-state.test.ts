import { expect, it } from 'vitest'
import { mayTryAgain, refusedBy, sqlStateOf } from './sql-state.ts'

const failed = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more })

it.each(['23505', '40P01', '42P01', '08006', '57P01', 'P0001', 'XX000', 'HV00J', 'F0001'])(
  'tells %s, wherever it is wrapped',
  (code) => expect(sqlStateOf(new Error('failed', { cause: failed(code) }))).toBe(code),
)

it.each(['EPIPE', 'EPERM', 'EBUSY', 'E2BIG', 'ECONNRESET'])(
  'of what the machine says, %s, it looks past to what the database said',
  (code) => {
    const pipe = failed(code)
    expect(sqlStateOf(pipe)).toBeUndefined()
    pipe.cause = failed('40001')
    expect(mayTryAgain(pipe)).toBe(true)
    pipe.cause = failed('23505', { constraint: 'users_phone' })
    expect(refusedBy(pipe)).toBe('users_phone')
  },
)
