import type { ReactNode } from 'react'
import { useLiveEvents } from '../live/use-live-events.ts'
import { useHeldFocus } from '../page/use-held-focus.ts'
import styles from './DeviceFrame.module.css'
import { useStandsOffline } from './stand-offline.ts'
import { useAwake } from './use-awake.ts'
import { useNewVersion } from './use-new-version.ts'

type Props = {
  at: '/room' | '/kiosk' | '/waiting'
  /** Whether nobody stands before the screen, so that it may reload itself. */
  idle: boolean
  children: ReactNode
}

/** Nobody sits there to bring it back: it does so itself, and meanwhile says how old it is. */
const pausedFor = 60_000

/**
 * The frame of a screen that nobody sits at: it stays live, stays lit, works without a network, holds the focus, and
 * reloads to a newer version while it is idle.
 */
export function DeviceFrame({ at, idle, children }: Props) {
  useLiveEvents(pausedFor)
  useHeldFocus()
  useAwake()
  useStandsOffline(at)
  useNewVersion(idle)
  return <div className={styles.device}>{children}</div>
}
