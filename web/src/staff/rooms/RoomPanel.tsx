import { lengths } from '@mikvah/rules/lengths.ts'
import { isExtension } from '@mikvah/rules/people/phone.ts'
import { equipment } from '@mikvah/rules/room/equipment.ts'
import { textOf } from '@mikvah/rules/settings/read.ts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { Form } from '../../page/Form.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { onEscape } from '../parts/escape.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { LeftOut } from '../shell/LeftOut.tsx'
import { type Building, changeOf, type RoomSetUp } from './building.ts'
import styles from './Rooms.module.css'
import { SectionSelect } from './SectionSelect.tsx'
import { TryDevices } from './TryDevices.tsx'
import { useLooked } from './use-looked.ts'

type Props = {
  room: RoomSetUp
  building: Building
  live: RoomView | undefined
  onSaid: (said: string) => void
  onClose: () => void
}

const points = ['dryDoor', 'wetDoor', 'lightPoint', 'extension'] as const

/**
 * The form of a room: what it has, its section and its devices; and before it is saved, which reservations it would
 * no longer suit.
 */
export function RoomPanel({ room, building, live, onSaid, onClose }: Props) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [typed, setTyped] = useState<Partial<RoomSetUp>>({})
  useEffect(() => {
    title.current?.focus()
    return () => document.querySelector<HTMLElement>(`button[data-room="${room.id}"]`)?.focus()
  }, [room.id])
  const fields = { ...room, ...typed }
  const change = changeOf(room, typed)
  const edit = useLooked('editRoom', String(room.id), () => {
    setTyped({})
    onSaid(t('roomsSaved', { number: fields.number }))
  })
  useUnsaved(change !== null)
  const put = (more: Partial<RoomSetUp>) => {
    edit.begin()
    setTyped({ ...typed, ...more })
  }
  const section = building.sections.find(({ id }) => id === room.sectionId)
  const place = building.locations.find(({ id }) => id === room.locationId)
  const number = fields.number.trim()
  const extension = fields.extension.trim()
  // A system that is told by a web call may name a phone as it likes.
  const byWebCall = textOf(useStaffSettings() ?? {}, 'phoneSystemProvider') === 'http'
  const rings = byWebCall || ['', room.extension].includes(extension) || isExtension(extension)
  return (
    <aside className={styles.panel} aria-labelledby={titleId} onKeyDown={onEscape(onClose)}>
      <header>
        <span className={styles.big} aria-hidden="true">
          <bdi>{room.number}</bdi>
        </span>
        <div>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {t('roomsRoom')} <bdi>{room.number}</bdi>
          </h2>
          <bdi>{section ? nameOf(section) : null}</bdi> · <bdi>{place ? nameOf(place) : null}</bdi>
        </div>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </header>
      <Form
        className={styles.inside}
        onSend={() => {
          if (change && number && rings) edit.look(change)
        }}
      >
        <div className={styles.two}>
          <Field
            label={t('roomsNumber')}
            value={fields.number}
            maxLength={lengths.doorNumber}
            error={number ? null : t('roomsNumberNeeded')}
            onChange={({ target }) => put({ number: target.value })}
          />
          <SectionSelect
            building={building}
            value={fields.sectionId}
            onChange={(sectionId) => put({ sectionId })}
          />
        </div>
        <h3>{t('roomsFitted')}</h3>
        <div className={styles.two}>
          {equipment.map((one) => (
            <SwitchRow
              key={one}
              label={t(`roomsHas.${one}`)}
              checked={fields[one]}
              onChange={() => put({ [one]: !fields[one] })}
            />
          ))}
        </div>
        <SwitchRow
          label={t('roomsInUse')}
          hint={t('roomsInUseHint')}
          checked={fields.active}
          onChange={() => put({ active: !fields.active })}
        />
        <h3>{t('roomsDevices')}</h3>
        <p className="muted small">{t('roomsDevicesHint')}</p>
        <div className={styles.two}>
          {points.map((point) => (
            <Field
              key={point}
              label={t(`roomsPoint.${point}`)}
              value={fields[point]}
              maxLength={lengths.point}
              inputMode={point === 'extension' && !byWebCall ? 'numeric' : undefined}
              error={point === 'extension' && !rings ? t('roomsNoExtension') : null}
              ltr
              spellCheck={false}
              onChange={({ target }) => put({ [point]: target.value })}
            />
          ))}
        </div>
        <ErrorAlert failure={edit.failure} />
        <LeftOut visits={edit.left} />
        <Button
          type={edit.left.length > 0 ? 'button' : 'submit'}
          kind="solid"
          busy={edit.isBusy}
          disabled={change === null || !number || !rings}
          onClick={edit.left.length > 0 && change ? () => edit.save(change) : undefined}
        >
          {t(edit.left.length > 0 ? 'roomsSaveKept' : 'roomsSave')}
        </Button>
      </Form>
      <TryDevices room={room} isLit={live?.light ?? false} onSaid={onSaid} />
      {room.active ? null : <RemoveRoom room={room} onSaid={onSaid} onClose={onClose} />}
    </aside>
  )
}

/**
 * Removes a room that was made by mistake. The server refuses it for a room that was used, because its history is
 * kept.
 */
function RemoveRoom({ room, onSaid, onClose }: Pick<Props, 'room' | 'onSaid' | 'onClose'>) {
  const { t } = useWords('building')
  const remove = useTell('removeRoom', {
    stale: ['building', 'rooms'],
    onDone: () => {
      onSaid(t('roomsRemoved', { number: room.number }))
      onClose()
    },
  })
  return (
    <div className={styles.inside}>
      <ErrorAlert failure={remove.error} />
      <Button
        kind="cancel"
        busy={remove.isPending}
        onClick={() => remove.mutate({ params: { id: room.id } })}
      >
        {t('roomsRemove')}
      </Button>
    </div>
  )
}
