import type { DeviceKind } from '@mikvah/rules/people/device-kinds.ts'
import {
  IconArmchair,
  IconDeviceTablet,
  IconDoor,
  IconDoorEnter,
  IconDroplet,
  type Icon as TablerIcon,
} from '@tabler/icons-react'

export const kindIcons: Record<DeviceKind, TablerIcon> = {
  Room: IconDoor,
  Kiosk: IconDoorEnter,
  Mikvah: IconDroplet,
  Waiting: IconArmchair,
  Attendant: IconDeviceTablet,
}
