import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useMembershipLabel } from '../../../facts/use-membership-label.ts'
import { WayRow, Ways } from '../../../parts/Ways.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { GivingView } from '../steps/steps.ts'
import type { Booked, BookedWay } from './booked-of.ts'
import type { BookedDialog } from './use-opened.ts'

type Props = {
  booked: Booked
  onEdit: () => void
  onGive: (view: GivingView) => void
  onOpen: (dialog: BookedDialog) => void
}

/** The words of each way; a membership goes by the facility's name for it. */
const names: Record<Exclude<BookedWay, 'membership'>, WordKey> = {
  edit: 'payEdit',
  note: 'payNote',
  payments: 'payPayments',
  tip: 'payAddTip',
  donation: 'payAddGift',
  merchandise: 'payAddShelf',
}

/** What she may do with the visit besides paying and canceling. */
export function BookedWays({ booked, onEdit, onGive, onOpen }: Props) {
  const { t } = useWords('reserve')
  const membership = useMembershipLabel()
  const take: Record<BookedWay, () => void> = {
    edit: onEdit,
    note: () => onOpen('note'),
    payments: () => onOpen('payments'),
    tip: () => onGive('tip'),
    donation: () => onGive('donation'),
    merchandise: () => onGive('merchandise'),
    membership: () => onOpen('membership'),
  }
  return (
    <Ways>
      {booked.ways.map((way) => (
        <WayRow key={way} disabled={way === 'edit' && !booked.mayEdit} onClick={take[way]}>
          {way === 'membership' ? membership : t(names[way])}
          {way === 'edit' && booked.isPast ? (
            <>
              <br />
              <span className="small">{t('reserveEditPast')}</span>
            </>
          ) : null}
        </WayRow>
      ))}
    </Ways>
  )
}
