import { centsOf } from '@mikvah/rules/price/money.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'

/** Whether she pays member prices; until it is known, and when it can't be, the regular ones are shown. */
export function useStanding(): Standing {
  const session = useSession()
  const { data } = useAsk('membership', { params: { id: session?.userId ?? '' } })
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
