import type { WordKey } from '@mikvah/contract/words/key.ts'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Groups.module.css'
import { groupNames, type Setting } from './setting.ts'

type Props = {
  settings: readonly Setting[]
  /** The group shown; null while a search looks through all of them. */
  group: Setting['group'] | null
  onGroup: (group: Setting['group']) => void
}

/** The groups in the order of the catalogue, each with the number of its settings. */
export function Groups({ settings, group, onGroup }: Props) {
  const { t } = useWords('office')
  const nameOf = (name: Setting['group']) => t(`settings.group.${name}` as WordKey)
  return (
    <div>
      <div className={styles.narrow}>
        <SelectField
          label={t('settingsGroups')}
          value={group ?? ''}
          onChange={({ target }) => onGroup(target.value as Setting['group'])}
        >
          {group === null ? <option value="">{t('settingsFound')}</option> : null}
          {groupNames.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </SelectField>
      </div>
      <nav className={styles.groups} aria-label={t('settingsGroups')}>
        {groupNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === group ? 'true' : undefined}
            onClick={() => onGroup(name)}
          >
            {nameOf(name)}
            <span className="num">{settings.filter((one) => one.group === name).length}</span>
          </button>
        ))}
      </nav>
    </div>
  )
}
