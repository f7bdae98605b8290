import type { User } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './PatronRecordScreen.module.css'

/** Whether a typed note differs from the saved one; blanks around it don't count, because they aren't saved. */
const isAnother = (typed: string | null, known: string | null) =>
  typed !== null && typed.trim() !== (known ?? '').trim()

/** The patron's own note and the facility's, side by side, each to be changed by the desk. */
export function HerNotes({ her }: { her: User }) {
  const { t } = useWords('desk-pages')
  // A note that isn't touched isn't sent, because another desk may be writing it at the same time.
  const [hers, setHers] = useState<string | null>(null)
  const [ours, setOurs] = useState<string | null>(null)
  const changeUser = useTell('changeUser', { stale: ['user'] })
  const hasHers = isAnother(hers, her.notes)
  const hasOurs = isAnother(ours, her.internalNote ?? null)
  useUnsaved(hasHers || hasOurs, 'page')
  const changes = [
    ...(hasHers ? [{ op: 'add' as const, path: '/Notes', value: hers ?? '' }] : []),
    ...(hasOurs ? [{ op: 'add' as const, path: '/internalNote', value: ours ?? '' }] : []),
  ]
  const save = () => {
    if (changes.length === 0) return
    // What is kept is typed no more: the next save leaves it to whoever changes it meanwhile.
    const forget = () => {
      setHers((typed) => (typed === hers ? null : typed))
      setOurs((typed) => (typed === ours ? null : typed))
    }
    // She may type on before the answer, which resets the mutation and would drop a callback given to it.
    changeUser.mutateAsync({ params: { id: her.id }, body: changes }).then(forget, () => null)
  }
  const write = (put: (text: string) => void) => (text: string) => {
    changeUser.reset()
    put(text)
  }
  return (
    <Card>
      <Form onSend={save} className={styles.part}>
        <h2>{t('patronNotes')}</h2>
        <div className={styles.notes}>
          <TextArea
            label={t('patronHerNote')}
            rows={3}
            maxLength={lengths.recordNote}
            value={hers ?? her.notes ?? ''}
            onChange={({ target }) => write(setHers)(target.value)}
          />
          <TextArea
            label={t('patronInternal')}
            rows={3}
            maxLength={lengths.recordNote}
            value={ours ?? her.internalNote ?? ''}
            onChange={({ target }) => write(setOurs)(target.value)}
          />
        </div>
        <ErrorAlert failure={changeUser.error} />
        <p role="status" className={styles.saved}>
          {changeUser.isSuccess ? t('patronSaved') : null}
        </p>
        <Button type="submit" busy={changeUser.isPending}>
          {t('patronSave')}
        </Button>
      </Form>
    </Card>
  )
}
