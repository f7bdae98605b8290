import type { User } from '@mikvah/contract/contract.ts'
import { IconX } from '@tabler/icons-react'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PatronRecordScreen.module.css'

/** The attendants whom this patron would rather not meet; the desk adds to them and takes them off. */
export function Excluded({ her }: { her: User }) {
  const { t } = useWords('desk-pages')
  const nameOf = useNameOf()
  const {
    data: attendants,
    error,
    refetch,
  } = useAsk('attendants', { query: { activeonly: 'false' } })
  const add = useTell('excludeAttendant', { stale: ['user'] })
  const remove = useTell('includeAttendant', { stale: ['user'] })
  const ids = new Set(her.excludedAttendants.map(({ attendantId }) => attendantId))
  const excluded = attendants?.filter(({ id }) => ids.has(id)) ?? []
  return (
    <Card>
      <div className={styles.part}>
        <h2>{t('patronExcluded')}</h2>
        {ids.size === 0 ? <p className="muted">{t('patronNobodyExcluded')}</p> : null}
        <ul className={styles.excluded}>
          {excluded.map(({ id, ...named }) => (
            <li key={id}>
              <bdi>{nameOf(named)}</bdi>
              <IconButton
                icon={IconX}
                label={t('patronTakeOff', { name: nameOf(named) })}
                onClick={() => remove.mutate({ params: { id: her.id, attendantId: id } })}
              />
            </li>
          ))}
        </ul>
        <SelectField
          label={t('patronExcludes')}
          value=""
          onChange={({ target }) => {
            if (target.value) add.mutate({ params: { id: her.id, attendantId: target.value } })
          }}
        >
          <option value="">{t('patronChoose')}</option>
          {attendants
            ?.filter(({ id, active }) => active && !ids.has(id))
            .map(({ id, ...named }) => (
              <option key={id} value={id}>
                {nameOf(named)}
              </option>
            ))}
        </SelectField>
        <ErrorAlert failure={attendants ? null : error} onTryAgain={refetch} />
        <ErrorAlert failure={add.error ?? remove.error} />
      </div>
    </Card>
  )
}
