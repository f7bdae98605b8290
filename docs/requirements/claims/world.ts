import type { Claim } from '../claim.ts'

export const world: readonly Claim[] = [
  {
    about: 'GET reservations/listadmin?dt&dtTo&bKallahOnly',
    ids: 'S7.006',
    where: 'server/reservations/telling/list-admin.ts',
    proof: 'server/reservations/telling/list-admin.test.ts',
    state: 'works',
  },
  {
    about: 'POST reservations/sendsms: msg, users, numbers',
    ids: 'S3.054 S7.013',
    where: 'server/notices/send-sms.ts',
    proof: 'server/notices/send-sms.test.ts',
    state: 'works',
  },
  {
    about: 'Supply requests: their fields, their statuses, their call',
    ids: 'P3.016 S3.026-S3.035 S3.058-S3.062 S4.035 S7.034',
    where: 'server/supplies/asking/ask-supplies.ts',
    proof: 'server/supplies/supplies.test.ts',
    state: 'works',
  },
  {
    about: 'Finding a user by phone or name, the accounts of the house, the staff view of a user',
    ids: 'S3.024 S7.061-S7.063',
    where: 'server/finding/find-user.ts',
    proof: 'server/finding/finding.test.ts',
    state: 'works',
  },
  {
    about: 'What the devices of a room are told: lights, a call, its doors',
    ids: 'S3.063 S7.027-S7.028 S7.035-S7.037',
    where: 'server/devices/command.ts',
    proof: 'server/devices/devices.test.ts',
    state: 'works',
  },
  {
    about: 'The language of a room',
    ids: 'S7.029-S7.030',
    where: 'server/rooms/commanding/set-language.ts',
    proof: 'server/devices/devices.test.ts',
    state: 'works',
  },
  {
    about: 'The screen of one room loaded anew',
    ids: 'S7.024',
    where: 'server/rooms/commanding/reload-room.ts',
    proof: 'server/devices/devices.test.ts',
    state: 'works',
  },
  {
    about: 'POST rooms/{id}/doorioevent: the status of a room by its doors',
    ids: 'S4.044 S7.026',
    where: 'server/rooms/commanding/door-event.ts',
    proof: 'server/rooms/commanding/door-event.test.ts',
    state: 'works',
  },
  {
    about: 'Receipts, printers, card readers',
    ids: 'S2.108-S2.109 S3.050-S3.051 S7.012 S7.041-S7.043',
    where: 'server/receipts/print-receipt.ts',
    proof: 'server/devices/devices.test.ts',
    state: 'works',
  },
  {
    about: 'The access log of a visit: who had a door opened',
    ids: 'S3.036-S3.039',
    where: 'server/rooms/commanding/unlock-room.ts',
    proof: 'server/devices/devices.test.ts',
    state: 'works',
  },
]
