/**
 * Whether an address may be called: http and https only, and never the addresses at which a cloud gives a machine its
 * own secrets.
 */
export function mayBeAsked(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  const linkLocal = /^(169\.254\.|\[::ffff:a9fe:|\[fe[89ab]|metadata\.google\.internal\.?$)/i.test(
    hostname,
  )
  const named = username !== '' || password !== ''
  return (protocol === 'https:' || protocol === 'http:') && !linkLocal && !named
}
