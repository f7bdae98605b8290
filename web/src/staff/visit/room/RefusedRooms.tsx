import { Fragment, type ReactNode, useState } from 'react'
import type { RoomView } from '../../../live/live-event.ts'
import { Button } from '../../../parts/Button.tsx'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../details/Parts.module.css'
import { Part } from '../Part.tsx'
import type { RefusedGroup } from '../refused-rooms.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { SectionModal } from '../section/SectionModal.tsx'
import { useOpenSection } from '../section/use-open-section.ts'
import { useSetRoom } from '../use-set-room.ts'
import { Warning } from '../Warning.tsx'

const words = {
  'section-without-attendant': 'deskWhyNobody',
  'room-not-opened': 'deskWhyNotOpened',
  'room-shut': 'deskWhyShut',
  'room-not-clean': 'deskWhyNotClean',
  'room-not-free': 'deskWhyTaken',
  'room-without-equipment': 'deskWhyEquipment',
  'room-elsewhere': 'deskLocation',
  'excluded-attendant': 'deskExcludedHint',
} as const satisfies Record<RefusedGroup['because'], string>

/**
 * The rooms she can't be given now, by reason, with what would help where something does. Unfolded when there is no
 * other room.
 */
export function RefusedRooms({ groups, open }: { groups: readonly RefusedGroup[]; open: boolean }) {
  const { t } = useWords('desk')
  if (groups.length === 0) return null
  const count = groups.reduce((sum, { rooms }) => sum + rooms.length, 0)
  return (
    <Part title={t('deskRefusedRooms')} end={<span className="num">{count}</span>} open={open}>
      <ul className={styles.lines}>
        {groups.map((group) => (
          <Group key={`${group.because} ${group.section.id}`} group={group} />
        ))}
      </ul>
    </Part>
  )
}

function Group({ group: { because, section, rooms } }: { group: RefusedGroup }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  return (
    <li>
      <span>
        {t(words[because], { section: nameOf(section) })}{' '}
        {rooms.map(({ id, number }, nth) => (
          <Fragment key={id}>
            {nth > 0 ? ', ' : null}
            <span className="num">{number}</span>
          </Fragment>
        ))}
      </span>
      {helps[because]?.({ section, rooms })}
    </li>
  )
}

function WhoHasIt({ sectionId }: { sectionId: string }) {
  const { t } = useWords('desk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('deskWhoHasIt')}
      </Button>
      <SectionModal sectionId={isOpen ? sectionId : null} onClose={() => setOpen(false)} />
    </>
  )
}

type Where = Pick<RefusedGroup, 'section' | 'rooms'>
const helps: Partial<Record<RefusedGroup['because'], (where: Where) => ReactNode>> = {
  'section-without-attendant': ({ section }) => <WhoHasIt sectionId={section.id} />,
  'room-not-opened': ({ section }) => <OpenThem sectionId={section.id} />,
  'room-shut': ({ rooms }) => rooms.map((room) => <OpenIt key={room.id} room={room} />),
  'room-not-clean': () => <ToCleaning />,
}

function OpenThem({ sectionId }: { sectionId: string }) {
  const { t } = useWords('desk')
  const { open, swipe, isPending, error } = useOpenSection()
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => open(sectionId)}>
        {t('deskOpenThem')}
      </Button>
      <Warning failure={error} />
      <SwipeModal swipe={swipe} />
    </>
  )
}

function OpenIt({ room }: { room: RoomView }) {
  const { t } = useWords('desk')
  const { setTo, swipe, isPending, error } = useSetRoom(room)
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => setTo('Ready')}>
        {t('deskOpenRoom', { room: room.number })}
      </Button>
      <Warning failure={error} />
      <SwipeModal swipe={swipe} />
    </>
  )
}

function ToCleaning() {
  const { t } = useWords('desk')
  return (
    <LinkButton size="small" to="/receptionist/cleaning">
      {t('deskToCleaning')}
    </LinkButton>
  )
}
