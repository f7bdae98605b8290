import { pathOf } from '@mikvah/contract/addresses.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallFailed, isLost, Unreachable } from './call-failed.ts'
import { endSession, keepDeviceCredential, keepSession, presentSession } from './session.ts'

const denied = { Message: 'Authorization has been denied for this request.' }
const session = {
  accessToken: 'old',
  refreshToken: 'refresh-1',
  userId: 'u1',
  userName: '12015550142',
  roles: [],
}
const tokens = (access_token: string) => ({
  access_token,
  token_type: 'bearer',
  expires_in: 900,
  refresh_token: 'refresh-2',
  userName: session.userName,
  userId: session.userId,
  roles: 'Admin',
})

type Asked = { path: string; headers: Headers; method: string; form: URLSearchParams | null }
type Answer = [status: number, told: unknown]

/** A server that answers by this function; `asked` has what it was asked. */
function serve(answerOf: (asked: Asked) => Answer | Error) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request = {
      path,
      headers: new Headers(init.headers),
      method: init.method ?? 'GET',
      form: init.body instanceof URLSearchParams ? init.body : null,
    }
    asked.push(request)
    const answer = answerOf(request)
    if (answer instanceof Error) throw answer
    const [status, told] = answer
    return new Response(told === undefined ? '' : JSON.stringify(told), { status })
  })
  return asked
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => endSession({ forgetDevice: true }))

describe('a call', () => {
  it('fills its path, its query and a fresh key for a write', async () => {
    const asked = serve(() => [200, { success: true, result: null, errorMessage: null }])
    await call('deleteSavedCard', { params: { id: 'u/1', cardId: 'c1' } })
    await call('schedule', { query: { dt: '2026-11-24', dtTo: undefined } })
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/api/users/u%2F1/savedcards/c1',
      '/api/api/settings/schedule?dt=2026-11-24',
    ])
    expect(asked[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    expect(asked[1]?.headers.has('Idempotency-Key')).toBe(false)
  })

  it('fails with the server’s words, its code and its fields', async () => {
    const errors = [{ path: 'email', message: 'Please check.' }]
    serve(() => [400, { success: false, errorMessage: 'No.', code: 'invalid-request', errors }])
    const failure = await call('publicSettings').catch((cause) => cause)
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).toMatchObject({ status: 400, says: 'No.', code: 'invalid-request', errors })
  })

  it.each([
    ['success false', { success: false }],
    ['an errorMessage', { errorMessage: 'No.' }],
    ['a Message', { Message: 'No.' }],
    ['an empty body', undefined],
  ])('fails on %s even when the status is 200', async (_, told) => {
    serve(() => [200, told])
    await expect(call('publicSettings')).rejects.toBeInstanceOf(CallFailed)
  })

  it('prefers the card processor’s own words', async () => {
    serve(() => [
      402,
      { stripeErrorMessage: 'Declined.', errorMessage: 'Other.', stripeErrorType: 'card_error' },
    ])
    const failure = await call('publicSettings').catch((cause) => cause)
    expect(failure).toMatchObject({ says: 'Declined.', cardRefused: true })
  })

  it('says that nobody could be reached when there is no network', async () => {
    serve(() => new TypeError('Failed to fetch'))
    await expect(call('publicSettings')).rejects.toBeInstanceOf(Unreachable)
  })
})

