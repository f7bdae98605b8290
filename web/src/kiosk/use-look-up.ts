import { useMutation } from '@tanstack/react-query'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { type AnswerOf, call } from '../talk/call.ts'

type Answer = NonNullable<AnswerOf<'findUserByPhone'>>
export type VisitAtKiosk = Extract<Answer, { reservationTime: string }>

/**
 * The mutation that looks up the one visit that may be checked in now, by a phone and, where `needsCode`, a code; it
 * fails where there is none. The answer is forgotten when she leaves.
 */
export function useLookUp() {
  const settings = useStaffSettings()
  const needsCode = settings?.kioskAsksFor !== 'phone'
  const lookUp = useMutation<VisitAtKiosk, unknown, { phone: string; code: string }>({
    gcTime: 0,
    mutationFn: async ({ phone, code }) => {
      const query = { phone, forkioskcheckin: 'true' as const, ...(needsCode ? { code } : {}) }
      const found = await call('findUserByPhone', { query })
      if (!found || !('reservationTime' in found)) throw new Error('A kiosk is told of a visit.')
      return found
    },
  })
  return { ...lookUp, needsCode }
}
