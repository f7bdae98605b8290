import { IconUserHeart, IconUserOff, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '../../facts/use-me.ts'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ExcludedAttendantsScreen.module.css'
import { type Attendant, isOtherScript, suggestionsFor } from './suggestions.ts'

/** The attendants she would rather not meet: she removes one by a tap, and adds one by name. */
export function ExcludedAttendantsScreen() {
  const { t } = useWords('excluded-attendants')
  const me = useMe()
  const attendants = useAsk('attendants', { query: { activeonly: 'false' } })
  const failure = me.error ?? attendants.error
  const isThere = me.data !== undefined && attendants.data !== undefined
  return (
    <PatronPage title={t('excludedTitle')} lead={t('excludedLead')}>
      {isThere ? (
        <List
          userId={me.data.id}
          attendants={attendants.data}
          excluded={new Set(me.data.excludedAttendants.map(({ attendantId }) => attendantId))}
        />
      ) : (
        <>
          <ErrorAlert
            failure={failure}
            onTryAgain={() => {
              me.refetch()
              attendants.refetch()
            }}
          />
          {failure ? null : <Skeleton lines={4} />}
        </>
      )}
    </PatronPage>
  )
}

type Props = {
  userId: string
  attendants: readonly Attendant[]
  excluded: ReadonlySet<string>
}

function List({ userId, attendants, excluded }: Props) {
  const { t } = useWords('excluded-attendants')
  const nameOf = useNameOf()
  const [typed, setTyped] = useState('')
  const add = useTell('excludeAttendant', { stale: ['user'] })
  const remove = useTell('includeAttendant', { stale: ['user'] })
  const hers = attendants.filter(({ id }) => excluded.has(id))
  const found = suggestionsFor(typed, attendants, excluded)
  const [done, setDone] = useState<string | null>(null)
  /** One that she took off and that stays on the list, and why. */
  const [stays, setStays] = useState<{ attendantId: string; why: unknown } | null>(null)
  const put = ({ id: attendantId, ...named }: Attendant) => {
    if (!remove.isPending) setStays(null)
    const said = () => {
      setTyped((now) => (now === typed ? '' : now))
      setDone(t('excludedAdded', { name: nameOf(named) }))
    }
    // The next tap may come before the answer, and would drop a callback given to the mutation.
    add.mutateAsync({ params: { id: userId, attendantId } }).then(said, () => null)
  }
  const takeOff = ({ id: attendantId, ...named }: Attendant) => {
    // One under way may still fail, and says so.
    if (!add.isPending) add.reset()
    if (!remove.isPending) setStays(null)
    const said = () => {
      setStays((one) => (one?.attendantId === attendantId ? null : one))
      setDone(t('excludedRemoved', { name: nameOf(named) }))
    }
    // Several may be under way, and the mutation knows of the last of them alone.
    remove
      .mutateAsync({ params: { id: userId, attendantId } })
      .then(said, (why) => setStays({ attendantId, why }))
  }
  const goes = remove.isPending ? remove.variables.params?.attendantId : null
  return (
    <>
      {hers.length === 0 ? <Empty icon={IconUserHeart} title={t('excludedNobody')} /> : null}
      <ul className={styles.list}>
        {hers.map(({ id, ...named }) => (
          <li key={id}>
            <bdi>{nameOf(named)}</bdi>
            <IconButton
              icon={IconX}
              label={t('excludedRemove', { name: nameOf(named) })}
              busy={goes === id}
              onClick={() => takeOff({ id, ...named })}
            />
          </li>
        ))}
      </ul>
      <section>
        <Field
          type="search"
          label={t('excludedSearch')}
          help={t('excludedSearchHint')}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setDone(null)
          }}
        />
        <div role="status">
          {done ? <p>{done}</p> : null}
          {found?.length === 0 ? (
            <p>
              {t('excludedNone')}
              {isOtherScript(typed, attendants) ? ` ${t('excludedOtherLetters')}` : null}
            </p>
          ) : null}
        </div>
        {found && found.length > 0 ? (
          <ul className={styles.list} aria-label={t('excludedFound')}>
            {found.map(({ id, ...named }) => (
              <li key={id}>
                <Button
                  icon={IconUserOff}
                  busy={add.isPending}
                  aria-label={t('excludedAdd', { name: nameOf(named) })}
                  onClick={() => put({ id, ...named })}
                >
                  <bdi>{nameOf(named)}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        <ErrorAlert failure={add.error ?? stays?.why} />
      </section>
    </>
  )
}
