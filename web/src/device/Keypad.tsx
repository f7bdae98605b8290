import { IconBackspace } from '@tabler/icons-react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Keypad.module.css'

type Props = {
  digits: string
  most: number
  onChange: (digits: string) => void
  /** Called for Enter, unless it presses what has the focus. */
  onEnter?: () => void
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null

/** A keypad with ten digits in the order of a telephone; the keyboard works too. */
export function Keypad({ digits, most, onChange, onEnter }: Props) {
  const { t } = useWords('device')
  const type = (digit: string) => {
    if (digits.length < most) onChange(digits + digit)
  }
  const back = () => onChange(digits.slice(0, -1))
  const onKey = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (/^\d$/.test(key)) type(key)
    if (key === 'Backspace') back()
    if (key === 'Enter' && !isPressable(target)) onEnter?.()
  })
  // Listening begins when it is drawn and isn't interrupted, so that a fast typist loses no digit.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  const keyOf = (digit: string) => (
    <button key={digit} type="button" onClick={() => type(digit)}>
      {digit}
    </button>
  )
  return (
    <fieldset className={styles.pad} aria-label={t('keypad')}>
      {keys.map(keyOf)}
      <button type="button" className={styles.act} onClick={() => onChange('')}>
        {t('keypadClear')}
      </button>
      {keyOf('0')}
      <button type="button" className={styles.act} aria-label={t('keypadDelete')} onClick={back}>
        <Icon of={IconBackspace} size="34px" />
      </button>
    </fieldset>
  )
}
