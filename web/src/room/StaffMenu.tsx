import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomView } from '../live/live-event.ts'
import { Button } from '../parts/Button.tsx'
import { Modal } from '../parts/dialogs/Modal.tsx'
import { useWords } from '../words/use-words.ts'
import { Passcode } from './Passcode.tsx'
import { StaffActs } from './StaffActs.tsx'

/** The staff's part of the tablet, behind a passcode of four digits, which is forgotten when the menu is closed. */
export function StaffMenu({ room }: { room: RoomView }) {
  const { t } = useWords('room')
  const [open, setOpen] = useState(false)
  const [passcode, setPasscode] = useState<string | null>(null)
  const close = () => {
    setOpen(false)
    setPasscode(null)
  }
  return (
    <>
      <Button kind="quiet" icon={IconLock} onClick={() => setOpen(true)}>
        {t('roomStaff')}
      </Button>
      <Modal open={open} onClose={close} title={t('roomStaff')}>
        {passcode === null ? (
          <Passcode room={room} onEntered={setPasscode} />
        ) : (
          <StaffActs room={room} passcode={passcode} />
        )}
      </Modal>
    </>
  )
}
