/** The name of an issue from its address: “2026-11 Kislev” of “/files/newsletters/2026-11 Kislev.pdf”. */
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
