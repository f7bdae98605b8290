import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Page = { text: string; tag: string }

/**
 * The pages as they were built: for each kind of address and each language one that stands there painted. Practice is
 * said in the page, so that its banner has its place from the start.
 */
export function pagesOf(built: string, mode: 'practice' | 'live') {
  const folder = join(built, 'pages')
  const kinds: Record<string, string> = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8'))
  const patterns = Object.entries(kinds).map(([path, kind]) => ({ fits: patternOf(path), kind }))
  const read = new Map<string, Page>()

  const pageIn = (name: string): Page => {
    const known = read.get(name)
    if (known) return known
    const served = readFileSync(join(folder, `${name}.html`), 'utf8')
    const text = mode === 'practice' ? served.replace('<html ', '<html data-practice ') : served
    const page = { text, tag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
    read.set(name, page)
    return page
  }

  /** An address nobody knows shows the home page; a language nobody speaks is English. */
  return (url: string, language: string | null | undefined): Page => {
    const path = url.split('?')[0] ?? '/'
    const kind = patterns.find(({ fits }) => fits.test(path))?.kind ?? 'home'
    return pageIn(`${kind}-${language === 'he' ? 'he' : 'en'}`)
  }
}

/** As the app's router takes it: any case, with or without a last slash, and `/*` with all below it. */
function patternOf(path: string): RegExp {
  const below = path.endsWith('/*')
  const start = RegExp.escape(below ? path.slice(0, -2) : path.replace(/\/$/, ''))
  return new RegExp(`^${start}${below ? '(/.*)?' : '/?'}$`, 'i')
}
