import { lengths } from '@mikvah/rules/lengths.ts'
import { type DeviceKind, deviceKinds } from '@mikvah/rules/people/device-kinds.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { bodyOf, type NewScreen, newScreenErrorsOf } from './new-screen.ts'
import styles from './Screens.module.css'
import type { Screen } from './screen-state.ts'
import { useBuildings } from './use-buildings.ts'

type Props = { open: boolean; onClose: () => void; onAdded: (screen: Screen) => void }

export function AddScreen({ open, onClose, onAdded }: Props) {
  const { t } = useWords('screens')
  return (
    <TypedModal open={open} onClose={onClose} title={t('screensAdd')}>
      <Fields
        onAdded={(screen) => {
          onClose()
          onAdded(screen)
        }}
      />
    </TypedModal>
  )
}

const nothing: NewScreen = { kind: 'Room', name: '', roomId: '', locationId: '' }

function Fields({ onAdded }: Pick<Props, 'onAdded'>) {
  const { t } = useWords('screens')
  const { data: rooms = [] } = useLiveQuery('rooms')
  const buildings = useBuildings()
  const form = useForm({ known: nothing, errorsOf: newScreenErrorsOf })
  const { kind } = form.fields
  const make = useTell('addDevice', {
    stale: ['devices'],
    onDone: ({ result }) => onAdded(result),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (!make.isPending) make.mutate({ body: bodyOf(form.fields) })
      }}
    >
      <SelectField
        label={t('screenKind')}
        value={kind}
        onChange={({ target }) => form.put({ kind: target.value as DeviceKind })}
      >
        {deviceKinds.map((one) => (
          <option key={one} value={one}>
            {t(`screenKind${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'Room' ? (
        <SelectField {...form.field('roomId')} label={t('screenRoom')}>
          <option value="">{t('screenRoomChoose')}</option>
          {rooms.map(({ id, number }) => (
            <option key={id} value={id}>
              {t('askedRoom', { number })}
            </option>
          ))}
        </SelectField>
      ) : buildings.length > 1 ? (
        <SelectField {...form.field('locationId')} label={t('screenPlace')}>
          {buildings.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Field
        {...form.field('name')}
        label={t('screenName')}
        help={t('screenNameHint')}
        maxLength={lengths.nameInHouse}
        autoComplete="off"
      />
      <ErrorAlert failure={make.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending}>
        {t('screenMake')}
      </Button>
    </Form>
  )
}
