import { lengths } from '@mikvah/rules/lengths.ts'
import { staffRoles } from '@mikvah/rules/people/roles.ts'
import { useId, useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Choices } from '../../parts/fields/Choices.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import type { Account } from './account.ts'
import { bodyOf, type NewAccount, newAccountErrorsOf } from './new-account.ts'
import { PasswordFields } from './PasswordFields.tsx'
import styles from './Users.module.css'

type Props = { open: boolean; onClose: () => void; onAdded: (account: Account) => void }

export function AddAccount({ open, onClose, onAdded }: Props) {
  const { t } = useWords('users')
  return (
    <TypedModal open={open} onClose={onClose} title={t('userAddTitle')}>
      <Fields
        onAdded={(account) => {
          onClose()
          onAdded(account)
        }}
      />
    </TypedModal>
  )
}

const nothing: NewAccount = {
  ...{ userName: '', firstName: '', lastName: '', password: '', again: '' },
  roles: [],
}

function Fields({ onAdded }: Pick<Props, 'onAdded'>) {
  const { t } = useWords('staff-sign-in')
  const rolesError = useId()
  const form = useForm({ known: nothing, errorsOf: newAccountErrorsOf })
  const make = useTell('addStaff', {
    stale: ['adminUsers'],
    onDone: ({ result }) => onAdded(result),
  })
  const { roles, userName } = form.fields
  const [sent, send] = useState('')
  const isTaken = make.error instanceof CallFailed && make.error.code === 'user-name-taken'
  const taken = isTaken && sent === userName ? wordsOfFailure(make.error, t) : null
  const wrongRoles = form.errorIn('roles')
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (make.isPending) return
        send(userName)
        make.mutate({ body: bodyOf(form.fields) })
      }}
    >
      <div className={styles.names}>
        <Field
          {...form.field('firstName')}
          label={t('userFirstName')}
          optional
          maxLength={lengths.personName}
        />
        <Field
          {...form.field('lastName')}
          label={t('userLastName')}
          optional
          maxLength={lengths.personName}
        />
      </div>
      <Field
        {...form.field('userName')}
        {...(taken ? { error: taken } : {})}
        label={t('staffUserName')}
        help={t('firstUserNameHelp')}
        ltr
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lengths.userName}
      />
      <Choices legend={t('userRoles')} aria-describedby={wrongRoles ? rolesError : undefined}>
        {staffRoles.map((role) => (
          <CheckboxRow
            key={role}
            label={t(`role.${role}`)}
            hint={t(`roleMay.${role}`)}
            checked={roles.includes(role)}
            aria-invalid={wrongRoles ? true : undefined}
            onChange={({ target }) =>
              form.put({
                roles: staffRoles.filter((one) =>
                  one === role ? target.checked : roles.includes(one),
                ),
              })
            }
          />
        ))}
        <p id={rolesError} className={styles.wrong} aria-live="polite">
          {wrongRoles}
        </p>
      </Choices>
      <PasswordFields field={form.field} />
      <ErrorAlert failure={isTaken ? null : make.error} />
      <Button type="submit" kind="solid" wide busy={make.isPending}>
        {t('userMake')}
      </Button>
    </Form>
  )
}
