import { lengths } from '@mikvah/rules/lengths.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useState } from 'react'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { usePlaces } from '../facts/use-places.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { Who } from '../reservation/Who.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import styles from './AddModal.module.css'
import { useAddToSheet } from './use-add-to-sheet.ts'
import type { Refusal } from './use-enter-sheet.ts'
import { useRoomKeys } from './use-room-keys.ts'

type Props = {
  date: string
  /** The building of the sheet, where it has one alone; else she was in the main one unless the desk says otherwise. */
  begin: { id: string } | undefined
  open: boolean
  onClose: () => void
  /** Called once she was added to the sheet, with the reason where her room was refused, else with none. */
  onRefused: (refused: readonly Refusal[], room: string) => void
}

/**
 * Adds somebody who came without being on the sheet: who she is, which room she was in, in which building where there
 * are two, and whether it was accessible.
 */
export function AddModal({ date, begin, open, onClose, onRefused }: Props) {
  const { t } = useWords('after-shabbos')
  return (
    <TypedModal open={open} onClose={onClose} title={t('afterAdd')}>
      {open ? <Adding date={date} begin={begin} onAdded={onClose} onRefused={onRefused} /> : null}
    </TypedModal>
  )
}

function Adding({
  date,
  begin,
  onAdded,
  onRefused,
}: Pick<Props, 'date' | 'begin' | 'onRefused'> & { onAdded: () => void }) {
  const { t, language } = useWords('after-shabbos')
  const { data: places = [], error: unknown, refetch } = usePlaces()
  const [chosen, setChosen] = useState<string | null>(null)
  const place =
    places.find(({ id }) => id === (chosen ?? begin?.id)) ??
    places.find(({ alternate }) => !alternate)
  const [userId, setUserId] = useState<string | null>(null)
  const [handicapped, setHandicapped] = useState(false)
  const [room, setRoom] = useState('')
  const roomKeys = useRoomKeys()
  const { add, swipe, error, isPending } = useAddToSheet(date)
  const send = async () => {
    if (!userId || !place) return
    const refused = await add({
      ...{ userId, handicapped, room: room.trim() || null },
      alternateLocation: place.alternate,
    }).catch(() => null)
    if (!refused) return
    onRefused(refused, room)
    onAdded()
  }
  // Without the buildings she could be written down where she wasn't.
  if (!place)
    return unknown ? <ErrorAlert failure={unknown} onTryAgain={refetch} /> : <Skeleton lines={4} />
  return (
    <div className={styles.adding}>
      <Who userId={userId} onChange={setUserId} />
      {userId ? (
        <FormStack onSend={send}>
          {places.length > 1 ? (
            <Segmented
              label={t('afterPlace')}
              value={place.id}
              onChange={setChosen}
              options={places.map(({ id, name, nameHe }) => ({
                value: id,
                label: nameIn(language, name, nameHe),
              }))}
            />
          ) : null}
          <Field
            label={t('afterRoom')}
            dir="ltr"
            {...roomKeys}
            maxLength={lengths.doorNumber}
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
