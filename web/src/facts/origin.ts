/** Where a visitor is sent to sign in; where she was going goes along. */
export function loginWithOrigin({ pathname, search }: URL) {
  return `/login?${new URLSearchParams({ to: pathname + search })}`
}

export const confirmNumber = '/confirm-number'

/** Where she shows that her number is hers; where she was going goes along. */
export const confirmWithOrigin = ({ pathname, search }: { pathname: string; search: string }) =>
  `${confirmNumber}?${new URLSearchParams({ to: pathname + search })}`

/** Where to go after signing in: the remembered origin when it is a path of ours, otherwise home. */
export function originOf(params: URLSearchParams): string {
  const origin = params.get('to') ?? '/'
  return /^\/(?![/\\])/.test(origin) ? origin : '/'
}
