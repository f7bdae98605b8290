import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { callsOf, pathWith } from '../test/calls.ts'
import { long } from '../test/long.ts'

let desk: Desk
let calls: Endpoint[]
beforeAll(async () => {
  desk = await aDesk()
  calls = callsOf(desk.app)
})

/** Names of properties that every JavaScript object inherits. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

/** Each name meets every fourth call, and each call some of the names; all meet all with LONG. */
const namesFor = (call: Endpoint) =>
  long ? names : names.filter((_, nth) => (nth + calls.indexOf(call)) % 4 === 0)

const ask = (call: Endpoint, more: { query?: string; payload?: string; type?: string }) =>
  desk.app.inject({
    method: call.method,
    url: `${pathWith(call, 'none')}${more.query ? `?${more.query}` : ''}`,
    headers: {
      ...(call.who.includes('anyone') ? {} : { authorization: `Bearer ${desk.admin.token}` }),
      ...(more.payload === undefined
        ? {}
        : { 'content-type': more.type ?? (call.form ? form : 'application/json') }),
    },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
  })
const form = 'application/x-www-form-urlencoded'

describe('a name of Object.prototype', () => {
  it('in a body is a field like any other: refused as unknown', async () => {
    const failures: string[] = []
    for (const call of calls.filter(({ body, form }) => body && !form)) {
      for (const name of namesFor(call)) {
        for (const payload of [
          `{"${name}":1}`,
          `{"merchandise":[{"${name}":{}}],"paymentInfo":{"${name}":1},"value":{"${name}":{"${name}":1}}}`,
          `[{"${name}":1}]`,
        ]) {
          const { statusCode } = await ask(call, { payload })
          if (statusCode < 400 || statusCode >= 500)
            failures.push(`${call.name} ${payload}: ${statusCode}`)
        }
      }
    }
    expect(failures).toEqual([])
  })

  it('in a query or a form fails no call', async () => {
    const failures: string[] = []
    for (const call of calls) {
      for (const name of namesFor(call)) {
        const { statusCode } = await ask(call, {
          query: `${name}=1&${name}=2`,
          ...(call.form ? { payload: `${name}=1` } : call.body ? { payload: '{}' } : {}),
        })
        if (statusCode >= 500) failures.push(`${call.name}?${name}: ${statusCode}`)
      }
    }
    expect(failures).toEqual([])
  })

  it('as the id in an address is nobody’s', async () => {
    const failures: string[] = []
    for (const call of calls.filter(({ path }) => path.includes(':'))) {
      for (const name of namesFor(call)) {
        const { statusCode } = await desk.app.inject({
          method: call.method,
          url: pathWith(call, name),
          headers: { authorization: `Bearer ${desk.admin.token}` },
          ...(call.body ? { payload: {} } : {}),
        })
        if (statusCode < 400 || statusCode >= 500)
          failures.push(`${call.name} of ${name}: ${statusCode}`)
      }
    }
    expect(failures).toEqual([])
  })

  it('is no setting, no text and no card', async () => {
    const patron = await desk.patron()
    // The walks above end the sign-in of the one they ask by: a logout without words is a whole one.
    const admin = await desk.staff('Admin')
    for (const name of names) {
      const setting = await admin.post('settings', { key: name, value: '1' })
      const text = await admin.post(`settings/setlanguagetext?language=en&key=${name}&value=hacked`)
      const card = await patron.post('payments/makepayment', {
        method: 'Donation',
        amt: 5,
        paymentInfo: { sourceToken: name },
      })
      const saved = await patron.post(`users/${patron.userId}/savedcards`, { sourceToken: name })
      expect([name, setting.body.code, text.body.code]).toEqual([
        name,
        'unknown-setting',
        'unknown-text',
      ])
      expect([card, saved].map(({ status }) => status < 500 || status === 502)).toEqual([
        true,
        true,
      ])
    }
  })
})
