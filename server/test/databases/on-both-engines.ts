/**
 * What `npm test` runs on embedded PGlite too, beside the `*.embedded.test.ts`: what touches the engine itself, and the
 * ways that ask of it what no other does (turns and waits on one connection, search, long reads, files), so that a
 * fault of one connection or of one type stays in sight; that every call answers on it is held by
 * `fuzz.embedded.test.ts`. All else runs on PostgreSQL there, and on both with `npm run test:long` (decision 0125).
 */
export const onBothEngines = [
  'server/db/*.test.ts',
  'server/test/kept/*.test.ts',
  'server/jobs/free-leases.test.ts',
  'server/outbox/outbox.test.ts',
  'server/trials/{last-place,left-behind}.test.ts',
  'server/reservations/booking/book-reservation.test.ts',
  'server/live/live.test.ts',
  'server/search/finding.test.ts',
  'server/reports/reports.test.ts',
  'server/moving-out/{archive,export}.test.ts',
  'server/backup/drill.test.ts',
]
