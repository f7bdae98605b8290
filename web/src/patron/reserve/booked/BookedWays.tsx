import type { WordKey } from '@mikvah/contract/words/key.ts'
import { use } from 'react'
import { useMembershipLabel } from '../../../facts/use-membership-label.ts'
import { WayRow, Ways } from '../../../parts/Ways.tsx'
import { CallLink } from '../../../talk/ways-to-call.ts'
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
  const { t } = useWords('pay')
  const { noEdit } = booked
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
        <WayRow
          key={way}
          disabled={way === 'edit' && !booked.mayEdit}
          under={way === 'edit' && noEdit ? <NoEdit {...noEdit} /> : null}
          onClick={take[way]}
        >
          {way === 'membership' ? membership : t(names[way])}
        </WayRow>
      ))}
    </Ways>
  )
}

/** Why she can't edit it, with a number where the words say to call. */
function NoEdit({ words, toCall }: NonNullable<Booked['noEdit']>) {
  const { t } = useWords('reserve')
  const Call = use(CallLink)
  return (
    <>
      <p>{t(words)}</p>
      {toCall && Call ? <Call /> : null}
    </>
  )
}
