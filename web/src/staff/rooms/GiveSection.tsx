import { useState } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { noCard } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { codesOfWhoAvoid } from '../facts/who-avoids.ts'
import { codesIn, type Helper, type SectionSetUp } from './building.ts'

/** `was` is the attendant that this screen has shown for the section until now. */
type SectionWish = { attendantId: string | null; was: string | null }
/** The codes of who is in its rooms, and of those of them who asked not to meet her who is to have it. */
type Giving = SectionWish & {
  section: SectionSetUp
  codes: readonly string[]
  avoid: readonly string[]
}

/**
 * `ask` assigns an attendant to a section for tonight, or nobody: at once where its rooms are empty; while patrons are
 * in them only by `confirm`, after `GiveSection` has asked with their codes.
 */
export function useGiveSection(
  rooms: readonly RoomView[],
  attendants: readonly Helper[],
  onSaid: (said: string) => void,
) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const [asking, setAsking] = useState<Giving | null>(null)
  const whoIs = (id: string | null) => {
    const found = attendants.find((one) => one.id === id)
    return found ? nameOf(found) : null
  }
  const setAttendantTonight = useTell('setAttendantTonight', {
    stale: ['attendantsTonight', 'rooms'],
  })
  const give = (giving: Giving) => {
    const { section, attendantId, was } = giving
    const said = () => {
      // Another section may be asked about by then.
      setAsking((now) => (now === giving ? null : now))
      const name = whoIs(attendantId)
      const words = { section: nameOf(section), name: name ?? '' }
      onSaid(t(name === null ? 'roomsGivenNobody' : 'roomsGiven', words))
    }
    // An administrator's page: she has a sign-in of her own.
    const body = { sectionId: section.id, attendantId, was, ...noCard }
    setAttendantTonight.mutateAsync({ body }).then(said, () => null)
  }
  return {
    ask: (section: SectionSetUp, wish: SectionWish) => {
      const inside = rooms.filter((room) => room.section.id === section.id)
      const avoid = codesOfWhoAvoid(inside, wish.attendantId)
      const giving = { ...wish, section, codes: codesIn(rooms, section.id), avoid }
      setAttendantTonight.reset()
      if (giving.codes.length > 0) setAsking(giving)
      else give(giving)
    },
    asking,
    whoIs,
    confirm: () => asking && give(asking),
    letBe: () => setAsking(null),
    isBusy: setAttendantTonight.isPending,
    failure: setAttendantTonight.error,
  }
}

/** The question that `useGiveSection` asks, and what went wrong with the assignment. */
export function GiveSection({ give }: { give: ReturnType<typeof useGiveSection> }) {
  const { t } = useWords('building')
  const { asking, whoIs, confirm, letBe, isBusy, failure } = give
  const nameOf = useNameOf()
  const name = whoIs(asking?.attendantId ?? null)
  const words = { section: asking ? nameOf(asking.section) : '', name: name ?? '' }
  return (
    <>
      {asking ? null : <ErrorAlert failure={failure} />}
      <Modal
        open={asking !== null}
        onClose={letBe}
        title={t(name === null ? 'roomsGiveNobody' : 'roomsGiveTitle', words)}
        actions={
          <>
            <Button onClick={letBe}>{t('deskLetBe')}</Button>
            <Button kind="solid" busy={isBusy} onClick={confirm}>
              {t(name === null ? 'roomsGiveNobodyDo' : 'roomsGiveDo')}
            </Button>
          </>
        }
      >
        <p>{t('roomsGiveText', { codes: asking?.codes.join(', ') ?? '' })}</p>
        {asking && asking.avoid.length > 0 ? (
          <Alert kind="warning">
            {t('roomsGiveAvoided', { ...words, codes: asking.avoid.join(', ') })}
          </Alert>
        ) : null}
        <ErrorAlert failure={failure} />
      </Modal>
    </>
  )
}
