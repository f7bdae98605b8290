/**
 * What `npm test` runs on embedded PGlite too, beside the `*.embedded.test.ts`: what touches the engine itself, and one way
 * through each noun that asks of it what no other does, so that a fault of one connection or of one type stays in sight;
 * that every call answers on it is held by `fuzz.embedded.test.ts`. All else runs on PostgreSQL there, and on both with
 * `npm run test:long` (decision 0125).
 */
export const onBothEngines = [
  'server/db/**/*.test.ts',
  'server/test/kept/*.test.ts',
  'server/jobs/free-leases.test.ts',
  'server/outbox/outbox.test.ts',
  'server/trials/{last-place,left-behind}.test.ts',
  'server/reservations/booking/{book-reservation,holds}.test.ts',
  'server/reservations/counting/available-slots.test.ts',
  'server/reservations/views/list-admin.test.ts',
  'server/payments/charging/wallet.test.ts',
  'server/visits/check-in.test.ts',
  'server/rooms/placing/swap-rooms.test.ts',
  'server/live/live.test.ts',
  'server/sign-in/sign-in.test.ts',
  'server/memberships/buying/buy-membership.test.ts',
  'server/plates/plates.test.ts',
  'server/settings/settings.test.ts',
  'server/search/finding.test.ts',
  'server/reports/reports.test.ts',
  'server/privacy/erase-user.test.ts',
  'server/moving-out/{archive,export}.test.ts',
  'server/backup/drill.test.ts',
]
