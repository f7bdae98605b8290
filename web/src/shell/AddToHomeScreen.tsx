import { IconDeviceMobile } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { Modal } from '../parts/dialogs/Modal.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words/use-words.ts'
import { installOffer, onInstallOffer, promptInstall } from './install-offer.ts'

/** Whether the page runs as an app already, opened from the home screen. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/**
 * Installs the app where the browser offers it; elsewhere, and once she has answered, explains how to do it by hand.
 * Shows nothing on a page that runs as the installed app.
 */
export function AddToHomeScreen({ className }: { className?: string }) {
  const { t } = useWords()
  const offer = useSyncExternalStore(onInstallOffer, installOffer)
  const [explaining, setExplaining] = useState(false)
  if (isInstalled()) return null
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          // What the browser refuses after all is explained.
          if (offer) promptInstall(offer)?.catch(() => setExplaining(true))
          else setExplaining(true)
        }}
      >
        {t('drawerAddToHomeScreen')}
        <Icon of={IconDeviceMobile} />
      </button>
      <Modal
        open={explaining}
        onClose={() => setExplaining(false)}
        title={t('drawerAddToHomeScreen')}
      >
        <p>{t('installByHand')}</p>
      </Modal>
    </>
  )
}
