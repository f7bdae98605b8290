import { useSyncExternalStore } from 'react'
import { onLiveChange, presentLive } from './live-state.ts'

/** Whether the screen is up to date, and if not, since when. */
export const useLive = () => useSyncExternalStore(onLiveChange, presentLive)
