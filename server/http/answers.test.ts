import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { endpoint } from '@mikvah/contract/endpoint.ts'
import fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import type { Received } from '../test/received.ts'
import { serve } from './serve.ts'

let facility: TestFacility
beforeAll(async () => {
  facility = await aFacility()
})

const ask = (url: string, headers: Record<string, string> = {}) =>
  facility.app.inject({ method: 'GET', url, headers })

describe('an answer', () => {
  it('carries only what the contract declares, at every depth', async () => {
    const app = fastify()
    const call = endpoint('version', {
      summary: 'For this test.',
      who: ['anyone'],
      audited: { nothing: 'A call of this test.' },
      result: z.object({ shown: z.string(), list: z.array(z.object({ shown: z.number() })) }),
    })
    const whole = {
      shown: 'yes',
      secret: 'no',
      list: [{ shown: 1, secret: 'no' }],
      deep: { secret: 'no' },
    }
    serve(app, facility.parts, call, () => whole)
    const { body } = await app.inject('/version.json')
    expect(JSON.parse(body)).toEqual({ shown: 'yes', list: [{ shown: 1 }] })
  })

  it('has an id of its own, isn’t stored, and can run no foreign script', async () => {
    const [one, other] = [
      await ask('/api/api/settings/publicsettings'),
      await ask('/api/api/settings/publicsettings'),
    ]
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
    // Of several processes too: none counts on its own.
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(one.headers['cache-control']).toBe('no-store')
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|script-src[^;]*\*(?!\.js\.stripe)/)
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(one.headers).not.toHaveProperty('access-control-allow-origin')
    expect(one.headers).not.toHaveProperty('x-powered-by')
  })

  it('speaks the caller’s language', async () => {
    const texts = []
    for (const language of ['en-US,en;q=0.9', 'he-IL', 'iw', 'fr'])
      texts.push(
        (await ask('/api/api/nowhere', { 'accept-language': language })).json().errorMessage,
      )
    expect(texts[0]).toBe('Not found.')
    expect(texts[1]).toMatch(/[א-ת]/)
    expect(texts[2]).toBe(texts[1])
    expect(texts[3]).toBe(texts[0])
  })
})

describe('the host', () => {
  it.each(['localhost', 'localhost:8080', '127.0.0.1:80', '[::1]:8080', 'a.localhost', '10.0.0.7'])(
    '%s is answered in practice mode',
    async (host) => {
      expect((await ask('/version.json', { host })).statusCode).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', 'mikvah.example:8080'])(
    '%s is not',
    async (host) => {
      const answer = await ask('/version.json', { host })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'practice-host'])
    },
  )
})

describe('the language texts', () => {
  it('are sent once and then only when they have changed', async () => {
    const address = await facility.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `${address}/api/api/settings/languagetexts`
    const first = await fetch(url)
    const etag = first.headers.get('etag') ?? ''
    expect((await first.json()).en['slot-taken']).toContain('just taken')
    const again = await fetch(url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])

    const admin = await facility.staff('Admin')
    const text = new URLSearchParams({ language: 'en', key: 'slot-taken', value: 'Gone, sorry.' })
    const set = await admin.send('POST', `settings/setLanguageText?${text}`)
    expect(set.status).toBe(200)
    const changed = await fetch(url, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect((await changed.json()).en['slot-taken']).toBe('Gone, sorry.')
    const { en, he } = await (await fetch(`${url}?changed=true`)).json()
    // The house has also written its own names of those who answer for it.
    const { contactManagementList: _, contactLiaisonsList: __, ...rewritten } = en
    expect(rewritten).toEqual({ 'slot-taken': 'Gone, sorry.' })
    expect(Object.keys(he).sort()).toEqual(['contactLiaisonsList', 'contactManagementList'])
  })
})

describe('the API document', () => {
  it('names every call of the contract once, with every parameter and body', async () => {
    const document = (await ask('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.entries<Record<string, { operationId: string }>>(document.paths)
    const named = operations.flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method} ${path}`,
      ),
    )
    const expected = Object.values(contract).map(
      ({ name, method, path }) =>
        `${name} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(named.sort()).toEqual(expected.sort())
    for (const [path, methods] of operations) {
      for (const [method, operation] of Object.entries<Received>(methods)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        const got = operation.parameters.filter((one: Received) => one.in === 'path')
        expect([path, got.map((one: Received) => one.name)]).toEqual([path, inPath])
        expect(operation.responses.default.content['application/json'].schema.$ref).toBe(
          '#/components/schemas/Failure',
        )
        const call = Object.values(contract).find(({ name }) => name === operation.operationId)
        const { stream = false, file = 'application/json' } = (call ?? {}) as Partial<Endpoint>
        const type = stream ? 'text/event-stream' : file
        expect(operation.responses['200'].content[type].schema).toBeTypeOf('object')
        expect([path, method, Boolean(operation.requestBody)]).toEqual([
          path,
          method,
          Boolean(call && (('body' in call && call.body) || 'upload' in call)),
        ])
      }
    }
    expect((await ask('/docs')).statusCode).toBeLessThan(400)
  })

  it('asks for files as a form, and says which', async () => {
    const { paths } = (await ask('/openapi.json')).json()
    for (const path of ['settings/newsletter', 'settings/bannerimage']) {
      const { content } = paths[`/api/api/${path}`].post.requestBody
      expect(Object.keys(content)).toEqual(['multipart/form-data'])
      expect(content['multipart/form-data'].schema).toMatchObject({
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      })
    }
  })

  it('asks for no field that may be left out', async () => {
    const { paths } = (await ask('/openapi.json')).json()
    const operations = Object.values<Record<string, Received>>(paths).flatMap(Object.values)
    const sent = operations.find(({ operationId }) => operationId === 'makePayment').requestBody
    const { properties, required } = sent.content['application/json'].schema
    expect(properties).toHaveProperty('method')
    expect(required ?? []).not.toContain('method')
  })
})
