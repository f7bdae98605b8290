import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../parts/Button.tsx'
import { call } from '../talk/call.ts'
import { endSession, presentSession } from '../talk/session.ts'
import { useJoined } from '../talk/use-joined.ts'
import { useWords } from '../words/use-words.ts'

/** Signs this device out at once; the server is told, and if it can't be reached the tokens are gone here all the same. */
export function LogoutButton({ goHome }: { goHome: () => unknown }) {
  const { t } = useWords()
  const client = useQueryClient()
  const logout = useJoined(async () => {
    const session = presentSession()
    if (session) {
      await call('logout', { body: { refresh_token: session.refreshToken } }).catch(() => null)
    }
    // Home first: a screen behind a sign-in would ask her to sign in again.
    await goHome()
    endSession({ forgetDevice: true })
    client.clear()
  })
  return (
    <Button kind="quiet" size="small" onClick={logout}>
      {t('drawerLogout')}
    </Button>
  )
}
