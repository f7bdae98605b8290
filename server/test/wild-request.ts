import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { InjectOptions } from 'fastify'
import { fitting, misfits, objectOf, optionsOf, type Schema, schemaOf } from './shapes.ts'

/** Draws a whole number from 0 to just below a bound. */
export type Random = (below: number) => number
/**
 * Values that exist, such as ids, by the name of the field that may hold them. With them a random request often passes
 * the first check.
 */
export type Known = Readonly<Record<string, readonly unknown[]>>
/** A random request, as it is handed to the app. */
export type Wild = InjectOptions & { method: Endpoint['method']; url: string }

/** A random request to a call: sometimes valid, so that it is carried out, and else wrong in one place or in many. */
export function wildRequest(random: Random, call: Endpoint, known: Known): Wild {
  const dice = diceOf(random, random(2) === 0)
  const { odd, oneIn, pick } = dice
  const method = odd(40) ? pick(methods) : call.method
  const sent = method === 'GET' || odd(60) ? null : wildBody(dice, call, known)
  const url = wildPath(dice, call, known) + wildQuery(dice, call, known)
  const headers: Record<string, string> = {}
  if (sent !== null) headers['content-type'] = odd(25) ? pick(contentTypes) : sent.type
  for (const [name, values] of Object.entries(oddHeaders)) {
    if (name === 'idempotency-key' ? oneIn(12) : odd(12)) headers[name] = pick(values)
  }
  return { method, url, headers, ...(sent === null ? {} : { payload: sent.payload }) }
}

export const namesOfPrototypes = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const contentTypes = [
  ...[json, form, 'text/plain', 'application/xml', 'application/json; charset=utf-7'],
  ...['multipart/form-data; boundary=x', 'application/JSON;;;', 'nonsense', '*/*', ' '],
]
const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  'accept-language': ['he', 'he-IL,he;q=0.9', 'xx;q=9', 'constructor', ';;;', 'x'.repeat(4000)],
  'accept-encoding': ['gzip', 'br', 'deflate', '*;q=0', 'zstd, nonsense'],
  'idempotency-key': ['short', 'a-key-of-mine', '__proto__', 'constructor', 'k'.repeat(101)],
  'content-encoding': ['gzip', 'br', 'identity', 'nonsense'],
  'x-forwarded-for': ['203.0.113.7', "'; drop table limits; --", '::1, ::1'],
  'x-http-method-override': ['DELETE', '__proto__'],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-', 'bytes=-1', 'lines=9-1'],
  accept: ['text/html', 'application/xml', '*/*;q=0'],
  cookie: ['session=1; __proto__=1', '='.repeat(2000)],
  origin: ['https://evil.example', 'null'],
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] })
const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 7.005, 1e308, -1e-7, 2 ** 53, '', ' ', '0', 'null', 'NaN'],
  ...['x'.repeat(300), 'x'.repeat(20_000), 'a\u0000b', 'half \ud800', '\u202eRTL', '💧'.repeat(99)],
  ...["'; drop table users; --", '{{7*7}}', '<script>', '%00', '\r\nBcc: a@b.c', '../../etc'],
  ...['2026-02-30', '2026-11-25T25:61', '2300-01-01', '0001-01-01T00:00:00Z', '+1e9', '=1+1'],
  ...[[], [[]], {}, { a: 1 }, [null], deep(5), deep(40), Array(250).fill(0)],
  ...namesOfPrototypes.map((name) => Object.fromEntries([[name, 1]])),
  ...namesOfPrototypes,
]

type Dice = ReturnType<typeof diceOf>
const diceOf = (random: Random, tidy: boolean) => ({
  below: random,
  oneIn: (times: number) => random(times) === 0,
  /** Whether to make a mistake here, once in `times`; never in a tidy request. */
  odd: (times: number) => !tidy && random(times) === 0,
  pick: <T>(of: readonly T[]): T => of[random(of.length)] as T,
})

function wildValue(dice: Dice, name: string, schema: Schema, known: Known): unknown {
  const { below, odd, oneIn, pick } = dice
  if (odd(14)) return pick(oddValues)
  if (odd(10)) return pick([...misfits(schema), null])
  const options = Object.hasOwn(known, name) ? known[name] : undefined
  if (options && !odd(5)) return pick(options)
  const one = pick(optionsOf(schema))
  if (one.enum) return pick(one.enum)
  if (one.type === 'boolean') return oneIn(2)
  if (one.type === 'object') return wildObject(dice, one, known)
  if (one.type === 'array') {
    const length = odd(20) ? below(60) : below(3)
    return Array.from({ length }, () => wildValue(dice, '', one.items ?? {}, known))
  }
  return fitting(one)
}

