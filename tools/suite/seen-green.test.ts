import { expect, it } from 'vitest'
import { linesOf, none } from './counts.ts'
import { newestSeenGreen, saidOfBrowser } from './seen-green.ts'

const seen = 'Chromium 156.0.8078.108'

it.each(['Chromium 157.0.1.2', 'Chromium 156.0.8078.109', 'Chrome 200.1.0.0'])(
  'of %s, newer than any that was seen green, it is said',
  (browser) => {
    expect(saidOfBrowser(browser, false, seen).join('\n')).toMatch(
      `${browser} is newer than any that was seen green (${seen})`,
    )
    expect(saidOfBrowser(browser, true, seen).join('\n')).toContain('tools/suite/seen-green.ts')
  },
)

it.each([seen, 'Chromium 156.0.8078.99', 'Chromium 99.9.9999.999', '/usr/bin/chromium', ''])(
  'of %j nothing is said',
  (browser) => {
    expect(saidOfBrowser(browser, true, seen)).toEqual([])
    expect(saidOfBrowser(browser, false, seen)).toEqual([])
  },
)

it('it stands among the closing lines, below the journeys', () => {
  const notes = saidOfBrowser('Chromium 9999.0', true, newestSeenGreen)
  const lines = linesOf({ what: 'journeys', counts: none, red: [], notes })
  expect(lines[1]).toMatch(/^ {4}NEWER {2}Chromium 9999\.0 is newer/)
})
