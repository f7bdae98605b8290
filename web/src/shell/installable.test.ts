import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')
type Icon = { src: string; sizes: string; type: string; purpose: string }
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as {
  name: string
  start_url: string
  display: string
  icons: Icon[]
}
const pictures = manifest.icons.filter(({ type }) => type === 'image/png')

/** A PNG says its width and height after its signature and the name of its first part. */
const sizeOf = (file: string) => {
  const png = readFileSync(join(web, 'public', file))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

describe('what a phone asks for before it installs the app', () => {
  it('is named in the page', () => {
    const page = readFileSync(join(web, 'index.html'), 'utf8')
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/mark-180.png" />')
    expect(sizeOf('icons/mark-180.png')).toBe('180x180')
  })

  it('is a name that tells nothing, where to begin, and a window of its own', () => {
    expect(manifest).toMatchObject({ name: 'Mayim', start_url: '/', display: 'standalone' })
  })

  it.each(pictures)('has the icon $src in the size it says', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes)
  })

  it.each([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])('has one of %s that is %s', (sizes, purpose) => {
    expect(
      pictures.filter((icon) => icon.sizes === sizes && icon.purpose === purpose),
    ).toHaveLength(1)
  })
})
