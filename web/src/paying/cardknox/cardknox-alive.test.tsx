// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepSettings } from '../../facts/settings.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { listed } from '../../test/reserve-server.ts'
import type { CardReader } from '../card-source.ts'
import { CardknoxCardForm } from './CardknoxCardForm.tsx'
import { loadIfields } from './ifields.ts'

const settings = { ccPublicKey: 'key-of-ours', cardknoxIfieldsVersion: '2.15', date: '2026-11-24' }

/** The provider’s script as it behaves in the page: it writes a token of what stands in its frames. */
function theScript() {
  const heard: (() => void)[] = []
  const cleared: string[] = []
  let nth = 0
  let fails = false
  const hidden = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[data-ifields-id="${name}-token"]`)
  window.setAccount = vi.fn()
  window.addIfieldCallback = (_, onEvent) => heard.push(onEvent)
  window.clearIfield = (field) => cleared.push(field)
  const patience: number[] = []
  window.getTokens = (onDone, onFailed, timeoutMs) => {
    patience.push(timeoutMs)
    if (fails) return onFailed()
    nth += 1
    for (const name of ['card-number', 'cvv']) {
      const field = hidden(name)
      if (field) field.value = `${name}-${nth}`
    }
    onDone()
  }
  return {
    cleared,
    patience,
    setAccount: window.setAccount,
    typedInFrame: () => {
      for (const one of heard) one()
    },
    failsFromNowOn: () => {
      fails = true
    },
    writesNothing: () => {
      window.getTokens = (onDone) => onDone()
    },
  }
}

/** The scripts that were put into the page; nothing is loaded here. */
const scripts: HTMLScriptElement[] = []

/** Opens the form; the first of a page also loads the script of the provider. */
async function form(more: Record<string, string> = {}, language: Language = 'en') {
  keepSettings(listed({ ...settings, ...more }))
  serveCalls({})
  const script = theScript()
  const card = createRef<CardReader>()
  await live(<CardknoxCardForm ref={card} />, { areas: ['cards'], language })
  await act(async () => scripts.at(-1)?.onload?.(new Event('load')))
  return { script, card: { current: () => card.current as CardReader } }
}
const expires = (text: string) =>
  fireEvent.change(screen.getByLabelText('Expires'), { target: { value: text } })
const read = (card: { current: () => CardReader }) => act(async () => card.current().read())

beforeEach(() => {
  vi.stubGlobal('__VERSION__', '1.0.0')
  for (const name of ['setAccount', 'getTokens', 'addIfieldCallback', 'clearIfield'] as const)
    delete window[name]
  const put = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
  return () => put.mockRestore()
})

describe('a card typed into the frames of Cardknox', () => {
  it('is read as its two tokens and its month, and stays that one until it is spent', async () => {
    const { card, script } = await form()
    expect(script.setAccount).toHaveBeenCalledWith('key-of-ours', 'Mikvah', expect.any(String))
    expires('1230')
    const first = { sourceToken: 'card-number-1', cvv: 'cvv-1', ccExpMonth: '12', ccExpYear: '30' }
    expect(await read(card)).toEqual(first)
    expect(await read(card)).toEqual(first)
    card.current().spent()
    expect(await read(card)).toMatchObject({ sourceToken: 'card-number-2' })
    expect(script.patience, 'a slow network has a minute for each').toEqual([60_000, 60_000])
  })

  it.each<[string, (made: Awaited<ReturnType<typeof form>>) => void]>([
    ['in a frame', ({ script }) => script.typedInFrame()],
    ['in the month', () => expires('1131')],
  ])('is another one once something is typed %s', async (_, type) => {
    const made = await form()
    expires('1230')
    expect(await read(made.card)).toMatchObject({ sourceToken: 'card-number-1' })
    act(() => type(made))
    expect(await read(made.card)).toMatchObject({ sourceToken: 'card-number-2' })
  })

  it('is asked for its month first, which is corrected without a word left over', async () => {
    const { card } = await form()
    expires('1025')
    expect(await read(card)).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('Please check the month and year.')
    expires('1126')
    expect(await read(card)).toMatchObject({ ccExpMonth: '11', ccExpYear: '26' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string, (script: ReturnType<typeof theScript>) => void]>([
    ['the provider can’t read', (script) => script.failsFromNowOn()],
    ['nothing was typed of', (script) => script.writesNothing()],
    ['has no script in the page', () => delete window.getTokens],
  ])('that %s says so', async (_, spoil) => {
    const { card, script } = await form()
    spoil(script)
    expires('1230')
    expect(await read(card)).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('The card could not be read.')
  })

  it('that was refused is cleared, from our field and from the frames', async () => {
    const { card, script } = await form()
    expires('1230')
    await read(card)
    act(() => card.current().discard())
    expect(screen.getByLabelText<HTMLInputElement>('Expires').value).toBe('')
    expect(script.cleared).toEqual(['card-number', 'cvv'])
    expect(await read(card)).toBeNull()
  })

  it.each([
    ['True', 2],
    ['False', 1],
    ['', 2],
  ])('is asked for its security code unless that is off: “%s”', async (ccRequiresCvv, frames) => {
    const { card } = await form({ ccRequiresCvv })
    expect(document.querySelectorAll('iframe')).toHaveLength(frames)
    expect(screen.queryByTitle('Security code') !== null).toBe(frames === 2)
    expires('1230')
    expect(await read(card)).toMatchObject({ cvv: frames === 2 ? 'cvv-1' : undefined })
  })
})

it('the script is loaded once for a page, and anew after a try that failed', async () => {
  vi.resetModules()
  const fresh = await import('./ifields.ts')
  expect(fresh.loadIfields).not.toBe(loadIfields)
  const before = scripts.length
  const wish = { key: 'key-of-ours', version: '2.15' }
  const failed = fresh.loadIfields(wish)
  expect(scripts).toHaveLength(before + 1)
  scripts.at(-1)?.onerror?.(new Event('error'))
  await expect(failed).rejects.toThrow('could not be loaded')
  const [one, two] = [fresh.loadIfields(wish), fresh.loadIfields(wish)]
  expect(scripts).toHaveLength(before + 2)
  expect(scripts.at(-1)?.src).toBe('https://cdn.cardknox.com/ifields/2.15/ifields.min.js')
  scripts.at(-1)?.onload?.(new Event('load'))
  await Promise.all([one, two])
})

it.each([
  ['en', 'MM / YY'],
  ['he', 'חודש\u200e / \u200eשנה'],
] as const)('hints in %s at how the expiry is written', async (language, hint) => {
  await form({}, language)
  const field = screen.getByLabelText<HTMLInputElement>(words[language].cardExpiry)
  expect(field.placeholder).toBe(hint)
})
