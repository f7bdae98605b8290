import { useState } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { Section } from '../../page/Section.tsx'
import { Button } from '../../parts/Button.tsx'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useLeaveHome } from './use-leave-home.ts'

/** Signs her out on every device. Only the server can do that, so this device stays signed in until it has. */
export function SignOutEverywhere() {
  const { t } = useWords('profile')
  const [asking, setAsking] = useState(false)
  const leaveHome = useLeaveHome()
  // She may have gone on to another page by then.
  const { mutate, isPending, error } = useTell('logout', { onDone: leaveHome })
  const signOut = () => mutate({ body: { everywhere: true } })
  return (
    <Section title={t('profileEverywhere')}>
      <p className="muted">{t('profileEverywhereText')}</p>
      <FormFoot>
        <Button onClick={() => setAsking(true)}>{t('profileEverywhere')}</Button>
      </FormFoot>
      <AskFirst
        open={asking}
        title={t('profileEverywhereSure')}
        keep={t('profileEverywhereStay')}
        onKeep={() => setAsking(false)}
        go={t('profileEverywhere')}
        onGo={signOut}
        busy={isPending}
        failure={error}
        kind="solid"
      >
        <p>{t('profileEverywhereText')}</p>
      </AskFirst>
    </Section>
  )
}
