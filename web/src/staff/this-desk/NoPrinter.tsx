import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from './chosen.ts'
import { mayChooseDevices } from './may-choose.ts'
import { ThisDesk } from './ThisDesk.tsx'

/**
 * Says that this device has no printer chosen, with the way to choose one, which a phone hasn't. Nothing for an account
 * that may not choose devices.
 */
export function NoPrinter() {
  const { t } = useWords('desk-pages')
  const { printer } = useThisDesk()
  const session = useSession()
  if (printer !== '' || !mayChooseDevices(session)) return null
  return (
    <div>
      <p className="muted">{t('thisDeskNoPrinter')}</p>
      <ThisDesk kind="quiet" />
    </div>
  )
}
