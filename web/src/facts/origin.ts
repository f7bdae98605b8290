/** The address of the sign-in page for a visitor, with the one she was going to in it. */
export function loginWithOrigin({ pathname, search }: URL) {
  return `/login?${new URLSearchParams({ to: pathname + search })}`
}

export const confirmNumber = '/confirm-number'

/** The address of the page where she confirms her number, with the one she was going to in it. */
export const confirmWithOrigin = ({ pathname, search }: { pathname: string; search: string }) =>
  `${confirmNumber}?${new URLSearchParams({ to: pathname + search })}`

/**
 * Where to go after signing in: the address she was going to (`to` in the page's query), if it is one of this site,
 * otherwise home.
 */
export function originOf(params: URLSearchParams): string {
  const origin = params.get('to') ?? '/'
  return /^\/(?![/\\])/.test(origin) ? origin : '/'
}
