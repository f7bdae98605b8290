import { refusedInWords } from '@mikvah/contract/words/choices-in-words.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useState } from 'react'
import { Form } from '../../page/Form.tsx'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { Groups } from './Groups.tsx'
import { History } from './History.tsx'
import { type SettingsNarrowing, shownOf } from './narrow-settings.ts'
import { PreviewModal } from './PreviewModal.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingRow } from './SettingRow.tsx'
import styles from './SettingsScreen.module.css'
import { groupNames, type Setting } from './setting.ts'
import { type Typed, typedWith, wrongIn } from './typed-settings.ts'
import { useSaveSettings } from './use-save-settings.ts'
import { useSettingWords } from './use-setting-words.ts'

type Props = {
  settings: readonly Setting[]
  narrowing: SettingsNarrowing
  onGroup: (group: Setting['group']) => void
}

/**
 * The settings that are shown, by groups, with their history and a preview of what a change would do. What is typed in
 * any group is kept until it is saved or discarded, all together; an old value that is brought back while nothing is
 * typed goes to the preview at once, or is saved where it needs none.
 */
export function SettingsForm({ settings, narrowing, onGroup }: Props) {
  const { t } = useWords('settings')
  const wordsOf = useSettingWords()
  const [typed, setTyped] = useState<Typed>({})
  const { said, say } = useSaid()
  const save = useSaveSettings({
    ...{ typed, saved: settings },
    onSaved: (count) => {
      setTyped({})
      say(t('settingsSaved', { count }))
    },
  })
  useUnsaved(Object.keys(typed).length > 0, 'page')
  const wrong = wrongIn(typed)
  const shown = shownOf(settings, wordsOf, narrowing)
  const everywhere = narrowing.search.trim() !== '' || narrowing.onlyChanged
  const errorOf = (key: string) => {
    const own = wrong.get(key)
    return own
      ? t(
          `setting.${own.because}` as WordKey,
          refusedInWords(key, own.params, (word) => t(word)),
        )
      : save.refusedAt(key)
  }
  const errors = Object.keys(typed).filter((key) => errorOf(key) !== null)
  const mayBeSent = save.isMoved ? wrong.size === 0 : errors.length === 0
  const type = (setting: Setting, value: string) => {
    save.begin()
    setTyped(typedWith(save.typed, setting, value))
  }
  return (
    <Form
      className={styles.set}
      onSend={() => {
        if (mayBeSent) save.preview()
      }}
    >
      <Groups settings={settings} group={everywhere ? null : narrowing.group} onGroup={onGroup} />
      <div className={styles.card}>
        {groupNames.map((group) => {
          const rows = shown.filter((setting) => setting.group === group)
          return rows.length === 0 ? null : (
            <section key={group}>
              <h2>{t(`settings.group.${group}` as WordKey)}</h2>
              {rows.map((setting) => (
                <SettingRow
                  key={setting.key}
                  setting={setting}
                  words={wordsOf(setting.key)}
                  typed={typed[setting.key]?.value}
                  error={errorOf(setting.key)}
                  onType={(value) => type(setting, value)}
                />
              ))}
            </section>
          )
        })}
        {shown.length === 0 ? (
          <p className="muted">
            {t(narrowing.search.trim() ? 'settingsNone' : 'settingsNoneChanged')}
          </p>
        ) : null}
        <SaveBar
          count={Object.keys(typed).length}
          wrong={errors.length}
          mayBeSent={mayBeSent}
          busy={save.isAsking}
          failure={save.failure}
          onShowWrong={() => {
            const at = settings.find(({ key }) => key === errors[0])
            if (at) onGroup(at.group)
          }}
          onDiscard={() => {
            save.begin()
            setTyped({})
          }}
        />
      </div>
      <History
        settings={settings}
        wordsOf={wordsOf}
        busy={save.isAsking}
        onBring={(setting, value) => {
          type(setting, value)
          onGroup(setting.group)
          // What else is typed is saved together with it, and only when she says so.
          if (Object.keys(typed).length === 0)
            save.preview([{ key: setting.key, value, was: setting.value }])
        }}
      />
      <PreviewModal
        preview={save.previewed}
        wordsOf={wordsOf}
        busy={save.isSaving}
        failure={save.saveFailure}
        onSave={save.save}
        onClose={save.begin}
      />
      <SaidLine said={said} />
    </Form>
  )
}
