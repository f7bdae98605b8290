import { codeDigits } from '@mikvah/rules/people/codes.ts'
import { useState } from 'react'
import { Keypad } from '../device/Keypad.tsx'
import type { RoomView } from '../live/live-event.ts'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { useTell } from '../talk/tell.ts'
import { useWords } from '../words/use-words.ts'
import styles from './StaffMenu.module.css'

type Props = { room: RoomView; onEntered: (passcode: string) => void }

const length = codeDigits.passcode

/** Asks for the passcode of the staff; its fourth digit sends it. */
export function Passcode({ room, onEntered }: Props) {
  const { t } = useWords('room')
  const [digits, setDigits] = useState('')
  const entry = useTell('staffEntry')
  const type = async (next: string) => {
    if (entry.isPending) return
    setDigits(next)
    if (next.length < length) return
    const sent = { params: { id: String(room.id) }, query: { pinCode: next } }
    const entered = await entry.mutateAsync(sent).then(
      () => true,
      () => false,
    )
    if (entered) onEntered(next)
    else setDigits('')
  }
  return (
    <div className={styles.menu}>
      <p>
        {t('roomPasscode')} <span className="muted">{t('roomPasscodeText')}</span>
      </p>
      <p className={styles.dots} role="status">
        <span aria-hidden="true">{'●'.repeat(digits.length).padEnd(length, '○')}</span>
        <span className="sr-only">{t('roomDoneOf', { done: digits.length, of: length })}</span>
      </p>
      <ErrorAlert failure={entry.error} />
      <Keypad digits={digits} most={length} onChange={type} />
    </div>
  )
}
