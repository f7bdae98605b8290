import { centsOf } from '@mikvah/rules/price/money.ts'
import type { Standing } from '@mikvah/rules/price/tier.ts'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'

/**
 * How she, or the patron `of` at the desk, is priced: by a member's own prices, in cents, or by the regular ones, as
 * also until it is known, if it can't be, and where `of` is null.
 */
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
