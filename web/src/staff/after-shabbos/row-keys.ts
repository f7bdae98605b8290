import { type Outcome, outcomes } from '@mikvah/rules/visit/from-paper.ts'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

type Typed = Pick<globalThis.KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The outcome that 1, 2 or 3 stands for: by the digit it writes, or without Shift by the place of a key that writes
 * none, as on a French keyboard; null for any other key.
 */
export const outcomeByKey = ({ key, code, shiftKey }: Typed): Outcome | null =>
  outcomes[Number(/^\d$/.test(key) || shiftKey ? key : placeOf(code)) - 1] ?? null

const placeOf = (code: string) => /^Digit(\d)$/.exec(code)?.[1]

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, dialog') !== null

const openRow = 'li[data-open]'
const rows = (night: Element | null) => [...(night?.querySelectorAll(openRow) ?? [])]
const isInOpenRow = (target: EventTarget | null) =>
  target instanceof Element && target.closest(openRow) !== null

const enter = (row: Element | undefined): boolean => {
  const radio =
    row?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    row?.querySelector<HTMLElement>('input[type=radio]')
  radio?.focus()
  return radio !== undefined && radio !== null
}

/** Moves the focus from a row to the next open one, or the previous; false where there is none. */
export function goFrom(row: HTMLElement, by: 1 | -1): boolean {
  const open = rows(row.closest('[data-papers]'))
  return enter(open[open.indexOf(row) + by])
}

/**
 * Moves the focus into the row's room field, if it has one, and selects its text, so that a typed number replaces it;
 * the first Tab after that stays in the field.
 */
export function goToRoom(row: HTMLElement): void {
  const room = row.querySelector<HTMLInputElement>('input:not([type=radio])')
  if (!room) return
  room.focus()
  room.select()
  room.dataset.led = ''
}

/**
 * Whether the first Tab after a key led here should stay in the room field, because it would look for the field it is
 * in.
 */
function staysInRoom({ key, shiftKey, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement) || target.dataset.led === undefined) return false
  delete target.dataset.led
  return key === 'Tab' && !shiftKey
}

type How = {
  /** Called with the outcome that a key stands for; null removes the mark. */
  onBecame: (became: Outcome | null) => void
  onNext: (by: 1 | -1) => void
}

/**
 * Handles the keys of a row: 1, 2 or 3, outside the room field, chooses the outcome, and who came is led on to her
 * room; Enter goes to the next open row (with Shift to the previous), as do the arrows in the room field; Escape
 * removes the mark. Keys with Ctrl, Alt or Meta are left alone, and those pressed on a button.
 */
export function onRowKeys(event: KeyboardEvent<HTMLElement>, { onBecame, onNext }: How): void {
  const { shiftKey, currentTarget: row, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || isButton(target)) return
  if (staysInRoom(event)) event.preventDefault()
  const act = actOf(event, isWriting(target))
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  if (act.next) onNext(shiftKey ? -1 : act.next)
  // On a phone the room field is shown only once she is marked as having come, and has to be there for the next key.
  else flushSync(() => onBecame(act.became))
  if (act.became === 'came') goToRoom(row)
  // The focus is on what the key has chosen, so that it is read out.
  else if (act.became) row.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
}

const isButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button') !== null

type Act = { next: 1 | -1; became?: never } | { next?: never; became: Outcome | null }

/**
 * The act of a key. In the room field digits are typed as text, so only the arrows move up and down the sheet there.
 */
function actOf(typed: Typed, writes: boolean): Act | null {
  const { key } = typed
  if (key === 'Enter') return { next: 1 }
  if (key === 'Escape') return { became: null }
  if (writes) return key === 'ArrowDown' ? { next: 1 } : key === 'ArrowUp' ? { next: -1 } : null
  const became = outcomeByKey(typed)
  return became && { became }
}

/**
 * Gives 1, 2 or 3, pressed anywhere on the page, to the first open row of the list; not in a text field, a select or a
 * dialog, nor in an open row, which takes the key itself or leaves it to the button it was pressed on.
 */
export function useKeysFromAnywhere(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, code, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || outcomeByKey(event) === null) return
      if (isWriting(target) || isInOpenRow(target)) return
      const row = rows(list.current)[0]
      if (!enter(row) || !row) return
      event.preventDefault()
      row.dispatchEvent(new window.KeyboardEvent('keydown', { key, code, bubbles: true }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}
