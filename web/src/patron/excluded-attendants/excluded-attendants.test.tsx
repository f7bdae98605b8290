// @vitest-environment happy-dom

import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Shell } from '../../shell/Shell.tsx'
import { live, said, serveCalls } from '../../test/live.tsx'
import { ExcludedAttendantsScreen } from './ExcludedAttendantsScreen.tsx'

const helper = (id: string, name: string, active = true, nameHe = '') => ({
  ...{ id, name, nameHe, active },
})
const attendants = [
  helper('a1', 'Shoshana Levi', false),
  helper('a2', 'Rivka Stein'),
  helper('a3', 'Rivka Katz'),
  helper('a4', 'Rivka Gone', false),
]

/** A house that keeps her list. */
async function open(
  first: readonly string[] = [],
  {
    names = attendants,
    language = 'en' as Language,
    refuses = false,
    keeps = async () => false,
    shell = false,
  } = {},
) {
  let list = [...first]
  const user = () => ({
    id: 'u1',
    excludedAttendants: list.map((attendantId) => ({ attendantId })),
  })
  const idIn = (path: string) => path.split('/').at(-1) ?? ''
  const asked = serveCalls({
    user: () => ({ body: user() }),
    attendants: () => ({ body: names }),
    excludeAttendant: ({ path }) => {
      if (refuses) return { status: 400, body: { Message: 'Not just now.' } }
      list = [...list, idIn(path)]
      return said(user())
    },
    includeAttendant: async ({ path }) => {
      if (await keeps()) return { status: 400, body: { Message: 'She stays.' } }
      list = list.filter((id) => id !== idIn(path))
      return said(user())
    },
  })
  vi.stubGlobal('__VERSION__', '1.0.0')
  const screens = (
    <>
      {shell ? <Shell /> : null}
      <ExcludedAttendantsScreen />
    </>
  )
  await live(screens, {
    framed: shell,
    areas: ['excluded-attendants'],
    at: '/excluded-attendants',
    language,
  })
  return asked
}
const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('searchbox'), {
    target: { value: text },
  })
const suggested = () =>
  screen.queryAllByRole('button', { name: /^Add / }).map((button) => button.textContent)

it('says of each that she takes off that it is, though she takes off the next before the answer', async () => {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const
  const waits = [...answers]
  const asked = await open(['a1', 'a2'], {
    keeps: async () => (await waits.shift()?.promise) ?? false,
  })
  const takeOff = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Take ${name} off the list` }))
  await takeOff('Shoshana Levi')
  await takeOff('Rivka Stein')
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'includeAttendant')).toHaveLength(2),
  )
  for (const [nth, name] of ['Shoshana Levi', 'Rivka Stein'].entries()) {
    answers[nth]?.resolve(false)
    await screen.findByText(words.en.excludedRemoved.replace('{{name}}', name))
  }
})

it('says of one that stays that she does, though the next is off meanwhile', async () => {
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const
  const waits = [...answers]
  await open(['a1', 'a2'], { keeps: async () => (await waits.shift()?.promise) ?? false })
  for (const name of ['Shoshana Levi', 'Rivka Stein'])
    fireEvent.click(await screen.findByRole('button', { name: `Take ${name} off the list` }))
  await waitFor(() => expect(waits).toEqual([]))
  answers[0].resolve(true)
  await screen.findByText('She stays.')
  answers[1].resolve(false)
  await screen.findByText(words.en.excludedRemoved.replace('{{name}}', 'Rivka Stein'))
  expect(screen.getByText('She stays.')).toBeTruthy()
  expect(screen.getByText('Shoshana Levi')).toBeTruthy()
})

it('says no more of one that she stays, once she is off after all', async () => {
  const [first, later] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  const waits = [first.promise, later.promise, Promise.resolve(false)]
  await open(['a1', 'a2'], { keeps: async () => (await waits.shift()) ?? false })
  const takeOff = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Take ${name} off the list` }))
  for (const name of ['Shoshana Levi', 'Rivka Stein']) await takeOff(name)
  await waitFor(() => expect(waits).toHaveLength(1))
  first.resolve(true)
  await screen.findByText('She stays.')
  await takeOff('Shoshana Levi')
  await waitFor(() => expect(screen.queryByText('She stays.')).toBeNull())
  later.resolve(false)
  await waitFor(() => expect(screen.queryByText('Rivka Stein')).toBeNull())
})

