import { expect, it } from 'vitest'
import type { Say } from '../../../words/say.ts'
import type { Chosen } from './chosen.ts'
import { addedText, roomText, visitText } from './visit-text.ts'

const t = ((key: string) => key.replace('reserve', '')) as unknown as Say
const plain = {
  room: 'bath',
  privateRoom: false,
  parking: false,
  salon: false,
  doubleSlot: false,
} as unknown as Chosen

it.each([
  [{}, ''],
  [{ privateRoom: true }, 'WithPrivate'],
  [{ parking: true }, 'WithParking'],
  [{ salon: true }, 'WithSalon'],
  [{ doubleSlot: true }, 'WithDouble'],
  [{ parking: true, doubleSlot: true }, 'WithParking and WithDouble'],
])('what is chosen besides, %o, is said', (more, text) => {
  expect(addedText({ ...plain, ...more } as Chosen, t, 'en')).toBe(text)
})

it('the visit is said with what is chosen besides, and on a night without screens by itself', () => {
  expect(roomText('bath', t)).toBe('Bath')
  expect(visitText(plain, false, t, 'en')).toBe('VisitBath')
  expect(visitText({ ...plain, parking: true } as Chosen, false, t, 'en')).toBe(
    'VisitBath WithParking',
  )
  expect(visitText({ ...plain, parking: true } as Chosen, true, t, 'en')).toBe('VisitShabbos')
})
