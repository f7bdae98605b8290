import {
  IconBath,
  IconBrush,
  IconCar,
  IconCarGarage,
  IconClock,
  IconCrown,
  IconDroplets,
  IconLock,
  IconSparkles,
  IconWheelchair,
} from '@tabler/icons-react'
import type { VisitSeen } from '../../live/live-event.ts'
import type { SignLook } from '../parts/Sign.tsx'

type Equipped = { bath?: boolean; handicapped?: boolean; privateRoom?: boolean; kallah?: boolean }

const special = [
  ['kallah', { icon: IconCrown, word: 'deskSignKallah', gold: true }],
  ['privateRoom', { icon: IconLock, word: 'deskSignPrivate' }],
  ['handicapped', { icon: IconWheelchair, word: 'deskSignAccessible' }],
] as const satisfies readonly (readonly [keyof Equipped, SignLook])[]

const bath: SignLook = { icon: IconBath, word: 'deskSignBath' }
const shower: SignLook = { icon: IconDroplets, word: 'deskSignShower' }

/** The icons for what a room has or a visit needs. */
export const equipmentSigns = (room: Equipped): SignLook[] => [
  ...special.filter(([one]) => room[one]).map(([, look]) => look),
  room.bath ? bath : shower,
]

/** The icon for a patron's first visit. */
export const firstVisit: SignLook = { icon: IconSparkles, word: 'deskFirstVisit' }

const extras = [
  ['firstTime', firstVisit],
  ['hasExtraTime', { icon: IconClock, word: 'deskSignExtraTime' }],
  ['parking', { icon: IconCar, word: 'deskSignParking' }],
  ['salonManicure', { icon: IconBrush, word: 'deskSignSalon' }],
  ['salonBoth', { icon: IconBrush, word: 'deskSignSalon' }],
] as const satisfies readonly (readonly [keyof VisitSeen, SignLook])[]

/**
 * The icons for what belongs to a visit beside its room: a first visit, extra time, parking, the salon, and that she
 * has opened the garage.
 */
export const extraSigns = (visit: VisitSeen): SignLook[] => [
  ...extras.filter(([one]) => visit[one]).map(([, look]) => look),
  ...(hasDrivenIn(visit) ? [garage] : []),
]

const garage: SignLook = { icon: IconCarGarage, word: 'deskSignGarage' }

/** Whether a patron has opened the garage, so that she is about to come in. That doesn't check her in. */
const hasDrivenIn = ({ accessGrantedLogs = [] }: VisitSeen): boolean =>
  accessGrantedLogs.some(({ door }) => door === 'garage')
