import { useSyncExternalStore } from 'react'
import { onSessionChange, presentSession } from './session.ts'

export const useSession = () => useSyncExternalStore(onSessionChange, presentSession, () => null)
