import { languages } from '@mikvah/rules/words/language.ts'
import { IconBulb, IconShoppingBag } from '@tabler/icons-react'
import { useState } from 'react'
import { isDriven } from '../facts/is-driven.ts'
import { useTap } from '../offline-taps/use-tap.ts'
import { Button } from '../parts/Button.tsx'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { nameOfLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { Clock } from './Clock.tsx'
import type { RoomProps } from './room-props.ts'
import { StaffMenu } from './StaffMenu.tsx'
import { SuppliesModal } from './SuppliesModal.tsx'
import styles from './Tools.module.css'

/**
 * The hour, the staff's menu, and the buttons for what she may want of the room: its light, supplies, the other
 * language.
 */
export function Tools({ room, visit }: RoomProps) {
  const { t, language } = useWords('room')
  const settings = useStaffSettings()
  const tap = useTap(visit.reservationId)
  const [supplies, openSupplies] = useState(false)
  const { reservationId } = visit
  const params = { id: String(room.id) }
  const other = languages.find((one) => one !== language) ?? language
  return (
    <div className={styles.tools}>
      <Clock />
      <StaffMenu room={room} />
      {room.light === null || !isDriven(settings, 'lightsSwitch') ? null : (
        <Button
          icon={IconBulb}
          aria-pressed={room.light}
          onClick={() =>
            tap({ name: 'setLights', params, body: { onOff: !room.light, reservationId } })
          }
        >
          {t('roomLights')}
        </Button>
      )}
      <Button icon={IconShoppingBag} onClick={() => openSupplies(true)}>
        {t('roomSupplies')}
      </Button>
      <Button
        lang={other}
        onClick={() =>
          tap({ name: 'setRoomLanguage', params, body: { language: other, reservationId } })
        }
      >
        {nameOfLanguage[other]}
      </Button>
      <SuppliesModal
        room={room}
        visit={visit}
        open={supplies}
        onClose={() => openSupplies(false)}
      />
    </div>
  )
}
