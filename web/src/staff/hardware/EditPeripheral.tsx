import type { CallName } from '@mikvah/contract/addresses.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { peripheralKinds, usedAts } from '@mikvah/rules/people/device-kinds.ts'
import { Form } from '../../page/Form.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { useBuildings } from '../screens/use-buildings.ts'
import type { Peripheral } from './device.ts'
import styles from './Hardware.module.css'

type Props = {
  open: boolean
  /** The printer or card reader that is edited; null for a new one. */
  peripheral: Peripheral | null
  onClose: () => void
  onSaid: (said: string) => void
}

/**
 * The form of a printer or card reader: its kind while it is new, its name, its place, the point by which it is
 * reached, and whether it is in use. One that is out of use can't be chosen at any desk or kiosk.
 */
export function EditPeripheral({ open, peripheral, onClose, onSaid }: Props) {
  const { t } = useWords('hardware')
  const nameOf = useNameOf()
  const buildings = useBuildings()
  const title = peripheral ? <bdi>{nameOf(peripheral)}</bdi> : t('peripheralsAddTitle')
  const [first] = buildings
  return (
    <TypedModal open={open} onClose={onClose} title={title}>
      {first ? (
        <Fields
          peripheral={peripheral}
          known={peripheral ?? { ...nothing, locationId: first.id }}
          onDone={(said) => {
            onClose()
            onSaid(said)
          }}
        />
      ) : null}
    </TypedModal>
  )
}

type Known = Omit<Peripheral, 'id'>
const nothing = {
  kind: 'printer',
  name: '',
  nameHe: '',
  usedAt: 'reception',
  point: '',
  active: true,
} as const

const stale: CallName[] = ['hardware', 'printers', 'cardReaders']

type Inside = Pick<Props, 'peripheral'> & { known: Known; onDone: (said: string) => void }

function Fields({ peripheral, known, onDone }: Inside) {
  const { t } = useWords('hardware')
  const nameOf = useNameOf()
  const buildings = useBuildings()
  const form = useForm<Known>({
    known,
    errorsOf: ({ name, point }) => ({
      ...(name.trim() ? {} : { name: 'peripheralsNameNeeded' as const }),
      ...(point.trim() ? {} : { point: 'peripheralsPointNeeded' as const }),
    }),
  })
  const { kind, name, nameHe, usedAt, locationId, point, active } = form.fields
  const done = {
    stale,
    onDone: () => onDone(t('peripheralsSaved', { name: nameOf({ name, nameHe }) })),
  }
  const make = useTell('addPeripheral', done)
  const edit = useTell('editPeripheral', done)
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        const body = { name, nameHe, usedAt, locationId, point }
        if (peripheral) edit.mutate({ params: { id: peripheral.id }, body: { ...body, active } })
        else make.mutate({ body: { kind, ...body } })
      }}
    >
      {peripheral ? null : (
        <SelectField
          label={t('peripheralsKind')}
          value={kind}
          onChange={({ target }) => form.put({ kind: target.value as Known['kind'] })}
        >
          {peripheralKinds.map((one) => (
            <option key={one} value={one}>
              {t(`peripheralsIs.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <Field {...form.field('name')} label={t('peripheralsName')} maxLength={lengths.nameInHouse} />
      <Field
        {...form.field('nameHe')}
        label={t('peripheralsNameHe')}
        optional
        maxLength={lengths.nameInHouse}
      />
      <SelectField
        label={t('peripheralsUsedAt')}
        value={usedAt}
        onChange={({ target }) => form.put({ usedAt: target.value as Known['usedAt'] })}
      >
        {usedAts.map((one) => (
          <option key={one} value={one}>
            {t(`peripheralsAt.${one}`)}
          </option>
        ))}
      </SelectField>
      {buildings.length > 1 ? (
        <SelectField
          label={t('peripheralsPlace')}
          value={locationId}
          onChange={({ target }) => form.put({ locationId: target.value })}
        >
          {buildings.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Field
        {...form.field('point')}
        label={t('hardwarePoint')}
        help={t('peripheralsPointHelp')}
        ltr
        spellCheck={false}
        maxLength={lengths.point}
      />
      {peripheral ? (
        <SwitchRow
          label={t('peripheralsInUse')}
          hint={t('peripheralsInUseHint')}
          checked={active}
          onChange={() => form.put({ active: !active })}
        />
      ) : null}
      <ErrorAlert failure={make.error ?? edit.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending || edit.isPending}>
        {t('peripheralsSave')}
      </Button>
    </Form>
  )
}
