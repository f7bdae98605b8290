import type { WordArea, WordKeyWith } from '@mikvah/contract/words/key.ts'
import { expect, it } from 'vitest'
import type { Address } from '../addresses/address.ts'
import type { Countless, Say } from './say.ts'

const t: Say = (key: string, params?: object) => JSON.stringify([key, params])

/** What stands under an expected error is refused by the compiler: without the refusal this file doesn't compile. */
it('says a text that exists, and no other', () => {
  expect(t('payTitle')).toBe('["payTitle",null]')
  expect(t('payRoomMinutes', { room: 'x', minutes: 30 })).toContain('30')
  // @ts-expect-error A misspelt key.
  t('payTitel')
  // @ts-expect-error What a text is filled with is text or a number.
  t('payRoomMinutes', { room: null })
})

it('makes a key of parts when each of them makes one', () => {
  const visit = 'Reserved' as 'Reserved' | 'InMikvah'
  expect(t(`status${visit}`)).toContain('statusReserved')
  const unknown = 'Reserved' as 'Reserved' | 'Dreaming'
  // @ts-expect-error There is no statusDreaming.
  t(`status${unknown}`)
  const any: string = visit
  // @ts-expect-error Any text may make any key.
  t(`status${any}`)
})

it('knows which texts have a second one beside them', () => {
  const way: WordKeyWith<'Hint'> = 'homeHours'
  // @ts-expect-error There is no homeTonightHint.
  const none: WordKeyWith<'Hint'> = 'homeTonight'
  expect([way, none]).toEqual(['homeHours', 'homeTonight'])
})

it('asks for what is counted by its name alone', () => {
  type Key = Countless<'rooms_one' | 'rooms_two' | 'rooms_other' | 'room'>
  const keys: Key[] = ['rooms', 'room']
  // @ts-expect-error Which form it takes is for the language to say.
  const form: Key = 'rooms_two'
  expect([...keys, form]).toEqual(['rooms', 'room', 'rooms_two'])
})

it('loads the areas that exist, for addresses whose titles do', () => {
  // @ts-expect-error There is no such area.
  const area: WordArea = 'kalah'
  // @ts-expect-error A page is named by a text.
  const title: Address['title'] = 'titleHom'
  expect([area, title]).toEqual(['kalah', 'titleHom'])
})
