import { useQueryClient } from '@tanstack/react-query'
import { endSession } from '../talk/session.ts'
import { forgetTyped } from '../talk/stored-typed.ts'
import { forgetTicksBut } from './preparations.ts'

/**
 * Gives the function that signs her out by her own wish: her session, the credential, what she typed, her ticks and all
 * loaded answers leave this device.
 */
export function useLeaveDevice(): () => void {
  const client = useQueryClient()
  return () => {
    endSession({ forgetDevice: true })
    forgetTyped()
    forgetTicksBut(null)
    client.clear()
  }
}
