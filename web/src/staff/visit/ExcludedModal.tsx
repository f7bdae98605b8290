import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { useWords } from '../../words/use-words.ts'
import type { usePlace } from './use-place.ts'

/** She'd rather not meet the attendant of that room: whoever places her there says so twice. */
export function ExcludedModal({ placing }: { placing: ReturnType<typeof usePlace> }) {
  const { t } = useWords('desk')
  const { asking, letBe, confirm, isPending } = placing
  return (
    <Modal
      open={asking !== null}
      onClose={letBe}
      title={t('deskExcludedTitle')}
      actions={
        <>
          <Button onClick={letBe}>{t('deskLetBe')}</Button>
          <Button kind="solid" busy={isPending} onClick={confirm}>
            {t('deskPlaceAllTheSame')}
          </Button>
        </>
      }
    >
      <p>
        {t('deskExcludedText', {
          code: asking?.visit.reservationCode ?? '',
          attendant: asking?.room.section.attendant?.name ?? '',
          room: asking?.room.number ?? '',
        })}
      </p>
    </Modal>
  )
}
