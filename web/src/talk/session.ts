import { holds, type Role } from '@mikvah/rules/people/roles.ts'

/** Who is signed in on this device, the same in every tab. */
export type Session = {
  accessToken: string
  refreshToken: string
  userId: string
  userName: string
  roles: readonly Role[]
}

/**
 * The name and password with which this device signs in again by itself: a patron's come from
 * account/registrationVerify, those of a screen of the house from its pairing.
 */
export type DeviceCredential = { userName: string; password: string }

const places = { session: 'session', device: 'device' } as const
const listeners = new Set<() => void>()
let shown: { text: string | null; session: Session | null } = { text: null, session: null }
/** The session that a full storage didn't take, for this tab, and what lies there instead; it ends when that changes. */
let unstored: { before: string | null; session: Session } | null = null

/**
 * Who is signed in on this device; null for nobody. The same object as long as nothing has changed, so that React can
 * compare it.
 */
export function presentSession(): Session | null {
  const text = localStorage.getItem(places.session)
  if (unstored && text !== unstored.before) unstored = null
  if (unstored) return unstored.session
  if (text !== shown.text) shown = { text, session: read<Session>(text) }
  return shown.session
}

/**
 * Stores who is signed in, in place of anybody before, and tells the listeners. Where the storage is full the session
 * holds in this tab, until it is loaded anew or another tab signs in or out.
 */
export function keepSession(session: Session) {
  const text = JSON.stringify(session)
  try {
    localStorage.setItem(places.session, text)
  } catch {
    // A full storage keeps what it had.
  }
  const before = localStorage.getItem(places.session)
  unstored = before === text ? null : { before, session }
  tellListeners()
}

/** Ends the session on this device; the device credential stays unless it is to be forgotten as well. */
export function endSession({ forgetDevice }: { forgetDevice: boolean }) {
  localStorage.removeItem(places.session)
  unstored = null
  if (forgetDevice) forgetDeviceCredential()
  tellListeners()
}

/** The credential that is stored on this device; null for none. */
export const deviceCredential = () => read<DeviceCredential>(localStorage.getItem(places.device))

export const forgetDeviceCredential = () => localStorage.removeItem(places.device)

export const keepDeviceCredential = (credential: DeviceCredential) =>
  localStorage.setItem(places.device, JSON.stringify(credential))

/** Whether the person who is signed in has one of these roles, or one that includes it. */
export const hasRole = (session: Session | null, ...roles: Role[]): boolean =>
  roles.some((role) => holds(session?.roles ?? [], role))

/**
 * Calls the listener when this tab or another one signs in or out, or renews its tokens. A page that the browser brings
 * back from its history has missed such changes, so the listener is called then. Gives the way to stop.
 */
export function onSessionChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === places.session || event.key === null) listener()
  }
  const fromBefore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  window.addEventListener('pageshow', fromBefore)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
    window.removeEventListener('pageshow', fromBefore)
  }
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function read<T>(text: string | null): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null
  }
}
