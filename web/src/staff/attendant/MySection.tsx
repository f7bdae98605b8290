import { lengths } from '@mikvah/rules/lengths.ts'
import type { RoomView } from '../../live/live-event.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { RadioCard } from '../../parts/fields/RadioCard.tsx'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { chooseForThisDesk, useThisDesk } from '../this-desk/chosen.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useOpenSection } from '../visit/section/use-open-section.ts'
import { sectionsIn } from './in-section.ts'
import styles from './MySection.module.css'

type Props = { open: boolean; onClose: () => void; rooms: readonly RoomView[] }

/**
 * The settings of this phone: which rooms it shows, from which telephone it calls them, and its language; and the
 * button that opens the chosen section for the evening.
 */
export function MySection({ open, onClose, rooms }: Props) {
  const { t } = useWords('attendant')
  const { section: chosen, extension } = useThisDesk()
  const nameOf = useNameOf()
  const sections = sectionsIn(rooms)
  return (
    <Modal open={open} onClose={onClose} title={t('attendantThisDevice')}>
      <fieldset className={styles.sections}>
        <legend className="sr-only">{t('attendantSection')}</legend>
        {[{ id: '', name: t('attendantEveryRoom'), nameHe: '' }, ...sections].map(
          ({ id, ...named }) => (
            <RadioCard
              key={id}
              name="section"
              value={id}
              checked={chosen === id}
              onChange={() => chooseForThisDesk({ section: id })}
              label={<bdi>{nameOf(named)}</bdi>}
            />
          ),
        )}
      </fieldset>
      <Opening rooms={rooms} section={chosen} />
      <Field
        label={t('thisDeskExtension')}
        ltr
        inputMode="tel"
        maxLength={lengths.extension}
        value={extension}
        onChange={({ target }) =>
          chooseForThisDesk({ extension: target.value.replaceAll(/\D/g, '') })
        }
      />
      <LanguageSwitch className={styles.language} />
    </Modal>
  )
}

function Opening({ rooms, section }: { rooms: readonly RoomView[]; section: string }) {
  const { t } = useWords('attendant')
  const opening = useOpenSection()
  const rest = rooms.some((room) => room.section.id === section && room.status === 'Available')
  if (!rest) return null
  return (
    <>
      <ErrorAlert failure={opening.error} />
      <Button busy={opening.isPending} onClick={() => opening.open(section)}>
        {t('attendantOpen')}
      </Button>
      <SwipeModal swipe={opening.swipe} />
    </>
  )
}
