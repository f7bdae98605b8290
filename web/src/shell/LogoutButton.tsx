import { useLeaveDevice } from '../facts/use-leave-device.ts'
import { Button } from '../parts/Button.tsx'
import { presentSession } from '../talk/session.ts'
import { endOnServer } from '../talk/sign-out.ts'
import { useJoined } from '../talk/use-joined.ts'
import { useWords } from '../words/use-words.ts'

/** As long as the way home may take before she is signed out all the same. */
const patience = 1000

/** Signs this device out at once, whether the server hears of it soon, late or never. */
export function LogoutButton({ goHome }: { goHome: () => unknown }) {
  const { t } = useWords()
  const leaveDevice = useLeaveDevice()
  const logout = useJoined(async () => {
    const session = presentSession()
    // Home first: a screen behind a sign-in asks to sign in again, and a live one as soon as the server has ended its line.
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
