import { expect, it } from 'vitest'
import { moveMarks, noteOf, readNote } from './history-note.ts'

it('keeps the program’s word and the reason that was given, and gives both back', () => {
  for (const mark of [null, ...moveMarks])
    for (const reason of [null, 'She feels unwell', 'late: her mother is here', ': x', ': '])
      expect(readNote(noteOf(mark, reason ?? undefined))).toEqual({ mark, reason })
  for (const mark of moveMarks)
    for (const reason of [mark, `${mark}: she said so`])
      expect(readNote(noteOf(null, reason))).toEqual({ mark: null, reason })
  expect(readNote('corrections')).toEqual({ mark: null, reason: 'corrections' })
})
