import { useNavigate } from 'react-router'
import { useLeaveDevice } from '../../facts/use-leave-device.ts'

/**
 * Gives the function that goes to the home page and signs this device out there, in this order: her own pages would ask
 * for a sign-in as soon as she has none.
 */
export function useLeaveHome(): () => Promise<void> {
  const leaveDevice = useLeaveDevice()
  const navigate = useNavigate()
  return async () => {
    await navigate('/', { replace: true })
    leaveDevice()
  }
}
