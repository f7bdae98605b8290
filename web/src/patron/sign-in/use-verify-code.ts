import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeviceCredential } from '../../talk/session.ts'
import { signInAsDevice } from '../../talk/sign-in.ts'
import { useTell } from '../../talk/tell.ts'
import { useJoined } from '../../talk/use-joined.ts'
import { forgetPhone, type SavedPhone } from './saved-phone.ts'

/**
 * `verify` trades a code for this device's credential, and that for a session; `failure` says why it couldn't. A code
 * is good only once, so if the second trade fails another try goes on from the credential.
 */
export function useVerifyCode() {
  const client = useQueryClient()
  const check = useTell('registrationVerify')
  const held = useRef<(DeviceCredential & { digits: string }) | null>(null)

  const signIn = useMutation({
    mutationFn: async ({
      phone: { digits, requestId },
      code,
    }: {
      phone: SavedPhone
      code: string
    }) => {
      if (held.current?.digits !== digits) {
        const { result } = await check.mutateAsync({
          body: { phoneNumber: digits, authCode: code, requestId },
        })
        held.current = { digits, userName: result.userName, password: result.password }
      }
      const { userName, password } = held.current
      await signInAsDevice({ userName, password })
      client.removeQueries({ type: 'inactive' })
      forgetPhone()
    },
  })

  const signInOnce = useJoined(signIn.mutateAsync)

  return {
    busy: signIn.isPending,
    failure: signIn.error,
    verify: (phone: SavedPhone, code: string) => {
      signInOnce({ phone, code }).catch(() => null)
    },
    reset: () => {
      held.current = null
      signIn.reset()
    },
  }
}
