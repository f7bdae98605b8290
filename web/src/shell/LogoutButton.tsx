import { useLeaveDevice } from '../facts/use-leave-device.ts'
import { Button } from '../parts/Button.tsx'
import { presentSession } from '../talk/session.ts'
import { endOnServer } from '../talk/sign-out.ts'
import { useJoined } from '../talk/use-joined.ts'
import { useWords } from '../words/use-words.ts'

/** How long loading the home page may take before the device is signed out even so. */
const patience = 1000

/**
 * Goes home and signs this device out, after a second at most, even when the request to the server is late or never
 * arrives.
 */
export function LogoutButton({ goHome }: { goHome: () => unknown }) {
  const { t } = useWords()
  const leaveDevice = useLeaveDevice()
  const logout = useJoined(async () => {
    const session = presentSession()
    // The home page comes first: a screen that needs a sign-in would ask for one at once, and a live screen as soon
    // as the server ends its connection.
    await Promise.race([goHome(), new Promise((late) => setTimeout(late, patience))])
    leaveDevice()
    if (session) await endOnServer(session).catch(() => null)
  })
  return (
    <Button kind="quiet" size="small" onClick={logout}>
      {t('drawerLogout')}
    </Button>
  )
}
