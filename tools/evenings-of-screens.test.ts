import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/** Who works there sees days by the calendar; everything else under web/src is, or may be, on a screen of hers. */
const notHers = /^web\/src\/(staff|practice)\//

/** Forms in which no weekday is named. */
const withoutWeekday = [`'dayMonth'`, `'withYear'`, `'short'`]

/** Where a form that may name the day of a date is right. */
const exceptions: Record<string, string> = {
  'web/src/parts/times/CivilDate.tsx': 'names evenings for all screens',
  'web/src/parts/times/evening-text.ts': 'names evenings for all screens',
}

/** What is given to each call of a function, argument by argument, whatever brackets and strings are in them. */
function argumentsOf(source: string, name: string): string[][] {
  return Array.from(
    source.matchAll(new RegExp(`\\b${name}\\(`, 'g')),
    ({ index, 0: { length } }) => {
      const given = ['']
      let depth = 0
      for (const [part] of source.slice(index + length).matchAll(/'[^'\n]*'|"[^"\n]*"|[\s\S]/g)) {
        if (depth === 0 && part === ')') break
        if ('([{'.includes(part)) depth++
        if (')]}'.includes(part)) depth--
        if (depth === 0 && part === ',') given.push('')
        else given.push(`${given.pop()}${part}`)
      }
      return given.map((one) => one.trim())
    },
  )
}

const namesADay = (source: string): boolean =>
  argumentsOf(withoutComments(source), 'dateText').some(
    ([, form = '']) => !withoutWeekday.includes(form),
  )

it('no screen of hers names the day of a date itself: a Saturday’s evening is Motzei Shabbos', () => {
  const named = sourcesIn('web/src')
    .map((file) => ({ file, path: relative(root, file) }))
    .filter(({ file, path }) => !isTest(file) && !notHers.test(path))
    .filter(({ file }) => namesADay(readFileSync(file, 'utf8')))
    .map(({ path }) => path)
  expect(named.toSorted()).toEqual(Object.keys(exceptions))
})

it.each([
  [`dateText(at.slice(0, 10), 'full', language)`, true],
  [`dateText(days[0] ?? (')', now), 'weekday', language)`, true],
  [`dateText(date, isFar ? 'short' : 'weekdayShort', language)`, true],
  [`dateText(\n  date,\n  form,\n  language,\n)`, true],
  [`dateText(at.slice(0, 10), 'short', language) + say('full')`, false],
])('%s names a day: %s', (source, names) => {
  expect(namesADay(source)).toBe(names)
})
