import type { CountryCode } from 'libphonenumber-js/core'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { classes } from '../parts/classes.ts'
import field from '../parts/fields/Field.module.css'
import { FieldFrame, type FieldWords } from '../parts/fields/FieldFrame.tsx'
import { untilItComes } from '../talk/until-it-comes.ts'
import { useWords } from '../words/use-words.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { learnZone, zoneToLearn } from './numbering.ts'
import styles from './PhoneField.module.css'
import { afterLearning, afterTyping, grouped, type TypedPhone } from './phone.ts'

type Props = FieldWords & {
  phone: TypedPhone
  onChange: (phone: TypedPhone) => void
  /** The countries that come first, when they differ from those of the sign-in. */
  preferred?: readonly CountryCode[]
} & Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'autoFocus' | 'onBlur'>

/** A field for a phone number, grouped as its country writes it, beside the choice of that country. */
export function PhoneField({
  phone,
  onChange,
  preferred,
  label,
  help,
  error,
  required,
  ...rest
}: Props) {
  const { t } = useWords()
  const zone = zoneToLearn(phone.text, phone.country)
  const [lost, setLost] = useState<string | null>(null)
  const isLost = zone !== null && lost === zone
  /** Counts the keystrokes after the zone couldn't be learnt: each tries again. */
  const [round, setRound] = useState(0)
  const read = useEffectEvent(() => {
    if (phone.text) onChange(afterLearning(phone))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries the same zone again.
  useEffect(() => {
    if (!zone) return
    let stands = true
    untilItComes(() => learnZone(zone)).then(
      () => {
        if (stands) read()
      },
      (cause) => {
        console.error(cause)
        if (stands) setLost(zone)
      },
    )
    return () => {
      stands = false
    }
  }, [zone, round])
  return (
    <FieldFrame
      {...{ label, help, required }}
      error={isLost && phone.text ? t('phoneUnread') : error}
    >
      {(ties) => (
        <span className={styles.phone}>
          <CountrySelect
            value={phone.country}
            preferred={preferred}
            onChange={(country) => onChange({ country, text: grouped(phone.text, country) })}
          />
          <input
            {...rest}
            {...ties}
            type="tel"
            inputMode="tel"
            className={classes(field.input, styles.number)}
            value={phone.text}
            onChange={({ target }) => {
              if (isLost) setRound(round + 1)
              onChange(
                afterTyping(phone, target.value, {
                  atEnd: target.selectionStart === target.value.length,
                }),
              )
            }}
          />
        </span>
      )}
    </FieldFrame>
  )
}
