import { betweenCodes } from '@mikvah/rules/people/codes.ts'
import { useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import { endSession } from '../../talk/session.ts'
import { useTell } from '../../talk/tell.ts'
import { presentLanguage } from '../../words/texts.ts'

/**
 * `send` ends the session of this device, sends a code to a number and gives the id of that request, null when it
 * failed; `mayResendAt` says when another may be asked for, in epoch milliseconds of this device.
 */
export function useSendCode() {
  const register = useTell('register')
  const [notBefore, setNotBefore] = useState(0)

  return {
    busy: register.isPending,
    failure: register.error,
    reset: register.reset,
    /**
     * When another may be asked for, in epoch milliseconds, as the server said when it was too soon; 0 until it does.
     */
    notBefore,
    mayResendAt: (sentAt: number) => Math.max(sentAt + betweenCodes, notBefore),
    /**
     * Gives the id of the request, or null. What was stored for signing in before is removed first (requirements P2).
     */
    send: async (digits: string): Promise<string | null> => {
      endSession({ forgetDevice: true })
      try {
        const { result } = await register.mutateAsync({
          body: { userName: digits, phone: digits, language: presentLanguage() },
        })
        return result.requestId
      } catch (failure) {
        if (failure instanceof CallFailed && failure.retryAfterSeconds) {
          setNotBefore(Date.now() + failure.retryAfterSeconds * 1000)
        }
        return null
      }
    },
  }
}
