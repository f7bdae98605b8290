import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { useSearch } from '../../page/use-search.ts'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import styles from './SettingsScreen.module.css'
import { groupNames, isChanged, settingsOf } from './setting.ts'

/**
 * Every setting of the facility. The group is in the address; a search and “only changed”
 * look through all groups. What is typed is kept when another group is opened.
 */
export function SettingsScreen() {
  const { t } = useWords('office')
  const [params, setParams] = useSearch()
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const asked = useLiveQuery('settings')
  const wanted = params.get('group')
  const group = groupNames.find((name) => name === wanted) ?? groupNames[0] ?? 'capacity'
  const settings = asked.data ? settingsOf(asked.data) : []
  return (
    <OfficePage
      title={t('officeSettings')}
      beside={
        <>
          <SearchBox
            label={t('settingsSearch', { count: settings.length })}
            typed={search}
            onType={setSearch}
          />
          <div className={styles.changed}>
            <SwitchRow
              label={
                <>
                  {t('settingsOnlyChanged')}{' '}
                  <span className="num">({settings.filter(isChanged).length})</span>
                </>
              }
              checked={onlyChanged}
              onChange={({ target }) => setOnlyChanged(target.checked)}
            />
          </div>
        </>
      }
    >
      <div className={styles.page}>
        <QuietlyLoaded asked={asked} notLoaded={t('settingsNotLoaded')}>
          {() => (
            <SettingsForm
              settings={settings}
              narrowing={{ group, search, onlyChanged }}
              onGroup={(name) => {
                setSearch('')
                setOnlyChanged(false)
                setParams({ group: name })
              }}
            />
          )}
        </QuietlyLoaded>
      </div>
    </OfficePage>
  )
}
