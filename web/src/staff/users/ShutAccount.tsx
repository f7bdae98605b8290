import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import { type Account, nameOf } from './account.ts'

type Props = {
  open: boolean
  account: Account
  onClose: () => void
  onSaid: (said: string) => void
}

const words = {
  shut: {
    title: 'userShutTitle',
    text: 'userShutText',
    act: 'userShutDo',
    said: 'userIsShut',
    kind: 'cancelNow',
  },
  open: {
    title: 'userOpenTitle',
    text: 'userOpenText',
    act: 'userOpen',
    said: 'userIsOpen',
    kind: 'solid',
  },
} as const

/** Asks before an account is disabled, because that signs it out at once; and asks before it is enabled again. */
export function ShutAccount({ open, account, onClose, onSaid }: Props) {
  const { t } = useWords('users')
  const { id, disabled } = account
  const name = useAccountName()(nameOf(account))
  const { title, text, act, said, kind } = words[disabled ? 'open' : 'shut']
  const close = () => {
    setDisabled.reset()
    onClose()
  }
  const setDisabled = useTell('setDisabled', {
    stale: ['adminUsers'],
    onDone: () => {
      close()
      onSaid(t(said, { name }))
    },
  })
  return (
    <Modal
      open={open}
      onClose={close}
      title={t(title, { name })}
      actions={
        <>
          <Button onClick={close}>{t('userLetBe')}</Button>
          <Button
            kind={kind}
            busy={setDisabled.isPending}
            onClick={() => setDisabled.mutate({ params: { id }, body: { disabled: !disabled } })}
          >
            {t(act)}
          </Button>
        </>
      }
    >
      <p>{t(text)}</p>
      <ErrorAlert failure={setDisabled.error} />
    </Modal>
  )
}
