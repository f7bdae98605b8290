import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, sourcesIn, withoutComments } from './imports.ts'
import { root } from './tool.ts'

/** Where the hour of a visit is written without a look at whether it is set, and why that is right. */
const exceptions: Record<string, string> = {
  'web/src/night/VisitHour.tsx': 'it looks',
  'web/src/kiosk/Visit.tsx': 'who stands at the kiosk has come at her hour',
  'web/src/patron/reserve/start/VisitCard.tsx': 'it looks, and says more where none is set',
  'web/src/patron/reserve/visit/HomeTicket.tsx': 'it looks, and says more where none is set',
  'web/src/patron/reserve/visit/VisitTicket.tsx': 'it looks, and says more where none is set',
  'web/src/staff/needs/LateModal.tsx': 'nobody without an hour is late',
  'web/src/staff/reservation/Price.tsx': 'the desk chooses an hour there',
  'web/src/staff/reports/VisitRows.tsx': 'of nights that have passed',
  'web/src/staff/shell/LeftOut.tsx': 'who has no hour is left out of no hours',
  'web/src/staff/tonight/lists/WaitingRow.tsx': 'who waits has come at her hour',
  'web/src/staff/check-in/CheckInHead.tsx': 'it looks',
  'web/src/staff/tonight/lists/UpcomingRow.tsx': 'it looks, and says how late she is',
}

it('no screen shows the hour at which a kallah’s visit stands until hers is set', () => {
  const written = sourcesIn('web/src')
    .filter((file) => !isTest(file))
    .filter((file) =>
      /<\w+ at=\{[^}]*reservationTime/.test(withoutComments(readFileSync(file, 'utf8'))),
    )
    .map((file) => relative(root, file))
  expect(written.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})
