import { useState } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { Section } from '../../page/Section.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeaveHome } from './use-leave-home.ts'

/** Signs her out on every device. Only the server can do that, so this device stays signed in until it has. */
export function SignOutEverywhere() {
  const { t } = useWords('profile')
  const [asking, setAsking] = useState(false)
  const leaveHome = useLeaveHome()
  const { mutate, isPending, error } = useTell('logout')
  const signOut = () => mutate({ body: { everywhere: true } }, { onSuccess: leaveHome })
  return (
    <Section title={t('profileEverywhere')}>
      <p className="muted">{t('profileEverywhereText')}</p>
      <FormFoot>
        <Button onClick={() => setAsking(true)}>{t('profileEverywhere')}</Button>
      </FormFoot>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profileEverywhereSure')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('profileEverywhereStay')}</Button>
            <Button kind="solid" busy={isPending} onClick={signOut}>
              {t('profileEverywhere')}
            </Button>
          </>
        }
      >
        <p>{t('profileEverywhereText')}</p>
        <ErrorAlert failure={error} />
      </Modal>
    </Section>
  )
}
