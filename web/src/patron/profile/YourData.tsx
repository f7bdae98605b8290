import { useState } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { Section } from '../../page/Section.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { call } from '../../talk/call.ts'
import { useJoined } from '../../talk/use-joined.ts'
import { useWords } from '../../words/use-words.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { saveFile } from './save-file.ts'

/** A copy of everything stored about her, and deleting her account. */
export function YourData({ userId }: { userId: string }) {
  const { t } = useWords('profile')
  const [fetching, setFetching] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const download = useJoined(async () => {
    setFetching(true)
    setFailure(null)
    try {
      const held = await call('exportUser', { params: { id: userId } })
      saveFile('my-data.json', JSON.stringify(held, null, 2))
    } catch (error) {
      setFailure(error)
    }
    setFetching(false)
  })
  return (
    <Section title={t('profileData')}>
      <p className="muted">{t('profileDataText')}</p>
      <ErrorAlert failure={failure} />
      <FormFoot>
        <Button busy={fetching} onClick={() => download()}>
          {t('profileDataDownload')}
        </Button>
        <DeleteAccount userId={userId} />
      </FormFoot>
    </Section>
  )
}