describe('a spent access token', () => {
  const renewing = (trade: (form: URLSearchParams) => Answer | Error) =>
    serve(({ path, headers, form }) => {
      if (path === pathOf('token')) return trade(form ?? new URLSearchParams())
      return headers.get('Authorization') === 'Bearer new' ? [200, []] : [401, denied]
    })

  it('is renewed once and the call goes out again under the same key', async () => {
    keepSession(session)
    const asked = renewing(() => [200, tokens('new')])
    expect(await call('merchandise')).toEqual([])
    expect(asked.map(({ path }) => path)).toEqual([
      pathOf('merchandise'),
      pathOf('token'),
      pathOf('merchandise'),
    ])
    expect(presentSession()).toEqual({
      accessToken: 'new',
      refreshToken: 'refresh-2',
      userId: session.userId,
      userName: session.userName,
      roles: ['Admin'],
    })
  })

  it('is renewed for this tab where the storage is full, until she signs out', async () => {
    keepSession(session)
    const { setItem } = localStorage
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const asked = renewing(() => [200, tokens('new')])
    for (const _ of ['first', 'second']) expect(await call('merchandise')).toEqual([])
    expect(asked.filter(({ path }) => path === pathOf('token'))).toHaveLength(1)
    expect(presentSession()?.accessToken).toBe('new')
    for (const _ of ['with one stored', 'with none stored']) {
      endSession({ forgetDevice: false })
      expect(presentSession()).toBeNull()
      keepSession(session)
      expect(presentSession()).toEqual(session)
    }
    const ofAnotherTab = { ...session, userId: 'u2' }
    setItem.call(localStorage, 'session', JSON.stringify(ofAnotherTab))
    expect(presentSession()).toEqual(ofAnotherTab)
    localStorage.removeItem('session')
    expect(presentSession()).toBeNull()
  })

  it('is renewed once for two calls at the same time', async () => {
    keepSession(session)
    const asked = renewing(() => [200, tokens('new')])
    await Promise.all([call('merchandise'), call('membershipLevels')])
    expect(asked.filter(({ path }) => path === pathOf('token'))).toHaveLength(1)
  })

  it('falls back to the device credential when the refresh token is refused', async () => {
    keepSession(session)
    keepDeviceCredential({ userName: session.userName, password: 'device-secret' })
    const asked = renewing((form) =>
      form.get('grant_type') === 'password'
        ? [200, tokens('new')]
        : [400, { error: 'invalid_grant' }],
    )
    expect(await call('merchandise')).toEqual([])
    expect(asked[2]?.form?.get('password')).toBe('device-secret')
  })

  it('ends the session when both are refused', async () => {
    keepSession(session)
    keepDeviceCredential({ userName: session.userName, password: 'device-secret' })
    renewing(() => [400, { error: 'invalid_grant' }])
    await expect(call('merchandise')).rejects.toMatchObject({ status: 401 })
    expect(presentSession()).toBeNull()
  })

  it('repeats no call as somebody else who has signed in meanwhile', async () => {
    keepSession(session)
    const another = { ...session, accessToken: 'new', userId: 'another' }
    const asked = serve(({ headers }) => {
      if (headers.get('Authorization') === 'Bearer new') return [200, []]
      keepSession(another)
      return [401, denied]
    })
    await expect(call('merchandise')).rejects.toMatchObject({ status: 401 })
    expect(asked).toHaveLength(1)
    expect(presentSession()).toEqual(another)
  })

  it('doesn’t bring back who has left meanwhile, nor take the place of who came', async () => {
    const another = { ...session, refreshToken: 'hers', userId: 'another' }
    for (const next of [null, another]) {
      keepSession(session)
      renewing(() => {
        endSession({ forgetDevice: true })
        if (next) keepSession(next)
        return [200, tokens('new')]
      })
      await expect(call('merchandise')).rejects.toMatchObject({ status: 401 })
      expect(presentSession()).toEqual(next)
    }
  })

  it('stays when the server is in trouble while renewing', async () => {
    keepSession(session)
    renewing(() => [503, { errorMessage: 'Please try again.' }])
    await expect(call('merchandise')).rejects.toMatchObject({ status: 503 })
    expect(presentSession()).toMatchObject({ accessToken: 'old' })
  })

  it('stays when the answer breaks off while renewing, which counts as lost', async () => {
    keepSession(session)
    renewing(() => [200, null])
    const failure = await call('merchandise').catch((thrown) => thrown)
    expect(isLost(failure)).toBe(true)
    expect(presentSession()).toMatchObject({ accessToken: 'old' })
  })

  it('stays when the network is lost while renewing', async () => {
    keepSession(session)
    renewing(() => new TypeError('Failed to fetch'))
    await expect(call('merchandise')).rejects.toBeInstanceOf(Unreachable)
    expect(presentSession()).toMatchObject({ accessToken: 'old' })
  })
})
