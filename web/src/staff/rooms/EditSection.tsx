import { lengths } from '@mikvah/rules/lengths.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import type { SectionSetUp } from './building.ts'
import styles from './Rooms.module.css'

type Props = {
  open: boolean
  /** The section that is edited; null for a new one. */
  section: SectionSetUp | null
  placeId: string
  onClose: () => void
  onSaid: (said: string) => void
}

/** The form of a section: its name. It can be removed while it has no rooms and nobody has ever had it for a night. */
export function EditSection({ open, section, placeId, onClose, onSaid }: Props) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const title = section ? t('roomsSectionEdit', { name: nameOf(section) }) : t('roomsSectionAdd')
  return (
    <TypedModal open={open} onClose={onClose} title={title}>
      <Fields
        section={section}
        placeId={placeId}
        onDone={(said) => {
          onClose()
          onSaid(said)
        }}
      />
    </TypedModal>
  )
}

const stale: ('building' | 'rooms' | 'attendantsTonight')[] = [
  ...(['building', 'rooms', 'attendantsTonight'] as const),
]

type Inside = Pick<Props, 'section' | 'placeId'> & { onDone: (said: string) => void }

function Fields({ section, placeId, onDone }: Inside) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const form = useForm({
    known: { name: section?.name ?? '', nameHe: section?.nameHe ?? '' },
    errorsOf: ({ name }) => (name.trim() ? {} : { name: 'roomsSectionNameNeeded' }),
  })
  const body = { name: form.fields.name.trim(), nameHe: form.fields.nameHe.trim() }
  const name = nameOf(body)
  const make = useTell('addSection', {
    stale,
    onDone: () => onDone(t('roomsSectionMade', { name })),
  })
  const edit = useTell('editSection', {
    stale,
    onDone: () => onDone(t('roomsSectionSaved', { name })),
  })
  const remove = useTell('removeSection', {
    stale,
    onDone: () => onDone(t('roomsSectionRemoved', { name: section ? nameOf(section) : '' })),
  })
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (section) edit.mutate({ params: { id: section.id }, body })
        else make.mutate({ body: { ...body, locationId: placeId } })
      }}
    >
      <Field
        {...form.field('name')}
        label={t('roomsSectionName')}
        maxLength={lengths.nameInHouse}
      />
      <Field
        {...form.field('nameHe')}
        label={t('placesNameHe')}
        optional
        maxLength={lengths.nameInHouse}
      />
      <ErrorAlert failure={make.error ?? edit.error ?? remove.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending || edit.isPending}>
        {t(section ? 'roomsSave' : 'roomsSectionMake')}
      </Button>
      {section ? (
        <Button
          kind="cancel"
          wide
          busy={remove.isPending}
          onClick={() => remove.mutate({ params: { id: section.id } })}
        >
          {t('roomsSectionRemove')}
        </Button>
      ) : null}
    </Form>
  )
}
