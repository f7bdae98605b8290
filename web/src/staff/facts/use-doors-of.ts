import { isDriven } from '../../facts/is-driven.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useStaffSettings } from './use-staff-settings.ts'

/** Gives a function from a room to its doors that open from here; none where nothing is set up that opens doors. */
export function useDoorsOf(): (room: Pick<RoomView, 'opens'>) => RoomView['opens'] {
  const settings = useStaffSettings()
  return ({ opens }) => (isDriven(settings, 'doorsOpen') ? opens : [])
}
