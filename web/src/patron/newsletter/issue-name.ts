/** “/files/newsletters/2026-11 Kislev.pdf” is the issue “2026-11 Kislev”. */
export function issueName(path: string): string {
  const file = path.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return decoded(file)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_+]+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
