import type { Icon as TablerIcon } from '@tabler/icons-react'
import { IconArrowRight } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { oneTap, unlessBusy } from './taps/one-tap.ts'

/**
 * `solid` is used once on a screen; `stone` is for buttons on water; `cancel` becomes solid only in its own
 * confirmation (`cancelNow`).
 */
export type ButtonKind = 'solid' | 'plain' | 'quiet' | 'stone' | 'cancel' | 'cancelNow' | 'kallah'

export type ButtonLook = {
  kind?: ButtonKind
  size?: 'small' | 'normal' | 'big'
  wide?: boolean
  icon?: TablerIcon
  /** Whether the button shows an arrow, as it leads to another step. */
  arrow?: boolean
}

export const buttonClass = ({ kind = 'plain', size = 'normal', wide }: ButtonLook) =>
  classes(styles.button, styles[kind], styles[size], wide && styles.wide)

type Props = ButtonLook & { busy?: boolean } & Omit<ComponentPropsWithRef<'button'>, 'className'>

/**
 * While busy the button keeps its place and the focus, but a tap does nothing; nor does the second tap of a double
 * tap.
 */
export function Button({
  kind,
  size,
  wide,
  icon,
  arrow,
  busy = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={unlessBusy(busy, oneTap(onClick))}
    >
      {icon ? <Icon of={icon} /> : null}
      <span>{children}</span>
      {arrow ? <Icon of={IconArrowRight} /> : null}
    </button>
  )
}
