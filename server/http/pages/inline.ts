import { createHash } from 'node:crypto'

const scripts = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The scripts or styles that stand in a page itself, each by its hash, as a content security policy names them. */
const hashesOf = (page: string, parts: RegExp): string[] =>
  Array.from(
    page.matchAll(parts),
    ([, part = '']) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`,
  )

/** The hashes of the scripts that stand in a page itself, as a content security policy names them. */
export const inlineScriptsOf = (page: string): string[] => hashesOf(page, scripts)
/** The hashes of the styles that stand in a page itself, as a content security policy names them. */
export const inlineStylesOf = (page: string): string[] => hashesOf(page, styles)
