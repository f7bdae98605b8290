import type { Role } from '@mikvah/rules/people/roles.ts'
import { practiceRooms } from './seed/the-house.ts'

/** An account of the practice facility, as its page shows it. */
export type PracticeSignIn = {
  /**
   * The name to sign in with. For a patron it is her phone number in digits, and the password is the credential of a
   * device.
   */
  userName: string
  password: string
  roles: readonly Role[]
  kind: 'staff' | 'device' | 'patron'
  /** The card that an attendant swipes at the screen. */
  cardCode?: string
  /** For the screen of a room, that room's id. */
  room?: number
}

const roomSignIns = practiceRooms.map(
  ({ id }): PracticeSignIn => ({
    userName: `Room${id}`,
    password: `practice-room${id}`,
    roles: ['Room'],
    kind: 'device',
    room: id,
  }),
)

/** The accounts that one signs in with to practice; no live database has them. */
export const practiceSignIns: readonly PracticeSignIn[] = [
  { userName: 'Admin', password: 'practice-admin', roles: ['Admin'], kind: 'staff' },
  {
    userName: 'Reception',
    password: 'practice-reception',
    roles: ['Reception'],
    kind: 'device',
    cardCode: '70004',
  },
  {
    userName: 'Attendant',
    password: 'practice-attendant',
    roles: ['Attendant'],
    kind: 'device',
    cardCode: '70001',
  },
  { userName: 'Kiosk', password: 'practice-kiosk', roles: ['Kiosk'], kind: 'device' },
  { userName: 'Mikvah', password: 'practice-mikvah', roles: ['Mikvah'], kind: 'device' },
  { userName: 'Waiting', password: 'practice-waiting', roles: ['Waiting'], kind: 'device' },
  ...roomSignIns,
  { userName: '17325550100', password: 'practice-member', roles: [], kind: 'patron' },
  { userName: '17325550101', password: 'practice-patron', roles: [], kind: 'patron' },
  { userName: '17325550102', password: 'practice-hebrew', roles: [], kind: 'patron' },
]

/** The bridge of the doors doesn't sign in: its password is the `X-Device-Key` of its events. */
export const practiceDoors = { userName: 'Doors', password: 'practice-doors' }
