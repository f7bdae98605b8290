import type { User } from '@mikvah/contract/contract.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { useState } from 'react'
import { useChangeMe } from '../../facts/use-me.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ByEmail.module.css'
import { Toggle } from './Toggle.tsx'

/** Whether she gets notices by e-mail too, and at which address, which she can enter and change here. */
export function ByEmail({ me }: { me: User }) {
  const { t } = useWords('profile')
  const [changing, setChanging] = useState(false)
  const { email } = me
  if (!email || changing) {
    return <Address email={email} onSaved={() => setChanging(false)} />
  }
  return (
    <>
      <Toggle kind="notificationByEmail" on={me.notificationByEmail} hint={<bdi>{email}</bdi>} />
      <div className={styles.change}>
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {t('notificationEmailChange')}
        </Button>
      </div>
    </>
  )
}

type Written = { email: string }
const errorsOf = ({ email }: Written) =>
  isEmail(email.trim()) ? {} : { email: 'notificationEmailWrong' as const }

/** Her address. Entering a first one also turns e-mail on; changing it changes nothing else. */
function Address({ email, onSaved }: { email: string | null; onSaved: () => void }) {
  const { t } = useWords('profile')
  const { change, isPending, error } = useChangeMe()
  const form = useForm<Written>({
    known: { email: email ?? '' },
    errorsOf,
    typed: useTyped('notificationEmail', {}),
  })
  const done = () => {
    form.begin()
    onSaved()
  }
  const chosen = email ? {} : { notificationByEmail: true }
  const save = () => change({ email: form.fields.email.trim(), ...chosen }).then(done, () => null)
  return (
    <div className={styles.address}>
      {email ? null : <p className="muted">{t('notificationEmailNone')}</p>}
      <FormStack form={form} onSend={save}>
        <Field
          {...form.field('email')}
          label={t('notificationEmail')}
          type="email"
          autoComplete="email"
          ltr
        />
        <ErrorAlert failure={error} />
        <FormFoot>
          <Button type="submit" busy={isPending}>
            {t(email ? 'notificationEmailSave' : 'notificationEmailSaveNew')}
          </Button>
          {email ? (
            <Button kind="quiet" onClick={done}>
              {t('notificationEmailKeep')}
            </Button>
          ) : null}
        </FormFoot>
      </FormStack>
    </div>
  )
}
