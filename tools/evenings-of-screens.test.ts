import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

it('no screen of hers names the day of a date itself: a Saturday’s evening is Motzei Shabbos', () => {
  const named = sourcesIn('web/src/patron')
    .filter((file) => !isTest(file))
    .filter((file) =>
      /\bdateText\([^)]*'(full|weekday|weekdayShort)'/.test(
        withoutComments(readFileSync(file, 'utf8')),
      ),
    )
    .map((file) => relative(root, file))
  expect(named).toEqual([])
})
