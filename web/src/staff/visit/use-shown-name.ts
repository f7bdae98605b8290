import { flagOf } from '@mikvah/rules/settings/read.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'

/** Her name, where the facility lets the desk see names; else null. */
export function useShownName({ user }: Pick<VisitSeen, 'user'>): string | null {
  const settings = useStaffSettings()
  const shows = settings !== null && flagOf(settings, 'showUserNameinResDetails') === true
  return shows && user ? `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() || null : null
}
