import { lengths } from '@mikvah/rules/lengths.ts'
import { useId } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Choices } from '../../parts/fields/Choices.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import {
  bodyOf,
  type MadeDeviceKey,
  type NewDeviceKey,
  newDeviceKeyErrorsOf,
  reaches,
} from './device-key.ts'
import styles from './Hardware.module.css'

type Props = { open: boolean; onClose: () => void; onMade: (key: MadeDeviceKey) => void }

/** The form of a new key: for which controller, and of which rooms it reports the doors. */
export function AddDeviceKey({ open, onClose, onMade }: Props) {
  const { t } = useWords('hardware')
  return (
    <TypedModal open={open} onClose={onClose} title={t('deviceKeysAddTitle')}>
      <Fields
        onMade={(key) => {
          onClose()
          onMade(key)
        }}
      />
    </TypedModal>
  )
}

const nothing: NewDeviceKey = { name: '', reach: 'all', rooms: [] }

function Fields({ onMade }: Pick<Props, 'onMade'>) {
  const { t } = useWords('hardware')
  const form = useForm({ known: nothing, errorsOf: newDeviceKeyErrorsOf })
  const make = useTell('addDeviceKey', {
    stale: ['deviceKeys'],
    onDone: ({ result }) => onMade(result),
  })
  const { reach, rooms } = form.fields
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (!make.isPending) make.mutate({ body: bodyOf(form.fields) })
      }}
    >
      <Field
        {...form.field('name')}
        label={t('deviceKeysName')}
        help={t('deviceKeysNameHelp')}
        maxLength={lengths.nameInHouse}
        autoComplete="off"
      />
      <SelectField
        label={t('deviceKeysWhich')}
        value={reach}
        onChange={({ target }) => form.put({ reach: target.value as NewDeviceKey['reach'] })}
      >
        {reaches.map((one) => (
          <option key={one} value={one}>
            {t(`deviceKeysSpeaksFor.${one}`)}
          </option>
        ))}
      </SelectField>
      {reach === 'some' ? (
        <Rooms
          chosen={rooms}
          wrong={form.errorIn('rooms')}
          onChoose={(rooms) => form.put({ rooms })}
        />
      ) : null}
      <ErrorAlert failure={make.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending}>
        {t('deviceKeysMake')}
      </Button>
    </Form>
  )
}

type Choosing = {
  chosen: readonly number[]
  wrong: string | null
  onChoose: (rooms: readonly number[]) => void
}

function Rooms({ chosen, wrong, onChoose }: Choosing) {
  const { t } = useWords('hardware')
  const { data: rooms = [], error, refetch } = useLiveQuery('rooms')
  const why = useId()
  return (
    <Choices legend={t('deviceKeysRooms')} aria-describedby={wrong ? why : undefined}>
      <ErrorAlert failure={rooms.length > 0 ? null : error} onTryAgain={() => refetch()} />
      {rooms.map(({ id, number }) => (
        <CheckboxRow
          key={id}
          label={t('deviceKeysRoom', { number })}
          checked={chosen.includes(id)}
          aria-invalid={wrong ? true : undefined}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      <p id={why} className={styles.wrong} aria-live="polite">
        {wrong}
      </p>
    </Choices>
  )
}
