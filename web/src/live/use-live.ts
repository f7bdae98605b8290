import { useSyncExternalStore } from 'react'
import { onLiveChange, presentLive } from './live-state.ts'

/** Whether what is on the screen is kept true, and if not, since when. */
export const useLive = () => useSyncExternalStore(onLiveChange, presentLive)
