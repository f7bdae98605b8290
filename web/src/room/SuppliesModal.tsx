import { calls } from '@mikvah/rules/supplies/requests.ts'
import { suppliesOf } from '@mikvah/rules/supplies/supplies.ts'
import { IconCheck, IconPhone } from '@tabler/icons-react'
import { useTap } from '../offline-taps/use-tap.ts'
import { Button } from '../parts/Button.tsx'
import { Modal } from '../parts/dialogs/Modal.tsx'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { supplyWord } from '../staff/room-requests/supply-word.ts'
import { useWords } from '../words/use-words.ts'
import type { RoomProps } from './room-props.ts'
import styles from './SuppliesModal.module.css'

type Props = RoomProps & { open: boolean; onClose: () => void }

/**
 * The supplies that can be brought to her, and the wish to be rung. One that she has asked for says so, and a second
 * tap takes the request back.
 */
export function SuppliesModal({ room, visit, open, onClose }: Props) {
  const { t } = useWords('room')
  const settings = useStaffSettings()
  const { reservationId } = visit
  const tap = useTap(reservationId)
  const params = { id: String(room.id) }
  const openOf = (item: string) =>
    room.supplyRequests.find((one) => one.item === item && one.status === 'open')
  const ask = (item: string) => {
    const asked = openOf(item)
    if (asked?.id === 0) return
    tap({
      name: 'askSupplies',
      params,
      body: asked
        ? { action: 'cancel', ids: [asked.id] }
        : item === calls.isCallRequest
          ? { action: 'add', isCallRequest: true, reservationId }
          : { action: 'add', items: [item], reservationId },
    })
  }
  const button = (item: string, word: string, icon = asIcon(openOf(item) !== undefined)) => (
    <Button wide icon={icon} aria-pressed={openOf(item) !== undefined} onClick={() => ask(item)}>
      {word}
    </Button>
  )
  return (
    <Modal open={open} onClose={onClose} title={t('roomSuppliesTitle')} wide>
      <p>{t('roomSuppliesText')}</p>
      <ul className={styles.items}>
        {suppliesOf(settings ?? {}).map((item) => (
          <li key={item}>{button(item, supplyWord(item, t))}</li>
        ))}
        <li>{button(calls.isCallRequest, t('roomRing'), IconPhone)}</li>
      </ul>
    </Modal>
  )
}

const asIcon = (asked: boolean) => (asked ? IconCheck : undefined)
