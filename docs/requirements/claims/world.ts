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
]
