import { describe, expect, it } from 'vitest'
import {
  afterEntry,
  countsOf,
  entriesOf,
  type MarkedRow,
  type Marks,
  markedAs,
  openedAgain,
  outdated,
  type Sheet,
  theOthersCame,
  withMark,
} from './marks.ts'

const row = (id: string, more: Partial<MarkedRow> = {}): MarkedRow => ({
  ...{ reservationId: id, reservationCode: id, reservationTime: '2026-11-27T17:00:00-05:00' },
  ...{ firstTime: false, handicapped: false, kallah: false },
  ...{ kept: null, became: null, room: null, balance: 25 },
  location: { id: 'main', name: 'Main building', nameHe: '' },
  ...more,
})
const seven = { id: 7, number: '7' }
const sheet: Sheet = {
  ...{ date: '2026-11-27', ended: '2026-11-28T17:16:00-05:00' },
  rows: [row('a'), row('b', { kept: seven }), row('c', { became: 'came', room: seven })],
}
const [a, b, c] = sheet.rows as [MarkedRow, MarkedRow, MarkedRow]

describe('a mark', () => {
  it('of who came has the room that was kept for her, until another is written', () => {
    expect(markedAs(b, undefined, 'came').room).toBe('7')
    expect(markedAs(b, { was: null, became: 'came', room: '12' }, 'came').room).toBe('12')
    expect(markedAs(a, undefined, 'came').room).toBe('')
  })

  it('of who didn’t come has none', () => {
    expect(markedAs(b, markedAs(b, undefined, 'came'), 'didnt').room).toBe('')
  })

  it('of a row that is written begins with what is written', () => {
    expect(openedAgain(c)).toEqual({ was: 'came', became: 'came', room: '7' })
  })

  it('is outdated when another desk has written of her, or she isn’t on the sheet any more', () => {
    const marks: Marks = {
      a: { was: null, became: 'came', room: '' },
      c: { was: null, became: 'didnt', room: '' },
      gone: { was: null, became: 'came', room: '' },
    }
    expect(outdated(sheet, marks)).toEqual(['c', 'gone'])
  })
})

describe('once the marks are sent', () => {
  const sent: Marks = {
    a: { was: null, became: 'came', room: '' },
    b: { was: null, became: 'didnt', room: '' },
    c: { was: 'came', became: 'canceled', room: '' },
  }

  it('what is written leaves the device, and what is refused stays', () => {
    expect(afterEntry(sent, { sent, refused: ['c'] })).toEqual({ c: sent.c })
  })

  it('what was marked otherwise meanwhile stays, upon what is written by now', () => {
    const now: Marks = { ...sent, a: { was: null, became: 'didnt', room: '' } }
    expect(afterEntry(now, { sent, refused: [] })).toEqual({
      a: { was: 'came', became: 'didnt', room: '' },
    })
  })

  it('what was marked first meanwhile stays as it is', () => {
    const more: Marks = { ...sent, d: { was: null, became: 'came', room: '' } }
    expect(afterEntry(more, { sent, refused: [] })).toEqual({ d: more.d })
  })
})

describe('the night', () => {
  it('is sent in the order of the paper, what is marked alone', () => {
    const marks = withMark(
      { b: markedAs(b, undefined, 'came') },
      'a',
      markedAs(a, undefined, 'didnt'),
    )
    expect(entriesOf(sheet, marks)).toEqual([
      { reservationId: 'a', was: null, became: 'didnt', room: null },
      { reservationId: 'b', was: null, became: 'came', room: '7' },
    ])
  })

  it('is filled up with who isn’t marked', () => {
    const marks = theOthersCame(sheet, { a: markedAs(a, undefined, 'didnt') })
    expect(entriesOf(sheet, marks).map(({ became }) => became)).toEqual(['didnt', 'came'])
  })

  it('counts what is written and what is marked, and what is owed by those who came', () => {
    const marks = { a: markedAs(a, undefined, 'canceled') }
    expect(countsOf(sheet, marks)).toEqual({
      ...{ all: 3, came: 1, didnt: 0, canceled: 1, open: 1, owed: 25 },
    })
  })
})
