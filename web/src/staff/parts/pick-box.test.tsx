// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { live } from '../../test/live.tsx'
import { PickBox } from './PickBox.tsx'

const options = ['dry', 'wet', 'both'].map((value) => ({ value, label: value }))

async function opened(busy = false) {
  const onPick = vi.fn()
  await live(
    <>
      <span id="door">Door</span>
      <PickBox
        labelledBy="door"
        shown="dry"
        value="dry"
        options={options}
        busy={busy}
        onPick={onPick}
      />
    </>,
  )
  const box = screen.getByRole('combobox', { name: /^Door/ })
  const press = (key: string) => fireEvent.keyDown(box, { key })
  const at = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  return { onPick, press, at }
}

describe('a list that is walked through by keys', () => {
  it.each(['Enter', ' '])('is opened at what is chosen and confirmed by “%s”', async (key) => {
    const { onPick, press, at } = await opened()
    press(key)
    expect(at()?.textContent).toBe('dry')
    expect(at()?.getAttribute('aria-disabled')).toBeNull()
    press('ArrowDown')
    expect(at()?.textContent).toBe('wet')
    expect(onPick).not.toHaveBeenCalled()
    press(key)
    expect(onPick.mock.calls).toEqual([['wet']])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens while what was picked before is under way, and stays open until that is over', async () => {
    const { onPick, press, at } = await opened(true)
    press('Enter')
    for (const option of screen.getAllByRole('option'))
      expect(option.getAttribute('aria-disabled')).toBe('true')
    press('ArrowDown')
    press('Enter')
    expect(onPick).not.toHaveBeenCalled()
    expect(at()?.textContent).toBe('wet')
  })

  it.each([
    ['Escape', false],
    ['Tab', true],
    ['w', true],
  ])('changes nothing by “%s”', async (key, staysOpen) => {
    const { onPick, press } = await opened()
    press('ArrowDown')
    press('End')
    press(key)
    expect(onPick).not.toHaveBeenCalled()
    expect(screen.queryByRole('listbox') !== null).toBe(staysOpen)
  })
})
