/**
 * Whole files that only `npm run test:long` runs: each takes minutes, most by starting and killing the product several
 * times over, and what it promises is held in the gate by a cheaper one (decision 0125).
 */
export const inTheLongRun = [
  'server/trials/attacker-on-two.postgres.test.ts',
  'server/trials/damaged.embedded.test.ts',
  'server/trials/fleet.postgres.test.ts',
  'server/trials/full-log.embedded.test.ts',
  'server/trials/kill.embedded.test.ts',
  'server/trials/no-room.embedded.test.ts',
  'server/trials/opening-rush.postgres.test.ts',
  'server/trials/refused-starts.test.ts',
  'server/trials/rolling-start.postgres.test.ts',
  'server/trials/fuzz.postgres.test.ts',
  'server/trials/caddy.postgres.test.ts',
  'server/secrets/other-key.postgres.test.ts',
  'server/memberships/buying/renewal-killed.test.ts',
  'server/payments/charging/killed-at-reader.test.ts',
]
