import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { afterUse } from '../../test/after-use.ts'
import { webFiles } from './web-files.ts'

/** A folder of builds, each with one hashed file of its own. */
function builds(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  afterUse(async () => rmSync(folder, { recursive: true }))
  const add = (name: string) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true })
    mkdirSync(join(folder, name, 'pages'))
    writeFileSync(join(folder, name, 'pages/kinds.json'), '{}')
    writeFileSync(join(folder, name, 'pages/home-en.html'), `<html lang="en"><body>${name}</body>`)
    writeFileSync(join(folder, name, `assets/main-${name}.js`), name)
    writeFileSync(join(folder, name, `assets/main-${name}.js.br`), `${name} in short`)
    return join(folder, name)
  }
  names.forEach(add)
  return { folder, add }
}

async function appOn(built: string) {
  const app = fastify()
  afterUse(() => app.close())
  const facility = { mode: 'practice', read: async () => ({ content: undefined }) }
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refused ? 404 : 500).send())
  await webFiles(app, { facility } as unknown as Pick<Parts, 'facility'>, built)
  return app
}

async function serving(built: string) {
  const app = await appOn(built)
  return async (file: string, encoding = '') => {
    const url = `/assets/${file}`
    const { statusCode, headers, body } = await app.inject({
      ...{ url, headers: { 'accept-encoding': encoding } },
    })
    return [statusCode, headers['cache-control'], statusCode === 200 ? body : null]
  }
}

const forAYear = 'public, max-age=31536000, immutable'

it('a page of the version before, and one of the next, find their files at this process', async () => {
  const { folder, add } = builds('one', 'two')
  const get = await serving(join(folder, 'two'))
  expect(await get('main-two.js')).toEqual([200, forAYear, 'two'])
  expect(await get('main-one.js')).toEqual([200, forAYear, 'one'])
  expect(await get('main-one.js', 'br')).toEqual([200, forAYear, 'one in short'])
  add('three')
  expect(await get('main-three.js')).toEqual([200, forAYear, 'three'])
})

it('what no build has, or is still being built, isn’t there, nor is anything beside the hashed files', async () => {
  const { folder, add } = builds('one', 'two')
  add('aside-4711')
  writeFileSync(join(folder, 'one/secret.txt'), 'no')
  const get = await serving(join(folder, 'two'))
  for (const file of [
    'main-four.js',
    'main-aside-4711.js',
    '..%2fsecret.txt',
    'main-one.js.br',
    '',
  ])
    expect((await get(file))[0]).toBe(404)
})

it('a page that is asked for by its head alone is there, without its text, as monitors ask', async () => {
  const { add } = builds()
  const app = await appOn(add('one'))
  const [whole, head] = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: '/' })),
  )
  expect([whole?.statusCode, whole?.body]).toEqual([200, expect.stringContaining('one')])
  expect([head?.statusCode, head?.body]).toEqual([200, ''])
  expect(head?.headers.etag).toBe(whole?.headers.etag)
  const elsewhere = await app.inject({ method: 'HEAD', url: '/api/api/nowhere' })
  expect(elsewhere.statusCode).toBe(404)
})
