import { lengths } from '@mikvah/rules/lengths.ts'
import { useState } from 'react'
import { useChangeMe, useMe } from '../../facts/use-me.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './AttendantNote.module.css'

/** Her note for attendants, which she can read and edit in place. */
export function AttendantNote() {
  const { t } = useWords('profile')
  const { data: me, error, refetch } = useMe()
  const [written, setWritten] = useTyped<string | null>('note', null)
  const [hasWritten, setHasWritten] = useState(written !== null)
  const { change, isPending, error: refused, isSuccess } = useChangeMe()
  if (error) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!me) return <Skeleton lines={3} />
  const note = me.notes?.trim() ?? ''
  const write = () => {
    setHasWritten(true)
    setWritten(note)
  }
  if (written === null) {
    return (
      <div className={styles.note}>
        <p className="muted">{t('noteLead')}</p>
        {note ? (
          <p dir="auto" className={styles.words}>
            {note}
          </p>
        ) : (
          <p>{t('noteEmpty')}</p>
        )}
        <FormFoot>
          <Button autoFocus={hasWritten} onClick={write}>
            {t(note ? 'noteEdit' : 'noteAdd')}
          </Button>
          <span role="status" className="muted">
            {isSuccess ? t('noteSaved') : null}
          </span>
        </FormFoot>
      </div>
    )
  }
  const save = () =>
    change({ notes: written.trim() }).then(
      () => setWritten(null),
      () => null,
    )
  return (
    <FormStack onSend={save}>
      <TextArea
        label={t('noteLabel')}
        help={t('noteLead')}
        value={written}
        maxLength={lengths.recordNote}
        onChange={({ target }) => setWritten(target.value)}
        autoFocus
      />
      <ErrorAlert failure={refused} />
      <FormFoot>
        <Button type="submit" kind="solid" busy={isPending}>
          {t('noteSave')}
        </Button>
        <Button onClick={() => setWritten(null)}>{t('noteCancel')}</Button>
      </FormFoot>
    </FormStack>
  )
}
