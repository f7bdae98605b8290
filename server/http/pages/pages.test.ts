import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const built = mkdtempSync(join(tmpdir(), 'built-'))
mkdirSync(join(built, 'pages'))
writeFileSync(
  join(built, 'pages/kinds.json'),
  JSON.stringify({ '/': 'home', '/hours': 'page', '/admin/*': 'page', '/room': 'bare' }),
)
for (const kind of ['home', 'page', 'bare'])
  for (const language of ['en', 'he'])
    writeFileSync(
      join(built, `pages/${kind}-${language}.html`),
      `<html lang="${language}"><script data-en="a">{}</script><script src="/a.js"></script><body><p>${kind}</body>`,
    )
afterAll(() => rmSync(built, { recursive: true }))

describe('the page an address is answered with', () => {
  const pages = pagesOf(built, 'live')

  it.each([
    ['/', 'home'],
    ['/hours', 'page'],
    ['/Hours/?x=1', 'page'],
    ['/hourses', 'home'],
    ['/admin', 'page'],
    ['/admin/settings/prices', 'page'],
    ['/administration', 'home'],
    ['/room', 'bare'],
    ['/no/such/page', 'home'],
    ['/__proto__', 'home'],
  ])('%s is %s', (url, kind) => {
    expect(pages(url, 'en').text).toContain(`<p>${kind}`)
  })

  it('says nothing of what the address said, nor of who asks: it is given neither', () => {
    for (const path of ['/', '/hours', '/admin/her-id', '/no/such/page']) {
      const plain = pages(path, 'en')
      expect(pages(`${path}?phone=12015550163&name=<b>Tirtza`, 'en')).toBe(plain)
      expect(plain.text).not.toMatch(/her-id|such|12015550163|Tirtza/)
    }
  })

  it('speaks the facility’s language, and English when that is none of ours', () => {
    expect(pages('/', 'he').text).toContain('lang="he"')
    expect(pages('/', 'fr').text).toContain('lang="en"')
    expect(pages('/', undefined).text).toContain('lang="en"')
  })

  it('names the script that stands in it by its hash, and no other', () => {
    const hash = createHash('sha256').update('{}').digest('base64')
    expect(pages('/', 'en').inline).toEqual({ script: `'sha256-${hash}'`, style: '' })
  })

  it('brings the facility’s own texts as data, as long as they are these', () => {
    const texts = { en: { homeLead: '</script><script>alert(1)</script>' }, he: {} }
    const own = pages('/', 'en', texts)
    expect(pages('/', 'en', structuredClone(texts))).toBe(own)
    const [, told = ''] = own.text.match(/<script type="application.json" id="texts">(.*?)</) ?? []
    expect(JSON.parse(told)).toEqual(texts)
    expect(own.inline).toEqual(pages('/', 'en').inline)
    expect(brotliDecompressSync(own.brotli).toString()).toBe(own.text)
    const others = pages('/', 'en', { en: { homeLead: 'Come in' }, he: {} })
    expect(others.text).toContain('Come in')
    expect(new Set([own.tag, others.tag, pages('/', 'en').tag]).size).toBe(3)
    expect(pages('/', 'en').text).not.toContain('texts')
  })

  it('says practice only in practice, and has a tag of its own for each', () => {
    const practice = pagesOf(built, 'practice')
    expect(practice('/', 'en').text).toContain('<html data-practice ')
    expect(pages('/', 'en').text).not.toContain('data-practice')
    const tags = [practice('/', 'en'), pages('/', 'en'), pages('/', 'he'), pages('/hours', 'en')]
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(4)
  })
})
