import type { Claim } from '../claim.ts'

export const floor: readonly Claim[] = [
  {
    about: 'Request Cubicle, and the cubicle of a reservation',
    ids: 'S4.028-S4.031 S3.007 S7.008',
    where: 'server/visits/request-cubicle.ts',
    proof: 'server/rooms/placing/placing.test.ts',
    state: 'works',
  },
  {
    about: 'Place into Room: from which statuses, and by which call',
    ids: 'S4.017-S4.019 S4.045 S3.055 S7.014',
    where: 'server/rooms/placing/assign-room.ts',
    proof: 'server/rooms/placing/placing.test.ts',
    state: 'works',
  },
  {
    about: 'Whether her last visit was a kallah’s',
    ids: 'S3.001',
    where: 'server/reservations/telling/staff-fields.ts',
    proof: 'server/trials/who-sees.test.ts',
    state: 'works',
  },
  {
    about: 'The cycle of a room',
    ids: 'S4.038-S4.042 S3.056 S7.031',
    where: 'rules/room/room-moves.ts',
    proof: 'server/rooms/placing/placing.test.ts',
    state: 'works',
  },
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
