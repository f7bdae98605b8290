import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { useAccountName } from '../../facts/use-account-name.ts'
import type { Move } from './view.ts'

type Hand = Pick<Move, 'by' | 'byWhom' | 'attendant'>

/**
 * Gives a function that says who did something: the patron, the program, or an account of the facility, with the
 * attendant whose card or section it was.
 */
export function useHand(): (hand: Hand) => string {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const accountName = useAccountName()
  return ({ by, byWhom, attendant }) => {
    if (byWhom === 'program') return t('deskByProgram')
    if (byWhom === 'patron') return t('deskByPatron')
    const who = by === null ? t('deskByStaff') : accountName(by)
    return attendant ? `${who} · ${nameOf(attendant)}` : who
  }
}
