import type { Scene, StaffCalls } from './a-scene.ts'
import { callsAboutDevices } from './devices.ts'
import { callsAboutHouse } from './house.ts'
import { callsAboutMoney } from './money.ts'
import { callsAboutOffice } from './office.ts'
import { callsAboutPeople } from './people.ts'
import { callsAboutVisits } from './visits.ts'

/** Every call that is audited, as the desk or an administrator makes it. */
export const staffCalls = (scene: Scene): StaffCalls => ({
  ...callsAboutPeople(scene),
  ...callsAboutMoney(scene),
  ...callsAboutVisits(scene),
  ...callsAboutHouse(scene),
  ...callsAboutDevices(scene),
  ...callsAboutOffice(scene),
})
