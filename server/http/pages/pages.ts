import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { inlineScriptsOf, inlineStylesOf } from './inline.ts'

/** A page as it is served. `inline` is what its content security policy allows within the page. */
type Page = { text: string; brotli: Buffer; tag: string; inline: { script: string; style: string } }

/** The facility's own wording of texts, by language and key. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Compressed nearly as small as possible in a tenth of the time: the first who asks for a page waits for it. */
const well = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Gives a function to the prerendered page of an address, of which there is one for each kind and each language; an
 * unknown address gets the home page. Practice mode is marked in the page, so that its banner has its place from the
 * start; the texts that the facility has rewritten stand in it.
 */
export function pagesOf(built: string, mode: 'practice' | 'live') {
  const folder = join(built, 'pages')
  const kinds: Record<string, string> = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8'))
  const patterns = Object.entries(kinds).map(([path, kind]) => ({ fits: patternOf(path), kind }))
  const read = new Map<string, { data: string; page: Page }>()

  const pageIn = (name: string, texts: Texts | undefined): Page => {
    const known = read.get(name)
    const data = texts ? dataOf(texts) : ''
    if (known && known.data === data) return known.page
    const built = readFileSync(join(folder, `${name}.html`), 'utf8')
    const served = mode === 'practice' ? built.replace('<html ', '<html data-practice ') : built
    const text = served.replace('</body>', () => `${data}</body>`)
    const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
    const inline = {
      script: inlineScriptsOf(text).join(' '),
      style: inlineStylesOf(text).join(' '),
    }
    const page = { text, brotli: brotliCompressSync(text, well), tag, inline }
    read.set(name, { data, page })
    return page
  }

  /** An unknown address gets the home page; an unknown language gets English. */
  return (url: string, language: string | null | undefined, texts?: Texts): Page => {
    const path = url.split('?')[0] ?? '/'
    const kind = patterns.find(({ fits }) => fits.test(path))?.kind ?? 'home'
    return pageIn(`${kind}-${language === 'he' ? 'he' : 'en'}`, texts)
  }
}

const written = new WeakMap<Texts, string>()

/** JSON in a script element that no browser runs, escaped so that no text can close the element. */
function dataOf(texts: Texts): string {
  const { en = {}, he = {} } = texts
  const data =
    written.get(texts) ??
    `<script type="application/json" id="texts">${JSON.stringify({ en, he }).replaceAll('<', '\\u003c')}</script>`
  written.set(texts, data)
  return data
}

/**
 * A pattern for the addresses that the app's router takes for this path: any case, with or without a last slash, and
 * for `/*` everything below it.
 */
function patternOf(path: string): RegExp {
  const below = path.endsWith('/*')
  const start = RegExp.escape(below ? path.slice(0, -2) : path.replace(/\/$/, ''))
  return new RegExp(`^${start}${below ? '(/.*)?' : '/?'}$`, 'i')
}
