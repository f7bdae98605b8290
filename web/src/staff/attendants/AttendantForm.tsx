import { lengths } from '@mikvah/rules/lengths.ts'
import { Form } from '../../page/Form.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import type { BodyOf } from '../../talk/call.ts'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import type { Helper } from '../rooms/building.ts'
import styles from './Attendants.module.css'

type Props = {
  /** The attendant who is edited, `new` for one to be added, or null while the form is closed. */
  opened: Helper | 'new' | null
  onClose: () => void
  onSaid: (said: string) => void
}

/** An attendant's name, her card, and whether she still works here. */
export function AttendantForm({ opened, onClose, onSaid }: Props) {
  const { t } = useWords('building')
  const helper = opened === 'new' ? null : opened
  const nameOf = useNameOf()
  const title = helper ? t('helpersEditTitle', { name: nameOf(helper) }) : t('helpersAddTitle')
  return (
    <TypedModal open={opened !== null} onClose={onClose} title={title}>
      <Fields
        helper={helper}
        onDone={(said) => {
          onClose()
          onSaid(said)
        }}
      />
    </TypedModal>
  )
}

const nothing = { firstName: '', lastName: '', nameHe: '', active: true }
type Typed = typeof nothing & { cardCode: string; cardAway: boolean }

function Fields({ helper, onDone }: { helper: Helper | null; onDone: (said: string) => void }) {
  const { t } = useWords('building')
  const form = useForm<Typed>({
    known: { ...(helper ?? nothing), cardCode: '', cardAway: false },
    errorsOf: ({ firstName, lastName }) => ({
      ...(firstName.trim() ? {} : { firstName: 'helpersFirstNeeded' }),
      ...(lastName.trim() ? {} : { lastName: 'helpersLastNeeded' }),
    }),
  })
  const nameOf = useNameOf()
  const { fields } = form
  const name = nameOf({ ...fields, name: `${fields.firstName} ${fields.lastName}` })
  const stale: ('building' | 'attendants' | 'attendantsTonight' | 'rooms')[] = [
    ...(['building', 'attendants', 'attendantsTonight', 'rooms'] as const),
  ]
  const add = useTell('addAttendant', { stale, onDone: () => onDone(t('helpersMade', { name })) })
  const change = useTell('changeAttendant', {
    stale,
    onDone: () => onDone(t('helpersSaved', { name })),
  })
  const failure = add.error ?? change.error
  const isTaken = failure instanceof CallFailed && failure.code === 'card-in-use'
  const begin = () => {
    add.reset()
    change.reset()
  }
  const mayTakeAway = helper?.hasCard === true && !fields.cardCode
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        const body = bodyOf(fields)
        if (helper) change.mutate({ params: { id: helper.id }, body })
        else add.mutate({ body })
      }}
    >
      <div className={styles.names}>
        <Field
          {...form.field('firstName')}
          label={t('helpersFirst')}
          help={t('helpersNameHelp')}
          maxLength={lengths.attendantName}
        />
        <Field
          {...form.field('lastName')}
          label={t('helpersLast')}
          maxLength={lengths.attendantName}
        />
      </div>
      <Field
        {...form.field('nameHe')}
        label={t('placesNameHe')}
        optional
        maxLength={lengths.attendantNameHe}
      />
      <Field
        label={t('helpersCard')}
        help={t(helper?.hasCard ? 'helpersCardKept' : 'helpersCardHelp')}
        value={fields.cardCode}
        error={isTaken ? wordsOfFailure(failure, t) : null}
        optional
        ltr
        autoComplete="off"
        spellCheck={false}
        maxLength={lengths.cardCode}
        onChange={({ target }) => {
          begin()
          form.put({ cardCode: target.value })
        }}
        onKeyDown={(event) => {
          // A card reader ends the number with Enter: that ends the field and doesn't submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {mayTakeAway ? (
        <SwitchRow
          label={t('helpersCardAway')}
          checked={fields.cardAway}
          onChange={() => form.put({ cardAway: !fields.cardAway })}
        />
      ) : null}
      {helper ? (
        <SwitchRow
          label={t('helpersHelps')}
          hint={t('helpersHelpsHint')}
          checked={fields.active}
          onChange={() => {
            begin()
            form.put({ active: !fields.active })
          }}
        />
      ) : null}
      <ErrorAlert failure={isTaken ? null : failure} />
      <Button type="submit" kind="solid" wide busy={add.isPending || change.isPending}>
        {t(helper ? 'roomsSave' : 'helpersMake')}
      </Button>
    </Form>
  )
}

/** The body of the call. Card fields that weren't touched keep the card she has; emptied ones remove it. */
function bodyOf({
  firstName,
  lastName,
  nameHe,
  active,
  cardCode,
  cardAway,
}: Typed): BodyOf<'addAttendant'> {
  const code = cardCode.trim()
  const names = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    nameHe: nameHe.trim(),
    active,
  }
  if (code) return { ...names, cardCode: code }
  return cardAway ? { ...names, cardCode: '' } : names
}
