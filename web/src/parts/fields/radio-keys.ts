import type { KeyboardEvent } from 'react'

const steps: Record<string, 'along' | 'against' | 'next' | 'previous' | 'first' | 'last'> = {
  ArrowRight: 'along',
  ArrowLeft: 'against',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/**
 * Arrow keys, Home and End for a radio group of buttons; the arrows go in reading direction and around the ends. A key
 * chooses what may be chosen; anything else only gets the focus, so that its reason is read out.
 */
export function onRadioKeys(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const at = radios.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = step === 'next' || step === (rtl ? 'against' : 'along')
  const to =
    step === 'first'
      ? 0
      : step === 'last'
        ? radios.length - 1
        : (at + (forward ? 1 : -1) + radios.length) % radios.length
  const radio = radios[to]
  radio?.focus()
  if (radio?.getAttribute('aria-disabled') !== 'true') radio?.click()
}

/**
 * The value of the one button of the group that Tab reaches: of the chosen one, else of the first that may be chosen,
 * else of the first. Null without options.
 */
export function tabStop<T extends { value: string; disabled?: boolean }>(
  options: readonly T[],
  chosen: string | null,
): string | null {
  const stop =
    options.find((option) => option.value === chosen) ??
    options.find((option) => !option.disabled) ??
    options[0]
  return stop?.value ?? null
}
