import { lengths } from '@mikvah/rules/lengths.ts'
import { equipment } from '@mikvah/rules/room/equipment.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Choices } from '../../parts/fields/Choices.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import type { RoomSetUp, SectionSetUp } from './building.ts'
import styles from './Rooms.module.css'

type Props = {
  open: boolean
  sections: readonly SectionSetUp[]
  onClose: () => void
  onAdded: (room: RoomSetUp) => void
}

export function AddRoom({ open, sections, onClose, onAdded }: Props) {
  const { t } = useWords('building')
  return (
    <TypedModal open={open} onClose={onClose} title={t('roomsRoomAdd')}>
      {sections.length === 0 ? (
        <p>{t('roomsNoSection')}</p>
      ) : (
        <Fields
          sections={sections}
          onAdded={(room) => {
            onClose()
            onAdded(room)
          }}
        />
      )}
    </TypedModal>
  )
}

const nothing = { bath: false, handicapped: false, privateRoom: false, kallah: false }

function Fields({ sections, onAdded }: Pick<Props, 'sections' | 'onAdded'>) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const form = useForm({
    known: { number: '', sectionId: sections[0]?.id ?? '', ...nothing },
    errorsOf: ({ number }) => (number.trim() ? {} : { number: 'roomsNumberNeeded' }),
  })
  const make = useTell('addRoom', {
    stale: ['building', 'rooms', 'attendantsTonight'],
    onDone: ({ result }) => onAdded(result),
  })
  return (
    <Form form={form} className={styles.form} onSend={() => make.mutate({ body: form.fields })}>
      <Field {...form.field('number')} label={t('roomsNumber')} maxLength={lengths.doorNumber} />
      <SelectField
        label={t('roomsInSection')}
        value={form.fields.sectionId}
        onChange={({ target }) => form.put({ sectionId: target.value })}
      >
        {sections.map((section) => (
          <option key={section.id} value={section.id}>
            {nameOf(section)}
          </option>
        ))}
      </SelectField>
      <Choices legend={t('roomsFitted')}>
        {equipment.map((one) => (
          <CheckboxRow
            key={one}
            label={t(`roomsHas.${one}`)}
            checked={form.fields[one]}
            onChange={({ target }) => form.put({ [one]: target.checked })}
          />
        ))}
      </Choices>
      <ErrorAlert failure={make.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending}>
        {t('roomsRoomMake')}
      </Button>
    </Form>
  )
}
