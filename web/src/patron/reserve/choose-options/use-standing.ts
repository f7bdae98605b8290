import { centsOf } from '@mikvah/rules/price/money.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'

/** Whether she, or the patron at the desk, pays member prices; regular prices until it is known, or if it can't be. */
export function useStanding(of?: string | null): Standing {
  const session = useSession()
  const id = (of === undefined ? session?.userId : of) ?? ''
  const { data } = useAsk('membership', { params: { id } }, { enabled: id !== '' })
  const cents = (dollars: number | null) => (dollars === null ? null : centsOf(dollars))
  return {
    discount: false,
    member: data?.activeMember
      ? {
          shower: cents(data.membershipPriceShower),
          bath: cents(data.membershipPriceBath),
          privateShower: cents(data.membershipPricePrivateShower),
          privateBath: cents(data.membershipPricePrivateBath),
        }
      : null,
  }
}
