/**
 * The addresses at which a cloud gives a machine its own secrets: link-local ones, by IPv4, IPv6 and from one into the
 * other, and those that single clouds have besides. A name that leads to one of them isn't noticed.
 */
const ofTheCloud =
  /^\[?(169\.254\.|100\.100\.100\.200$|168\.63\.129\.16$|(::ffff:|::|64:ff9b::)(a9fe:|6464:64c8\]?$|a83f:8110\]?$|169\.254\.)|fe[89ab][\da-f]:|fd00:ec2::254|metadata\.?$|metadata\.goog|metadata\.google\.internal)/i

/**
 * Whether a host is an address at which a cloud gives a machine its own secrets, in the brackets of IPv6 or not, however
 * it is spelled: as a decimal or hexadecimal number too.
 */
export function isOfTheCloud(host: string): boolean {
  const url = `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`
  return ofTheCloud.test(URL.canParse(url) ? new URL(url).hostname : host)
}

/**
 * Whether a URL may be called (against SSRF): http and https only, never with a user name or password in it, and never
 * the addresses at which a cloud gives a machine its own secrets.
 */
export function mayBeAsked(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  const named = username !== '' || password !== ''
  return (protocol === 'https:' || protocol === 'http:') && !isOfTheCloud(hostname) && !named
}
