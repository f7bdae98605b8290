import { pathOf } from '@mikvah/contract/addresses.ts'
import type { Contract } from '@mikvah/contract/contract.ts'
import type { Role } from '@mikvah/rules/people/roles.ts'
import { presentLanguage } from '../words/texts.ts'
import { CallFailed, Unreachable } from './call-failed.ts'
import {
  type DeviceCredential,
  deviceCredential,
  endSession,
  forgetDeviceCredential,
  keepDeviceCredential,
  keepSession,
  presentSession,
  type Session,
} from './session.ts'

type Grant = Contract['token']['body']
type Tokens = Contract['token']['answer']

/** Exchanges a password or a device credential for a session and stores it. Throws as `obtain` does. */
export async function trade(grant: Grant): Promise<Session> {
  const session = await obtain(grant)
  keepSession(session)
  return session
}

/**
 * Gets a session for a password, a device credential or a refresh token, without storing it. Throws CallFailed when it
 * is refused, or Unreachable.
 */
export async function obtain(grant: Grant): Promise<Session> {
  const body = new URLSearchParams(grant as Record<string, string>)
  const headers = { 'Accept-Language': presentLanguage() }
  const answer = await fetch(pathOf('token'), {
    method: 'POST',
    headers,
    body,
    cache: 'no-store',
  }).catch((cause) => {
    throw new Unreachable(cause)
  })
  const tokens = await answer.json().catch(() => null)
  // An answer that breaks off gives no tokens, and says nothing of them either.
  if (!answer.ok || tokens === null) throw new CallFailed(answer.status, tokens)
  return sessionOf(tokens as Tokens)
}

/**
 * Signs somebody in by name and password. The credential of a person who was signed in here before is deleted, so
 * that it doesn't sign her in again.
 */
export async function signInByPassword({ userName, password }: DeviceCredential): Promise<Session> {
  const session = await trade({ grant_type: 'password', username: userName.trim(), password })
  forgetDeviceCredential()
  return session
}

/** Signs a device in by its credential, which it uses again whenever its session has ended. */
export async function signInAsDevice(credential: DeviceCredential): Promise<Session> {
  keepDeviceCredential(credential)
  const { userName, password } = credential
  return trade({ grant_type: 'password', username: userName, password })
}

function sessionOf(tokens: Tokens): Session {
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    userId: tokens.userId,
    userName: tokens.userName,
    roles: tokens.roles.split(',').filter(Boolean) as Role[],
  }
}

/**
 * A session in place of the one whose access token is `spent`, which is stored; null when she must sign in again, and
 * the session on this device is ended then, and when she has signed out meanwhile. One tab renews at a time, and the
 * others find its result. A lost network throws and ends no session.
 */
export function renewSession(spent: string): Promise<Session | null> {
  return oneTabAtATime(async () => {
    const present = presentSession()
    if (!present) return null
    if (present.accessToken !== spent) return present
    const renewed =
      (await tryToObtain({
        grant_type: 'refresh_token',
        refresh_token: present.refreshToken,
        user_id: present.userId,
      })) ?? (await signInByDevice())
    // She may have signed out meanwhile.
    if (presentSession()?.refreshToken !== present.refreshToken) return null
    if (renewed) keepSession(renewed)
    else endSession({ forgetDevice: true })
    return renewed
  })
}

async function signInByDevice(): Promise<Session | null> {
  const credential = deviceCredential()
  if (!credential) return null
  return tryToObtain({
    grant_type: 'password',
    username: credential.userName,
    password: credential.password,
  })
}

async function tryToObtain(grant: Grant): Promise<Session | null> {
  try {
    return await obtain(grant)
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'invalid_grant') return null
    throw failure
  }
}

let inThisTab: Promise<unknown> = Promise.resolve()

/** Locks exist only on secure origins; on plain http, calls take turns only within one tab. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('session', work)
  const turn = inThisTab.then(work, work)
  inThisTab = turn.catch(() => null)
  return turn
}