function wildObject(dice: Dice, schema: Schema, known: Known): Record<string, unknown> {
  const { odd, oneIn, pick } = dice
  const { properties = {}, required = [] } = schema
  const entries = Object.entries(properties).flatMap(([name, each]) => {
    const given = required.includes(name) ? !odd(25) : oneIn(Object.hasOwn(known, name) ? 2 : 8)
    return given
      ? [[oneIn(20) ? name.toUpperCase() : name, wildValue(dice, name, each, known)] as const]
      : []
  })
  if (odd(25)) entries.push([pick([...namesOfPrototypes, 'noSuchField', '']), pick(oddValues)])
  return Object.fromEntries(entries)
}

const brokenBodies: readonly string[] = [
  ...['', '{', '[]', 'null', '7', '"text"', '{"a":1,}', '\ufeff{}', '{"a":1}{"b":2}', '\u0000'],
  ...['{"__proto__":{"bath":true}}', '{"constructor":{"prototype":{"a":1}}}', 'a=1&a=2&a[b]=3'],
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"notes":"${'x'.repeat(300_000)}"}`,
  `{${Array.from({ length: 3000 }, (_, at) => `"f${at}":1`).join()}}`,
]

function wildBody(dice: Dice, { body, form: asForm, upload }: Endpoint, known: Known) {
  const { odd, oneIn, pick } = dice
  if (odd(15)) return { type: json, payload: pick(brokenBodies) }
  const shape = objectOf(body ? schemaOf(body) : {})
  const whole = wildObject(dice, shape, known)
  if (asForm) {
    const pairs = Object.entries(whole).map(([name, value]) => [name, textOf(value)])
    return { type: form, payload: new URLSearchParams(pairs).toString() }
  }
  if (upload && !odd(10)) return wildFiles(dice, upload.files, whole)
  const inList = odd(25) || (body && optionsOf(schemaOf(body)).length > 1 && oneIn(3))
  const sent = odd(40) ? pick(oddValues) : inList ? [whole] : whole
  return { type: json, payload: JSON.stringify(sent) }
}

const oneDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const aPdf = Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF')
const oddFiles = [
  Buffer.alloc(0),
  Buffer.from('<svg/>'),
  oneDot.subarray(0, 40),
  Buffer.alloc(3000),
]

/** A form with random files: a picture, a PDF, or neither, some missing and some with a name twice. */
function wildFiles(
  { odd, pick }: Dice,
  names: readonly string[],
  texts: Readonly<Record<string, unknown>>,
) {
  const fields = names.filter(() => !odd(12))
  if (odd(20)) fields.push(pick([...names, 'image9', '__proto__']))
  const partOf = (name: string, filename: string, content: string | Buffer) => [
    `--x\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`,
    content,
    '\r\n',
  ]
  const parts = [
    ...Object.entries(texts).flatMap(([name, value]) => partOf(name, '', textOf(value))),
    ...fields.flatMap((name) =>
      partOf(name, '; filename="a.png"', odd(6) ? pick(oddFiles) : pick([oneDot, aPdf, oneDot])),
    ),
    odd(30) ? '' : '--x--\r\n',
  ]
  const payload = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return { type: 'multipart/form-data; boundary=x', payload }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const oddIds: readonly string[] = [
  ...['none', '%00', '..%2f..%2fetc%2fpasswd', '%e0%a4%a', '%2f', '*', '0', '-1', 'undefined'],
  ...[encodeURIComponent("'; drop table users; --"), 'x'.repeat(5000), ...namesOfPrototypes],
]

/** Which kind of id follows each word of an address. */
const idsOf: Readonly<Record<string, string>> = {
  reservations: 'reservationId',
  licenserequests: 'requestId',
  rooms: 'roomId',
  sections: 'sectionId',
  attendants: 'attendantId',
  cubicles: 'cubicleId',
}

function wildPath(dice: Dice, { path }: Endpoint, known: Known): string {
  const { odd, oneIn, pick } = dice
  const noun = idsOf[/(\w+)\/:id/.exec(path)?.[1] ?? ''] ?? 'userId'
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    if (odd(8)) return pick(oddIds)
    return encodeURIComponent(String(pick(known[name === 'id' ? noun : name] ?? ['none'])))
  })
  if (odd(60)) return `${filled}/${pick(oddIds)}`
  if (oneIn(30)) return filled.toUpperCase()
  if (oneIn(30)) return filled.replace('/api/', '/api//')
  return oneIn(30) ? `${filled}/` : filled
}

function wildQuery(dice: Dice, { query }: Endpoint, known: Known): string {
  const { odd, pick } = dice
  const sent = query ? wildObject(dice, objectOf(schemaOf(query)), known) : {}
  const pairs = Object.entries(sent).map(([name, value]) => [name, textOf(value).slice(0, 2000)])
  if (odd(25)) pairs.push([pick(namesOfPrototypes), '1'], ['dt', '2026-11-25'])
  const text = new URLSearchParams(pairs).toString()
  return text || odd(20) ? `?${text}${odd(20) ? '&%=%&&[]=1' : ''}` : ''
}
