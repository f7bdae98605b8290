import { lengths } from '@mikvah/rules/lengths.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import styles from './Buildings.module.css'

type Props = { open: boolean; onClose: () => void; onSaid: (said: string) => void }

export function AddBuilding({ open, onClose, onSaid }: Props) {
  const { t } = useWords('building')
  return (
    <TypedModal open={open} onClose={onClose} title={t('placesAddTitle')}>
      <Fields
        onAdded={(name) => {
          onClose()
          onSaid(t('placesMade', { name }))
        }}
      />
    </TypedModal>
  )
}

function Fields({ onAdded }: { onAdded: (name: string) => void }) {
  const { t } = useWords('building')
  const form = useForm({
    known: { name: '', nameHe: '' },
    errorsOf: ({ name }) => (name.trim() ? {} : { name: 'placesNameNeeded' }),
  })
  const make = useTell('addLocation', {
    stale: ['building', 'locations'],
    onDone: ({ result }) => onAdded(result.name),
  })
  return (
    <Form form={form} className={styles.form} onSend={() => make.mutate({ body: form.fields })}>
      <p>{t('placesAddText')}</p>
      <Field {...form.field('name')} label={t('placesName')} maxLength={lengths.nameInHouse} />
      <Field
        {...form.field('nameHe')}
        label={t('placesNameHe')}
        optional
        maxLength={lengths.nameInHouse}
      />
      <ErrorAlert failure={make.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending}>
        {t('placesMake')}
      </Button>
    </Form>
  )
}
