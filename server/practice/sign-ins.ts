import type { Role } from '@mikvah/rules/people/roles.ts'

export type PracticeSignIn = {
  /** A patron's is her phone number in digits; her password is the credential of a device of hers. */
  userName: string
  password: string
  roles: readonly Role[]
  kind: 'staff' | 'device' | 'patron'
}

/** The accounts of the practice facility. They exist in no live database. */
export const practiceSignIns: readonly PracticeSignIn[] = [
  { userName: 'Admin', password: 'practice-admin', roles: ['Admin'], kind: 'staff' },
  { userName: 'Reception', password: 'practice-reception', roles: ['Reception'], kind: 'device' },
  { userName: 'Attendant', password: 'practice-attendant', roles: ['Attendant'], kind: 'device' },
  { userName: 'Kiosk', password: 'practice-kiosk', roles: ['Kiosk'], kind: 'device' },
  { userName: 'Mikvah', password: 'practice-mikvah', roles: ['Mikvah'], kind: 'device' },
  { userName: 'Waiting', password: 'practice-waiting', roles: ['Waiting'], kind: 'device' },
  { userName: 'Room1', password: 'practice-room1', roles: ['Room'], kind: 'device' },
  { userName: '17325550100', password: 'practice-member', roles: [], kind: 'patron' },
  { userName: '17325550101', password: 'practice-patron', roles: [], kind: 'patron' },
  { userName: '17325550102', password: 'practice-hebrew', roles: [], kind: 'patron' },
]

export const tellSignIns = () =>
  practiceSignIns.map(({ userName, password, roles }) => ({
    userName,
    password,
    roles: roles.join(','),
  }))
