import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../..')
/** What names a Saturday itself, and the table of specimens in the practice. */
const namesItself = [
  'parts/times/evening-text.ts',
  'practice/parts-page/DaySpecimens.tsx',
  'staff/daily-list/DayNavigator.tsx',
]

test('no screen writes the weekday of a night past what names Saturday Motzei Shabbos', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('test'),
  )
  expect(files.length).toBeGreaterThan(800)
  const past = files.filter((file) =>
    /dateText\([^)]*'(full|weekday|weekdayShort)'/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(past.sort()).toEqual(namesItself)
})
