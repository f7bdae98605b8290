// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onRadioKeys, tabStop } from './radio-keys.ts'

afterEach(cleanup)

const hours = ['8:00', '8:15', '8:30']

function group(off: readonly string[] = [], dir: 'ltr' | 'rtl' = 'ltr') {
  const onPick = vi.fn()
  render(
    <div role="radiogroup" tabIndex={-1} onKeyDown={onRadioKeys} style={{ direction: dir }}>
      {hours.map((hour) => (
        // biome-ignore lint/a11y/useSemanticElements: it is these that the keys are for
        <button
          key={hour}
          type="button"
          role="radio"
          aria-checked={false}
          aria-disabled={off.includes(hour)}
          onClick={() => onPick(hour)}
        >
          {hour}
        </button>
      ))}
    </div>,
  )
  const radio = (hour: string) => screen.getByRole('radio', { name: hour })
  return { onPick, radio, focused: () => document.activeElement?.textContent }
}

describe('arrow keys in a group of hours', () => {
  it.each([
    ['8:00', 'ArrowRight', 'ltr', '8:15'],
    ['8:15', 'ArrowLeft', 'ltr', '8:00'],
    ['8:00', 'ArrowLeft', 'ltr', '8:30'],
    ['8:30', 'ArrowRight', 'ltr', '8:00'],
    ['8:00', 'ArrowLeft', 'rtl', '8:15'],
    ['8:15', 'ArrowRight', 'rtl', '8:00'],
    ['8:00', 'ArrowDown', 'rtl', '8:15'],
    ['8:15', 'ArrowUp', 'ltr', '8:00'],
    ['8:30', 'Home', 'ltr', '8:00'],
    ['8:00', 'End', 'ltr', '8:30'],
  ] as const)('from %s %s in %s chooses %s', (from, key, dir, to) => {
    const { onPick, radio, focused } = group([], dir)
    radio(from).focus()
    expect(fireEvent.keyDown(radio(from), { key }), 'the page doesn’t scroll').toBe(false)
    expect(focused()).toBe(to)
    expect(onPick.mock.calls).toEqual([[to]])
  })

  it('reach an hour that is full, to hear why, and choose it not', () => {
    const { onPick, radio, focused } = group(['8:15'])
    radio('8:00').focus()
    fireEvent.keyDown(radio('8:00'), { key: 'ArrowRight' })
    expect(focused()).toBe('8:15')
    expect(onPick).not.toHaveBeenCalled()
  })

  it('other keys, and keys while nothing in it has the focus, are left alone', () => {
    const { onPick, radio, focused } = group()
    radio('8:00').focus()
    expect(fireEvent.keyDown(radio('8:00'), { key: 'a' })).toBe(true)
    expect(focused()).toBe('8:00')
    radio('8:00').blur()
    expect(fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'End' })).toBe(true)
    expect(onPick).not.toHaveBeenCalled()
  })

  it.each([
    ['the chosen one', '8:30', [], '8:30'],
    ['the first that may be chosen', null, ['8:00'], '8:15'],
    ['the first, where all are full', null, hours, '8:00'],
    ['the first, where the chosen one is no more', '9:00', [], '8:00'],
  ])('Tab reaches %s', (_, chosen, off: readonly string[], stop) => {
    const options = hours.map((value) => ({ value, disabled: off.includes(value) }))
    expect(tabStop(options, chosen)).toBe(stop)
  })

  it('Tab reaches nothing of an empty group', () => {
    expect(tabStop([], null)).toBeNull()
  })
})
