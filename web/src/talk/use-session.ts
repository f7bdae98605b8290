import { useSyncExternalStore } from 'react'
import { onSessionChange, presentSession } from './session.ts'

/** Who is signed in on this device, here or in another tab; null for nobody. */
export const useSession = () => useSyncExternalStore(onSessionChange, presentSession, () => null)
