/** Letters that are invisible, or that reverse the direction of those around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu

/** The router takes at most a hundred letters in one part of an address, the ending included. */
const longest = 80

/**
 * A file's name that is safe in an address and on a disk: the last part of the given path, without letters that any
 * system takes for something else; null when nothing is left.
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
