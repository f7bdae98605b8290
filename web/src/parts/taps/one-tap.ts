import type { MouseEvent, MouseEventHandler } from 'react'
import { isSecondTap } from './second-taps.ts'

type Heard = MouseEventHandler<HTMLButtonElement> | undefined

/** Hears a tap, but none while busy; a button that sends a form sends nothing then. */
export const unlessBusy =
  (busy: boolean, heard: Heard) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else heard?.(event)
  }

/** Hears a tap, but never the second of a double tap, which wasn't meant for what is there by then. */
export const oneTap =
  (heard: Heard) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (isSecondTap(event.nativeEvent)) event.preventDefault()
    else heard?.(event)
  }
