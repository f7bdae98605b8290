import { lengths } from '@mikvah/rules/lengths.ts'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { endSession } from '../../talk/session.ts'
import { useTell } from '../../talk/tell.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import { TypedModal } from '../parts/unsaved/TypedModal.tsx'
import { type Account, nameOf } from './account.ts'
import { type NewPassword, passwordErrorsOf } from './new-account.ts'
import { PasswordFields } from './PasswordFields.tsx'
import styles from './Users.module.css'

type Inside = { account: Account; isMe: boolean; onDone: () => void }
type Props = Omit<Inside, 'onDone'> & {
  open: boolean
  onClose: () => void
  onSaid: (said: string) => void
}

/** Sets a new password, which signs the account out everywhere. Changing one's own asks for the present one. */
export function SetPassword({ open, account, isMe, onClose, onSaid }: Props) {
  const { t } = useWords('users')
  const name = useAccountName()(nameOf(account))
  return (
    <TypedModal open={open} onClose={onClose} title={t('userPasswordTitle', { name })}>
      <Fields
        account={account}
        isMe={isMe}
        onDone={() => {
          onClose()
          // Changing one's own password ends this session too, so the page ends it at once.
          if (isMe) endSession({ forgetDevice: false })
          else onSaid(t('userPasswordSet', { name }))
        }}
      />
    </TypedModal>
  )
}

type Typed = NewPassword & { current: string }

function Fields({ account, isMe, onDone }: Inside) {
  const { t } = useWords('users')
  const form = useForm<Typed>({
    known: { current: '', password: '', again: '' },
    errorsOf: (typed) => ({
      ...(isMe && !typed.current ? { current: 'userCurrentNeeded' } : {}),
      ...passwordErrorsOf(typed),
    }),
  })
  const set = useTell('setPassword', { onDone })
  const { current, password, again } = form.fields
  const isWrong = set.error instanceof CallFailed && set.error.code === 'wrong-password'
  const [sent, send] = useState('')
  const wrong = isWrong && sent === current ? wordsOfFailure(set.error, t) : null
  return (
    <Form
      form={form}
      className={styles.form}
      onSend={() => {
        if (set.isPending) return
        send(current)
        const body = { userId: account.id, NewPassword: password, ConfirmPassword: again }
        set.mutate({ body: isMe ? { ...body, currentPassword: current } : body })
      }}
    >
      <p>{t(isMe ? 'userPasswordOwn' : 'userPasswordText')}</p>
      {isMe ? (
        <Field
          {...form.field('current')}
          {...(wrong ? { error: wrong } : {})}
          type="password"
          autoComplete="current-password"
          maxLength={lengths.password}
          label={t('userCurrent')}
        />
      ) : null}
      <PasswordFields field={form.field} />
      <ErrorAlert failure={isWrong ? null : set.error} />
      <Button type="submit" kind="solid" wide busy={set.isPending}>
        {t('userPasswordSave')}
      </Button>
    </Form>
  )
}
