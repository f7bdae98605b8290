import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import {
  IconArmchair,
  IconBucket,
  IconCalendarCheck,
  IconCircleCheck,
  IconCircleX,
  IconDoor,
  IconDroplet,
  IconDropletFilled,
  IconEye,
  IconEyeCheck,
  IconEyeFilled,
  IconEyeSearch,
  IconHanger,
  IconHourglass,
  IconKey,
  IconListCheck,
  IconMapPinCheck,
  IconMoon,
  IconPower,
  IconReplace,
  IconRipple,
  IconSpray,
  IconStairsDown,
  IconStairsUp,
  IconUserCheck,
  type Icon as TablerIcon,
} from '@tabler/icons-react'

type Look = { icon: TablerIcon; className: string }

/**
 * For each status of a visit its icon, and its class in look/statuses.css; its word is `status…` among the words of
 * parts.
 */
export const lookOfVisit = {
  Pending: { icon: IconHourglass, className: 'st-pending' },
  Reserved: { icon: IconCalendarCheck, className: 'st-reserved' },
  Arrived: { icon: IconMapPinCheck, className: 'st-arrived' },
  Waiting: { icon: IconArmchair, className: 'st-waiting' },
  Assigned: { icon: IconKey, className: 'st-assigned' },
  Prep: { icon: IconListCheck, className: 'st-prep' },
  ReadyForChecking: { icon: IconEye, className: 'st-ready-for-checking' },
  ReadyForCheckingNext: { icon: IconEyeFilled, className: 'st-ready-for-checking-next' },
  Checking: { icon: IconEyeSearch, className: 'st-checking' },
  Checked: { icon: IconEyeCheck, className: 'st-checked' },
  ReadyForMikvah: { icon: IconDroplet, className: 'st-ready-for-mikvah' },
  ReadyForMikvahNext: { icon: IconDropletFilled, className: 'st-ready-for-mikvah-next' },
  ToMikvah: { icon: IconStairsDown, className: 'st-to-mikvah' },
  InMikvah: { icon: IconRipple, className: 'st-in-mikvah' },
  FromMikvah: { icon: IconStairsUp, className: 'st-from-mikvah' },
  Dressing: { icon: IconHanger, className: 'st-dressing' },
  Done: { icon: IconCircleCheck, className: 'st-done' },
  Canceled: { icon: IconCircleX, className: 'st-canceled' },
  Replaced: { icon: IconReplace, className: 'st-replaced' },
} satisfies Record<ReservationStatus, Look>

/**
 * For each status of a room its icon, and its class in look/statuses.css; its word is `room…` among the words of parts.
 */
export const lookOfRoom = {
  Offline: { icon: IconPower, className: 'rm-offline' },
  Ready: { icon: IconDoor, className: 'rm-ready' },
  NeedsCleaning: { icon: IconSpray, className: 'rm-needs-cleaning' },
  Cleaning: { icon: IconBucket, className: 'rm-cleaning' },
  Available: { icon: IconMoon, className: 'rm-available' },
  Occupied: { icon: IconUserCheck, className: 'rm-occupied' },
} satisfies Record<string, Look>

export type VisitStatus = keyof typeof lookOfVisit
export type RoomStatus = keyof typeof lookOfRoom
