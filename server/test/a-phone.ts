import { like } from '../db/drizzle/queries.ts'
import { limits } from '../request/table.ts'
import { secretHash } from '../sign-in/hashes.ts'
import type { Person, TestFacility } from './a-facility.ts'
import { codeIn } from './code-sent.ts'

/** A patron’s phone that is signed in: it has the device’s credential, and tokens that it renews. */
export type Phone = Person & {
  refreshToken: string
  refreshHash: string
  /** Trades its refresh token for new tokens, as a phone does when its access token has expired. */
  refresh(): Promise<void>
  /** Whether it can still sign in by the credential that is stored on it. */
  signsInAgain(): Promise<boolean>
}

/**
 * Signs a phone in by a code that is sent to it. Codes sent before are no longer counted, so that no limit refuses this
 * one. `by` is who enters the code, where she is signed in already.
 */
export async function aPhone(
  { app, db, anyone }: TestFacility,
  phone: string,
  by: Person = anyone,
  asked: object = {},
): Promise<Phone> {
  await db.orm.delete(limits).where(like(limits.bucket, 'code-%'))
  const outbox = async () => (await anyone.get(`/api/practice/outbox?to=1${phone}`)).body
  const known = await outbox()
  const { body: sent } = await anyone.post('account/register', { phone, language: 'en', ...asked })
  const authCode = await codeIn(outbox, known)
  const { requestId } = sent.result
  const { body } = await by.post('account/registrationVerify', {
    ...{ phoneNumber: phone, authCode, requestId },
  })
  const trade = async (given: Record<string, string>) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(given).toString(),
    })
    return statusCode === 200 ? JSON.parse(body) : null
  }
  const { userName: username, password } = body.result
  const signIn = () => trade({ grant_type: 'password', username, password })
  const token = await signIn()
  const authorization = `Bearer ${token.access_token}`
  const send: Person['send'] = (method, path, body, headers = {}) =>
    anyone.send(method, path, body, { authorization, ...headers })
  let latest = token.refresh_token
  return {
    ...{ userId: token.userId, token: token.access_token, send },
    get: (path) => send('GET', path),
    post: (path, body = {}, headers) => send('POST', path, body, headers),
    refreshToken: token.refresh_token,
    refreshHash: secretHash(token.refresh_token),
    async refresh() {
      const next = await trade({ grant_type: 'refresh_token', refresh_token: latest })
      if (!next) throw new Error('Its refresh token is no longer good.')
      latest = next.refresh_token
    },
    signsInAgain: async () => (await signIn()) !== null,
  }
}
