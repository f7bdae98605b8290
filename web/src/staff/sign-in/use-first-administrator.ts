import { useMutation } from '@tanstack/react-query'
import { call } from '../../talk/call.ts'
import { CallFailed } from '../../talk/call-failed.ts'
import type { DeviceCredential, Session } from '../../talk/session.ts'
import { signInByPassword } from '../../talk/sign-in.ts'
import { useJoined } from '../../talk/use-joined.ts'

/**
 * Makes the account and signs in. If the first answer was lost, the link is used up already; then the name and
 * password that were chosen with it sign in.
 */
export function useFirstAdministrator(token: string) {
  return useMutation({ mutationFn: useJoined((chosen: DeviceCredential) => begin(token, chosen)) })
}

async function begin(token: string, { userName, password }: DeviceCredential): Promise<Session> {
  const account = { userName: userName.trim(), password }
  const used = await call('makeFirstAdministrator', { body: { token, ...account } }).then(
    () => null,
    (failure: unknown) => {
      if (failure instanceof CallFailed && failure.code === 'first-link-used') return failure
      throw failure
    },
  )
  return signInByPassword(account).catch((failure: unknown) => {
    throw used ?? failure
  })
}
