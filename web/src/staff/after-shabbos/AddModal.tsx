import { useState } from 'react'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { Who } from '../reservation/Who.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import styles from './AddModal.module.css'
import { useAddToSheet } from './use-add-to-sheet.ts'
import type { Refusal } from './use-enter-sheet.ts'
import { useRoomKeys } from './use-room-keys.ts'

type Props = {
  date: string
  open: boolean
  onClose: () => void
  /** Called when she was added to the sheet but her room was refused, with the reason. */
  onRefused: (refused: readonly Refusal[], room: string) => void
}

/** Adds somebody who came without being on the sheet: who she is, and which room she was in. */
export function AddModal({ date, open, onClose, onRefused }: Props) {
  const { t } = useWords('after-shabbos')
  return (
    <TypedModal open={open} onClose={onClose} title={t('afterAdd')}>
      {open ? <Adding date={date} onAdded={onClose} onRefused={onRefused} /> : null}
    </TypedModal>
  )
}

function Adding({
  date,
  onAdded,
  onRefused,
}: Pick<Props, 'date' | 'onRefused'> & { onAdded: () => void }) {
  const { t } = useWords('after-shabbos')
  const [userId, setUserId] = useState<string | null>(null)
  const [handicapped, setHandicapped] = useState(false)
  const [room, setRoom] = useState('')
  const roomKeys = useRoomKeys()
  const { add, swipe, error, isPending } = useAddToSheet(date)
  const send = async () => {
    if (!userId) return
    const refused = await add({ userId, handicapped, room: room.trim() || null }).catch(() => null)
    if (!refused) return
    onRefused(refused, room)
    onAdded()
  }
  return (
    <div className={styles.adding}>
      <Who userId={userId} onChange={setUserId} />
      {userId ? (
        <FormStack onSend={send}>
          <Field
            label={t('afterRoom')}
            dir="ltr"
            {...roomKeys}
            maxLength={20}
            autoComplete="off"
            autoFocus
            value={room}
            onChange={({ target }) => setRoom(target.value)}
          />
          <CheckboxRow
            label={t('afterAccessible')}
            checked={handicapped}
            onChange={({ target }) => setHandicapped(target.checked)}
          />
          <ErrorAlert failure={error} />
          <FormFoot>
            <Button type="submit" kind="solid" wide busy={isPending}>
              {t('afterAddHer')}
            </Button>
          </FormFoot>
        </FormStack>
      ) : null}
      <SwipeModal swipe={swipe} />
    </div>
  )
}
