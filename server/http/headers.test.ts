import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { inlineStylesOf } from './pages/inline.ts'
import { hostOf } from './security.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const ask = (url: string, token = '') =>
  desk.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(';')
    .map((one) => one.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1)

describe('what is hers', () => {
  it('is kept nowhere on the way, however its address is spelled', async () => {
    const patron = await desk.patron()
    for (const path of ['/api/api/users', '/API/api/Users', '//api/api/users', '/api//api/users']) {
      for (const id of [patron.userId, 'none', '%61']) {
        const answer = await ask(`${path}/${id}`, patron.token)
        expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store'])
      }
    }
    for (const path of ['/api/api/nowhere', '/%61pi/api/settings', '/Api', '/api/token']) {
      expect([path, (await ask(path)).headers['cache-control']]).not.toContain('public')
      expect((await ask(path)).headers['cache-control']).toMatch(/^no-(store|cache)$/)
    }
  })
})

describe('the content policy', () => {
  it('lets pictures come only from here and from where the settings say', async () => {
    const pictures = async () =>
      directive((await ask('/')).headers['content-security-policy'], 'img-src')
    expect(await pictures()).toEqual(["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'])
    await desk.put({
      websiteMapTilesUrl: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=1',
      websiteBannerImage: 'https://pictures.example/banner.jpg',
    })
    await ask('/api/api/settings/publicsettings')
    expect(await pictures()).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://*.tiles.example:8443',
      'https://pictures.example',
    ])
    await desk.put({ websiteMapTilesUrl: '', websiteBannerImage: '' })
    await ask('/api/api/settings/publicsettings')
    expect(await pictures()).toEqual(["'self'", 'data:', 'blob:'])
  })

  it.each([
    ['https://a.example/x.png', 'https://a.example'],
    ['http://a.example:81', 'http://a.example:81'],
    ['/own.png', ''],
    ["https://a.example'; script-src *", ''],
    ['https://*', ''],
    ['javascript:alert(1)', ''],
    [null, ''],
  ])('of the address %s names %s', (address, host) => expect(hostOf(address)).toBe(host))

  it.each(['default-src', 'font-src', 'manifest-src', 'worker-src', 'form-action'])(
    'lets %s be what comes from here',
    async (name) => {
      const { headers } = await ask('/')
      expect(directive(headers['content-security-policy'], name)).toEqual(["'self'"])
    },
  )

  it.each(['base-uri', 'object-src', 'frame-ancestors'])('allows no %s', async (name) => {
    const { headers } = await ask('/')
    expect(directive(headers['content-security-policy'], name)).toEqual(["'none'"])
  })

  it('of the page that shows the API runs that page’s own script alone', async () => {
    const page = await ask('/docs/')
    expect(page.statusCode).toBe(200)
    const scripts = directive(page.headers['content-security-policy'], 'script-src') ?? []
    expect(scripts).not.toContain("'unsafe-inline'")
    const inline = [...page.body.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline.length).toBeGreaterThan(0)
    const hashes = inline.map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(scripts).toEqual(["'self'", ...hashes])
    const [, src = ''] = /<script[^>]* src="([^"]+)"/.exec(page.body) ?? []
    const script = await ask(`/docs/${src}`)
    expect(script.headers['content-type']).toContain('javascript')
    expect(directive(script.headers['content-security-policy'], 'script-src')).toEqual(["'self'"])
    expect(page.body).not.toMatch(/\son[a-z]+="/)
  })

  it('lets a page’s own styles stand in it alone, and any in the one that shows the API, which loads and sends nothing elsewhere', async () => {
    const { body, headers } = await ask('/')
    // Without a built web the page has none.
    expect(directive(headers['content-security-policy'], 'style-src')).toEqual([
      "'self'",
      ...inlineStylesOf(body),
    ])
    const policy = String((await ask('/docs/')).headers['content-security-policy'])
    expect(directive(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(directive(policy, 'default-src')).toEqual(["'self'"])
    const sources = policy.split(';').flatMap((one) => one.trim().split(/\s+/).slice(1))
    const here = ["'self'", "'none'", "'unsafe-inline'", 'data:']
    expect(sources.filter((one) => !here.includes(one) && !one.startsWith("'sha256-"))).toEqual([])
  })
})
