import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { SettingEntry } from '@mikvah/rules/settings/entry.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import type { Say } from '../../words/say.ts'
import { useWords } from '../../words/use-words.ts'
import { KeyName } from '../parts/KeyName.tsx'
import { inWords, valueText } from './in-words.ts'
import { SettingInput } from './SettingInput.tsx'
import styles from './SettingRow.module.css'
import { isChanged, isSecret, type Setting } from './setting.ts'
import type { WordsOf } from './use-setting-words.ts'

type Props = {
  setting: Setting
  words: ReturnType<WordsOf>
  /** The value typed instead of the saved one. */
  typed: string | undefined
  error: string | null
  onType: (value: string) => void
}

/** One setting: its name and help, its value, its default where that is another, and what is wrong with it. */
export function SettingRow({ setting, words, typed, error, onType }: Props) {
  const { t, language } = useWords('office')
  const id = useId()
  const { key, entry } = setting
  const secret = isSecret(setting)
  const value = typed ?? (secret ? '' : setting.value)
  const meaning = inWords(entry, value, { language, t })
  return (
    <div className={styles.row} data-setting={key}>
      <div className={styles.name}>
        <label htmlFor={id}>{words.label}</label>{' '}
        {typed !== undefined ? (
          <Tag kind="late">{t('settingTyped')}</Tag>
        ) : isChanged(setting) ? (
          <Tag kind="new">{t('settingChanged')}</Tag>
        ) : null}
        {entry.notYet ? (
          <>
            {' '}
            <Tag>{t('settingNotYet')}</Tag>
          </>
        ) : null}
        <KeyName of={key} />
      </div>
      <div className={styles.value}>
        <span className={styles.control} data-wrong={error !== null || undefined}>
          <SettingInput
            setting={setting}
            value={value}
            onType={onType}
            ties={{
              id,
              'aria-describedby': error ? `${id}-help ${id}-error` : `${id}-help`,
              'aria-invalid': error ? true : undefined,
            }}
          />
          {meaning ? <bdi>{meaning}</bdi> : entry.unit ? t(`unit.${entry.unit}` as WordKey) : null}
        </span>
        <p id={`${id}-help`} className={styles.help}>
          <NothingComesOfIt entry={entry} value={value} />
          {words.help} <span className={styles.faint}>{limitsText(setting, t)}</span>
        </p>
        <p id={`${id}-error`} className={styles.error} aria-live="polite">
          {error ? (
            <>
              <Icon of={IconAlertCircle} />
              {error}
            </>
          ) : null}
        </p>
        {secret ? (
          <SecretLine setting={setting} typed={typed} onType={onType} />
        ) : (
          <StandardLine setting={setting} typed={typed} onType={onType} />
        )}
      </div>
    </div>
  )
}

/** Says that nothing in the program reads the setting yet, or acts on what is chosen. */
function NothingComesOfIt({ entry, value }: { entry: SettingEntry; value: string }) {
  const { t } = useWords('office')
  if (entry.notYet) return <b>{t('settingNotYetHelp')} </b>
  if (entry.valuesNotYet?.includes(value)) return <b>{t('settingChosenNotYet')} </b>
  return null
}

type LineProps = Pick<Props, 'setting' | 'typed' | 'onType'>

/** Whether a secret is set, with a button that removes it. */
function SecretLine({ setting: { entry, value }, typed, onType }: LineProps) {
  const { t } = useWords('office')
  if (typed !== undefined) return null
  const isSet = value !== ''
  return (
    <p className={styles.help}>
      {t(isSet ? 'settingKept' : 'settingNoSecret')}{' '}
      {isSet && !entry.required ? (
        <Button kind="quiet" size="small" onClick={() => onType('')}>
          {t('settingClear')}
        </Button>
      ) : null}
    </p>
  )
}

/** The default, where the setting has another value, with a button that restores it. */
function StandardLine({ setting, typed, onType }: LineProps) {
  const { t, language } = useWords('office')
  const { entry, value } = setting
  if (typed === undefined && !isChanged(setting)) return null
  return (
    <p className={styles.help}>
      {t('settingStandard')}{' '}
      <b>
        <bdi>{valueText(entry, entry.standard, { language, t })}</bdi>
      </b>{' '}
      {(typed ?? value) === entry.standard ? null : (
        <Button kind="quiet" size="small" onClick={() => onType(entry.standard)}>
          {t('settingRestore')}
        </Button>
      )}
    </p>
  )
}

/** Keeps a minus before its number in a Hebrew line. */
const ltr = (number: number) => `\u2066${number}\u2069`

function limitsText({ entry }: Setting, t: Say): string | null {
  if ('min' in entry) return t('settingRange', { min: ltr(entry.min), max: ltr(entry.max) })
  if ('maxLength' in entry && entry.maxLength <= 1000)
    return t('settingMost', { count: entry.maxLength })
  return null
}
