import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from './chosen.ts'
import { mayChooseDevices } from './may-choose.ts'
import styles from './ThisDesk.module.css'
import { ThisDesk } from './ThisDesk.tsx'

/** That nothing prints here, and the way to choose what does. A phone has no printer, and isn't told so. */
export function NoPrinter() {
  const { t } = useWords('desk-pages')
  const { printer } = useThisDesk()
  const session = useSession()
  if (printer !== '' || !mayChooseDevices(session)) return null
  return (
    <div className={styles.notOnPhones}>
      <p className="muted">{t('thisDeskNoPrinter')}</p>
      <ThisDesk kind="quiet" />
    </div>
  )
}
