import type { Claim } from '../claim.ts'

export const floor: readonly Claim[] = [
  {
    about: 'The statuses of a room',
    ids: 'S3.010-S3.015',
    where: 'rules/room/statuses.ts',
    proof: 'server/rooms/house.test.ts',
    state: 'works',
  },
  {
    about: 'A room: its number, equipment, status and section',
    ids: 'S3.018 S3.020-S3.023',
    where: 'server/rooms/telling/rooms-told.ts',
    proof: 'server/rooms/house.test.ts',
    state: 'works',
  },
  {
    about: 'The lists of rooms',
    ids: 'S7.021-S7.022',
    where: 'server/rooms/telling/rooms-seen.ts',
    proof: 'server/rooms/house.test.ts',
    state: 'works',
  },
  {
    about: 'Cubicles',
    ids: 'S3.052 S7.038-S7.040',
    where: 'server/cubicles/routes.ts',
    proof: 'server/rooms/house.test.ts',
    state: 'works',
  },
  {
    about: 'Attendants',
    ids: 'S3.045 S7.058-S7.060',
    where: 'server/attendants/routes.ts',
    proof: 'server/rooms/house.test.ts',
    state: 'works',
  },
  {
    about: 'POST settings/pagereload: every open screen loads itself anew',
    ids: 'S7.050',
    where: 'server/live/reload-screens.ts',
    proof: 'server/live/live.test.ts',
    state: 'works',
  },
]
