import { useSyncExternalStore } from 'react'
import { onLiveChange, presentLive } from './live-state.ts'

/** Whether the screen is up to date by live events, and if not, since when, in milliseconds by the device's clock. */
export const useLive = () => useSyncExternalStore(onLiveChange, presentLive)
