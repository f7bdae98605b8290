import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { type DeskAction, deskActions, mayAtDesk } from '@mikvah/rules/visit/desk-actions.ts'
import {
  IconArmchair,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCircleX,
  IconCreditCard,
  IconDoor,
  IconDoorExit,
  IconKey,
  IconLogin2,
  IconNote,
  IconPencil,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { Icon } from '../../../parts/Icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useIsHoldOver, useOwed } from '../../facts/Held.tsx'
import { NoPrinter } from '../../this-desk/NoPrinter.tsx'
import { PrintReceipt } from '../../this-desk/PrintReceipt.tsx'
import { OpenHerDoor } from '../OpenHerDoor.tsx'
import styles from './Actions.module.css'
import type { Opened } from './opened.ts'
import { useDeskFacts } from './use-desk-facts.ts'

type Props = {
  visit: Reservation
  onOpen: (opened: Opened) => void
  onCubicle: () => void
  onOutOfRoom: () => void
}
type Act = { word: WordKey; icon: TablerIcon } & (
  | { opens: Opened }
  | { leadsTo: (id: string) => string }
  | { asksCubicle: true }
  | { leavesRoom: true }
)

const reservationPage = (id: string) => `/receptionist/reservation/${id}`
const payPage = (id: string) => `${reservationPage(id)}/pay`

const acts: Record<DeskAction, Act> = {
  note: { word: 'deskAddNote', icon: IconNote, opens: 'note' },
  requestCubicle: { word: 'deskRequestCubicle', icon: IconArmchair, asksCubicle: true },
  place: { word: 'deskPlace', icon: IconDoor, opens: 'place' },
  swap: { word: 'deskChangeRoom', icon: IconArrowsExchange, opens: 'swap' },
  outOfRoom: { word: 'deskOutOfRoom', icon: IconDoorExit, leavesRoom: true },
  preassign: { word: 'deskPreassign', icon: IconKey, opens: 'preassign' },
  edit: { word: 'deskEdit', icon: IconPencil, leadsTo: reservationPage },
  checkIn: {
    word: 'deskCheckIn',
    icon: IconLogin2,
    leadsTo: (id) => `/receptionist/checkin/${id}`,
  },
  payments: { word: 'deskPayments', icon: IconCreditCard, leadsTo: payPage },
  cancelCheckIn: { word: 'deskCancelCheckIn', icon: IconArrowBackUp, opens: 'cancelCheckIn' },
  cancel: { word: 'deskCancel', icon: IconCircleX, opens: 'cancel' },
}

/** The button that is most likely wanted at each early status; later statuses have their own next step. */
const likely: Partial<Record<Reservation['reservationStatus'], DeskAction>> = {
  Pending: 'payments',
  Reserved: 'checkIn',
  Arrived: 'checkIn',
  Waiting: 'place',
}

/**
 * What can be done with the visit: the most likely button first, the others at their fixed places. One that isn't
 * allowed now stays there without a border.
 */
export function Actions({ visit, onOpen, onCubicle, onOutOfRoom }: Props) {
  const { t } = useWords('desk')
  const navigate = useNavigate()
  const facts = useDeskFacts(visit)
  const act = (one: Act) => {
    if ('opens' in one) onOpen(one.opens)
    else if ('leadsTo' in one) navigate(one.leadsTo(visit.reservationId))
    else if ('leavesRoom' in one) onOutOfRoom()
    else onCubicle()
  }
  const owed = useOwed(visit)
  const isHoldOver = useIsHoldOver(visit)
  const wanted = isHoldOver ? undefined : likely[visit.reservationStatus]
  const first = wanted && mayAtDesk(wanted, facts) ? wanted : null
  const ordered = first ? [first, ...deskActions.filter((name) => name !== first)] : deskActions
  return (
    <ul className={styles.actions}>
      {ordered.map((name) => (
        <li key={name}>
          <button
            type="button"
            data-likely={name === first || undefined}
            disabled={!mayAtDesk(name, facts)}
            onClick={() => act(acts[name])}
          >
            <Icon of={acts[name].icon} />
            {t(name === 'payments' && owed > 0 ? 'deskPay' : acts[name].word)}
          </button>
        </li>
      ))}
      <OpenHerDoor visit={visit} />
      <li>
        <PrintReceipt reservationId={visit.reservationId} />
        <NoPrinter />
      </li>
    </ul>
  )
}
