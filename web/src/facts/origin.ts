/** Where a visitor is sent to sign in; where she was going goes along. */
export function loginWithOrigin({ pathname, search }: URL) {
  return `/login?${new URLSearchParams({ to: pathname + search })}`
}

/** Where to go after signing in: the remembered origin when it is a path of ours, otherwise home. */
export function originOf(params: URLSearchParams): string {
  const origin = params.get('to') ?? '/'
  return /^\/(?![/\\])/.test(origin) ? origin : '/'
}
