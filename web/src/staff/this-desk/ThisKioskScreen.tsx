import { Link } from 'react-router'
import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeviceChoices } from './ThisDesk.tsx'

/**
 * Which printer and card reader this kiosk has. Nothing on the kiosk itself leads here: who sets it up opens the address
 * on it, and no guest comes upon it.
 */
export function ThisKioskScreen() {
  const { t } = useWords('desk-pages')
  return (
    <PatronPage title={t('thisKiosk')} lead={t('thisKioskLead')}>
      <DeviceChoices />
      <p>
        <Link to="/kiosk">{t('thisKioskBack')}</Link>
      </p>
    </PatronPage>
  )
}
