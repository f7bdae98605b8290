import type { CallName } from '@mikvah/contract/addresses.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import type { CubicleSetUp } from './building.ts'
import styles from './Rooms.module.css'

type Props = {
  open: boolean
  /** The cubicle that is edited; null for a new one. */
  cubicle: CubicleSetUp | null
  placeId: string
  onClose: () => void
  onSaid: (said: string) => void
}

/** The form of a cubicle: its name and its lock. It can be removed while nobody uses it. */
export function EditCubicle({ open, cubicle, placeId, onClose, onSaid }: Props) {
  const { t } = useWords('building')
  const title = cubicle ? t('cubiclesEdit', { name: cubicle.name }) : t('cubiclesAddTitle')
  return (
    <TypedModal open={open} onClose={onClose} title={title}>
      <Fields
        cubicle={cubicle}
        placeId={placeId}
        onDone={(said) => {
          onClose()
          onSaid(said)
        }}
      />
    </TypedModal>
  )
}

const stale: CallName[] = ['building', 'cubicles']

type Inside = Pick<Props, 'cubicle' | 'placeId'> & { onDone: (said: string) => void }

function Fields({ cubicle, placeId, onDone }: Inside) {
  const { t } = useWords('building')
  const form = useForm({
    known: { name: cubicle?.name ?? '', lock: cubicle?.lock ?? '' },
    errorsOf: ({ name }) => (name.trim() ? {} : { name: 'cubiclesNameNeeded' }),
  })
  const name = form.fields.name.trim()
  const make = useTell('addCubicle', { stale, onDone: () => onDone(t('cubiclesMade', { name })) })
  const edit = useTell('editCubicle', { stale, onDone: () => onDone(t('cubiclesSaved', { name })) })
  const remove = useTell('removeCubicle', {
    stale,
    onDone: () => onDone(t('cubiclesRemoved', { name: cubicle?.name ?? '' })),
  })
  const params = { id: String(cubicle?.id) }
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        remove.reset()
        if (cubicle) edit.mutate({ params, body: form.fields })
        else make.mutate({ body: { ...form.fields, locationId: placeId } })
      }}
    >
      <Field {...form.field('name')} label={t('cubiclesName')} maxLength={lengths.doorNumber} />
      <Field
        {...form.field('lock')}
        label={t('cubiclesLock')}
        help={t('cubiclesLockHelp')}
        optional
        ltr
        spellCheck={false}
        maxLength={lengths.point}
      />
      <ErrorAlert failure={make.error ?? edit.error ?? remove.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending || edit.isPending}>
        {t(cubicle ? 'roomsSave' : 'cubiclesMake')}
      </Button>
      {cubicle ? (
        <Button
          kind="cancel"
          wide
          busy={remove.isPending}
          onClick={() => {
            edit.reset()
            remove.mutate({ params })
          }}
        >
          {t('cubiclesRemove')}
        </Button>
      ) : null}
    </Form>
  )
}
