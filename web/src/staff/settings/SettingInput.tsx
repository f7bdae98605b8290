import { choiceKey } from '@mikvah/contract/words/choices-in-words.ts'
import type { SettingEntry, SettingType } from '@mikvah/rules/settings/entry.ts'
import type { ComponentProps } from 'react'
import { useWords } from '../../words/use-words.ts'
import styles from './SettingRow.module.css'
import { isSecret, type Setting } from './setting.ts'

type Props = {
  setting: Setting
  value: string
  onType: (value: string) => void
  /** The attributes that connect the field with its label, help and error. */
  ties: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>
}

const numeric: readonly SettingType[] = [
  ...(['whole', 'number', 'minutes', 'hour', 'money', 'latitude', 'longitude'] as const),
]
/** Types whose values read from left to right in both languages. */
const ltr: readonly SettingType[] = [
  ...numeric,
  ...(['url', 'email', 'phone', 'extension', 'zone', 'currency', 'country'] as const),
  ...(['passcode', 'monthDay', 'zipcodes', 'callingCodes', 'supplies', 'secret'] as const),
]

/** The control that fits the type of a setting. */
export function SettingInput({ setting, value, onType, ties }: Props) {
  const { t } = useWords('office')
  const { entry } = setting
  const options = optionsOf(entry)
  const wordOf = (one: string) =>
    one === '' ? t('settingNotSet') : (flagWords[one] && t(flagWords[one])) || t(choiceKey(one))
  if (options)
    return (
      <select
        {...ties}
        className={styles.input}
        value={value}
        onChange={({ target }) => onType(target.value)}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {entry.valuesNotYet?.includes(one)
              ? t('settingValueNotYet', { choice: wordOf(one) })
              : wordOf(one)}
          </option>
        ))}
      </select>
    )
  const dir = ltr.includes(entry.type) ? 'ltr' : 'auto'
  if (entry.type === 'longText')
    return (
      <textarea
        {...ties}
        className={styles.input}
        dir={dir}
        rows={3}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <input
      {...ties}
      className={styles.input}
      dir={dir}
      data-short={numeric.includes(entry.type) || undefined}
      type={isSecret(setting) ? 'password' : 'text'}
      inputMode={numeric.includes(entry.type) ? 'decimal' : undefined}
      autoComplete={isSecret(setting) ? 'new-password' : 'off'}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

const flagWords: Readonly<Record<string, 'settingYes' | 'settingNo'>> = {
  True: 'settingYes',
  False: 'settingNo',
}

/** The values that can be chosen; null for free text. Blank comes first where it is a value. */
function optionsOf(entry: SettingEntry): readonly string[] | null {
  if (entry.type === 'flag')
    return entry.standard === '' ? ['', 'True', 'False'] : ['True', 'False']
  if (entry.type === 'choice') return entry.required ? entry.choices : ['', ...entry.choices]
  return null
}