it('lists whom she would rather not meet, those too who have left, and takes one off', async () => {
  await open(['a1', 'a2'])
  expect(await screen.findByText('Shoshana Levi')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Take Shoshana Levi off the list' }))
  await waitFor(() => expect(screen.queryByText('Shoshana Levi')).toBeNull())
  expect(screen.getByText('Rivka Stein')).toBeTruthy()
})

it('suggests nobody before three letters, then whose name holds them in any case', async () => {
  await open(['a3'])
  for (const [text, names] of [
    ['ri', []],
    [' ri ', []],
    ['riv', ['Rivka Stein']],
    ['IVK', ['Rivka Stein']],
    ['a st', ['Rivka Stein']],
    ['levi', []],
  ] as const) {
    await type(text)
    expect(suggested()).toEqual(names)
  }
  expect(screen.getByText('Nobody has that name.')).toBeTruthy()
})

it('adds whom she taps, and begins anew', async () => {
  const asked = await open()
  expect(await screen.findByText('You would meet any attendant.')).toBeTruthy()
  await type('katz')
  fireEvent.click(screen.getByRole('button', { name: 'Add Rivka Katz' }))
  expect(await screen.findByText('Rivka Katz')).toBeTruthy()
  await waitFor(() => expect(suggested()).toEqual([]))
  expect(screen.queryByText('You would meet any attendant.')).toBeNull()
  const [put] = asked.filter(({ name }) => name === 'excludeAttendant')
  expect([put?.path, put?.body]).toEqual(['/api/api/users/u1/excludedattendants/a3', null])
})

it('whom she couldn’t add stands there still, with what she typed', async () => {
  await open([], { refuses: true })
  await type('katz')
  fireEvent.click(screen.getByRole('button', { name: 'Add Rivka Katz' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not just now.')
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('katz')
  expect(suggested()).toEqual(['Rivka Katz'])
})

it('who is taken off says so, is busy meanwhile, and leaves the focus in the list', async () => {
  const gone = Promise.withResolvers<boolean>()
  await open(['a1', 'a2'], { keeps: () => gone.promise, shell: true })
  const remove = await screen.findByRole('button', { name: 'Take Shoshana Levi off the list' })
  const other = screen.getByRole('button', { name: 'Take Rivka Stein off the list' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'))
  expect(other.getAttribute('aria-busy')).toBeNull()
  gone.resolve(false)
  expect(await screen.findByText('Shoshana Levi is off your list.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(other.closest('li')))
})

it('who is added is said to be, and the focus stays where names are looked for', async () => {
  await open([], { shell: true })
  await type('katz')
  const add = screen.getByRole('button', { name: 'Add Rivka Katz' })
  add.focus()
  fireEvent.click(add)
  expect(await screen.findByText('Rivka Katz is on your list.')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('searchbox').closest('section')),
  )
  await type('st')
  expect(screen.queryByText('Rivka Katz is on your list.')).toBeNull()
})

it('what was refused isn’t said any more once something else was done', async () => {
  await open(['a2'], { keeps: async () => true })
  fireEvent.click(await screen.findByRole('button', { name: 'Take Rivka Stein off the list' }))
  await screen.findByText('She stays.')
  await type('katz')
  fireEvent.click(screen.getByRole('button', { name: 'Add Rivka Katz' }))
  expect(await screen.findByText('Rivka Katz')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('She stays.')).toBeNull())
})

it('the headings go down one step at a time', async () => {
  await open()
  await screen.findByRole('searchbox')
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
  expect(levels).toEqual(['H1', 'H2'])
})

describe.each(['en', 'he'] as const)('in %s', (language) => {
  const say = words[language]
  const both = [
    helper('b1', 'רבקה שטיין'),
    helper('b2', 'Chana (חנה) Weil'),
    helper('b3', 'Gittel Stein', true, 'גיטל שטיין'),
  ]
  const shown = language === 'he' ? 'גיטל שטיין' : 'Gittel Stein'
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  it('a name is found in the letters in which the office has written it, or in either of two', async () => {
    await open([], { names: both, language })
    for (const [text, names] of [
      ['רבק', ['רבקה שטיין']],
      ['חנה', ['Chana (חנה) Weil']],
      ['chan', ['Chana (חנה) Weil']],
      ['gitt', [shown]],
      ['גיט', [shown]],
    ] as const) {
      await type(text)
      expect(buttons()).toEqual(names)
    }
    await type('דבורה')
    expect(screen.getByRole('status').textContent).toBe(say.excludedNone)
  })

  it('who types letters in which no name stands is told so', async () => {
    await open([], { language })
    await type('רבקה')
    const [told] = screen.getAllByRole('status').filter(({ textContent }) => textContent)
    expect(told?.textContent).toBe(`${say.excludedNone} ${say.excludedOtherLetters}`)
    await type('zzz')
    expect(screen.queryByText(new RegExp(say.excludedOtherLetters))).toBeNull()
  })
})
