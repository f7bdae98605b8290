import { expect, it } from 'vitest'
import { configOf } from './config.ts'

const key = 'k'.repeat(32)

it('a value of spaces alone is none, and spaces around a value are no part of it', () => {
  const blank = Object.fromEntries(
    [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DATABASE_POOL',
      'MODE',
      'SECRET_KEY',
      'CLOCK',
    ].map((name) => [name, ' \t']),
  )
  expect(configOf(blank)).toEqual(configOf({}))
  const padded = {
    ...{ PORT: '8081 ', HOST: ' 127.0.0.1\r', DATA_DIR: '/srv/data ', DATABASE_POOL: ' 4' },
    ...{ DATABASE_URL: 'postgres://u@h/d\n', MODE: 'live ', PUBLIC_URL: ' https://m.example ' },
    ...{ SECRET_KEY: key, METRICS_TOKEN: 'm'.repeat(16).concat('\r'), LOG_LEVEL: 'warn\r' },
  }
  const bare = Object.fromEntries(Object.entries(padded).map(([name, text]) => [name, text.trim()]))
  expect(configOf(padded)).toEqual(configOf(bare))
})

it.each(['0x1F90', '1e3', '8080.5', '-1', 'eight', '"8080"'])('PORT=%s is no port', (PORT) => {
  expect(() => configOf({ PORT })).toThrow(/PORT: must be a whole number/)
})

it.each(['3', '200'])('a process may have %s connections', (DATABASE_POOL) => {
  expect(configOf({ DATABASE_POOL }).databasePool).toBe(Number(DATABASE_POOL))
})

it.each(['2', '201'])('no process may have %s connections', (DATABASE_POOL) => {
  expect(() => configOf({ DATABASE_POOL })).toThrow(/DATABASE_POOL/)
})

it.each(['postgres://u:p@h', 'postgres://u:p@h/', 'postgres://u@localhost/?host=/run/postgresql'])(
  'the database of %s has no name',
  (DATABASE_URL) => {
    expect(() => configOf({ DATABASE_URL })).toThrow(/^The environment .*DATABASE_URL: names no/)
  },
)

it.each(['require', 'prefer', 'verify-ca', 'verify-full'])(
  'sslmode=%s of the database asks for a valid certificate, in whatever version of the driver',
  (mode) => {
    const DATABASE_URL = `postgres://u:a%2Fb@h/d?sslmode=${mode}&sslrootcert=/etc/ca.pem`
    const { searchParams, password } = new URL(configOf({ DATABASE_URL }).databaseUrl ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      sslmode: 'verify-full',
      sslrootcert: '/etc/ca.pem',
    })
    expect(password).toBe('a%2Fb')
  },
)

it.each(['', '?sslmode=disable', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require'])(
  'an address of a database stays as it is written with "%s"',
  (query) => {
    const DATABASE_URL = `postgres://u:a%2Fb@h/d${query}`
    expect(configOf({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  },
)

it('a key is taken to the letter, so that it can be a former one to the letter, too', () => {
  const padded = `${key} `
  expect(configOf({ SECRET_KEY: padded }).secretKey).toBe(padded)
  expect(configOf({ SECRET_KEY_FORMER: padded }).formerKeys).toEqual([key, padded])
  expect(configOf({ SECRET_KEY_FORMER: `${key},${'x'.repeat(32)}` }).formerKeys).toHaveLength(2)
  expect(() => configOf({ SECRET_KEY: ' '.repeat(40).concat('.') })).toThrow('32 characters')
})
