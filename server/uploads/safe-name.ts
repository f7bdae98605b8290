/** Letters that can't be seen, or that turn those around them about. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu

/** The router takes no part of an address that is longer than a hundred, its ending among them. */
const longest = 80

/**
 * A file's name as it may stand in an address and on a disk: the last part of whatever path came with it, without what
 * any system takes for more than a letter. Null when nothing is left of it.
 */
export function safeName(given: string, ending: string): string | null {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(unseen, '')
    .replace(/[<>:"|?*#%&]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const short = stem
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return short === '' ? null : `${short}.${ending}`
}
