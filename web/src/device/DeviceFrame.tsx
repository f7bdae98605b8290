import type { ReactNode } from 'react'
import { useLiveEvents } from '../live/use-live-events.ts'
import styles from './DeviceFrame.module.css'
import { useStandsOffline } from './stand-offline.ts'
import { useAwake } from './use-awake.ts'
import { useNewVersion } from './use-new-version.ts'

type Props = {
  at: '/room' | '/kiosk' | '/waiting'
  /** Nobody stands before it: what must be loaded anew may be. */
  idle: boolean
  children: ReactNode
}

/** What stands around a screen that nobody of the house sits at: kept true, kept awake, and there without a network. */
export function DeviceFrame({ at, idle, children }: Props) {
  useLiveEvents()
  useAwake()
  useStandsOffline(at)
  useNewVersion(idle)
  return <div className={styles.device}>{children}</div>
}
