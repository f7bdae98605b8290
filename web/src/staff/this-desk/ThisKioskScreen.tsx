import { Link } from 'react-router'
import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeviceChoices } from './ThisDesk.tsx'

/**
 * Chooses the printer and card reader of this kiosk. Nothing on the kiosk links here, so that no guest finds it:
 * whoever sets the kiosk up opens the address.
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
