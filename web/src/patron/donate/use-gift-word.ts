import type { DonationType } from '@mikvah/rules/payments/categories.ts'
import { friendOfMikvah } from '@mikvah/rules/price/sponsorship.ts'
import { useFriendName } from '../../facts/use-membership-label.ts'
import { useWords } from '../../words/use-words.ts'

/** Gives the function that names a type of gift; the yearly one goes by the facility's name for its membership. */
export function useGiftWord(): (type: DonationType) => string {
  const { t } = useWords('donate')
  const friend = useFriendName(t('donateType.Friend of Mikvah'))
  return (type) => (type === friendOfMikvah ? friend : t(`donateType.${type}`))
}
