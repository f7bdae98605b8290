/**
 * What `npm test` runs on embedded PGlite too, beside the `*.embedded.test.ts`: what touches the engine itself, what is
 * true of every call, and one way through each noun, so that a fault of one connection or of one type stays in sight.
 * All else runs on PostgreSQL there, and on both with `npm run test:long`.
 */
export const onBothEngines = [
  'server/db/**/*.test.ts',
  'server/test/kept/*.test.ts',
  'server/jobs/free-leases.test.ts',
  'server/outbox/outbox.test.ts',
  'server/audit/chain.test.ts',
  'server/practice/reset.test.ts',
  'server/trials/{bad-input,roles,told-fields,who-sees,left-behind,last-place}.test.ts',
  'server/reservations/booking/{book-reservation,holds}.test.ts',
  'server/reservations/counting/available-slots.test.ts',
  'server/reservations/telling/list-admin.test.ts',
  'server/payments/charging/wallet.test.ts',
  'server/payments/refunding/refunds.test.ts',
  'server/visits/{check-in,keep-pools,water}.test.ts',
  'server/visits/on-paper/sheets.test.ts',
  'server/rooms/placing/swap-rooms.test.ts',
  'server/live/live.test.ts',
  'server/sign-in/sign-in.test.ts',
  'server/joining/buy-membership.test.ts',
  'server/garage/garage.test.ts',
  'server/devices/devices.test.ts',
  'server/plates/plates.test.ts',
  'server/settings/settings.test.ts',
  'server/finding/finding.test.ts',
  'server/reports/reports.test.ts',
  'server/privacy/erase-user.test.ts',
  'server/moving-in/import-patrons.test.ts',
  'server/moving-out/{archive,export}.test.ts',
  'server/backup/*.test.ts',
]
