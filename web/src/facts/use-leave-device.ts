import { useQueryClient } from '@tanstack/react-query'
import { forgetTyped } from '../talk/kept-typed.ts'
import { endSession } from '../talk/session.ts'
import { forgetTicksBut } from './preparations.ts'

/** She signs out by herself: nothing of hers is left on this device. */
export function useLeaveDevice(): () => void {
  const client = useQueryClient()
  return () => {
    endSession({ forgetDevice: true })
    forgetTyped()
    forgetTicksBut(null)
    client.clear()
  }
}
