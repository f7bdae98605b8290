import { entryOf, isSettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Money } from '../../parts/Money.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { useWords } from '../../words/use-words.ts'
import { useBuildings } from '../screens/use-buildings.ts'
import { LeftOut } from '../shell/LeftOut.tsx'
import { FiguresThatChange } from './FiguresThatChange.tsx'
import { HoursThatChange, hoursChange } from './HoursThatChange.tsx'
import { valueText } from './in-words.ts'
import styles from './PreviewModal.module.css'
import type { Preview } from './preview.ts'
import type { WordsOf } from './use-setting-words.ts'

type Props = {
  preview: Preview | null
  wordsOf: WordsOf
  busy: boolean
  failure: unknown
  onSave: () => void
  onClose: () => void
}

/**
 * What a change would do, before it is saved: the hours, prices and places it alters, and the reservations it would
 * leave out.
 */
export function PreviewModal({ preview, wordsOf, busy, failure, onSave, onClose }: Props) {
  const { t, language } = useWords('office')
  const buildings = useBuildings()
  const nameOf = (id: string) =>
    buildings.length > 1 ? buildings.find((one) => one.id === id)?.name : undefined
  const nights = preview?.nights ?? []
  const otherHours = nights.filter(hoursChange)
  return (
    <Modal
      open={preview !== null}
      onClose={onClose}
      title={t('previewTitle')}
      wide
      actions={
        <>
          <Button kind="solid" busy={busy} onClick={onSave}>
            {t('previewSave')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('previewBack')}
          </Button>
        </>
      }
    >
      {preview ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a week of nights is scrolled through by keyboard too.
        <section className={styles.preview} tabIndex={0} aria-label={t('previewTitle')}>
          <ErrorAlert failure={failure} />
          {preview.warning ? <Alert kind="warning">{preview.warning}</Alert> : null}
          <LeftOut visits={preview.reservationsOutside} />
          <section>
            <h3>{t('previewChanges')}</h3>
            <ul className={styles.changes}>
              {preview.changes.map(({ key, was, value }) => {
                if (!isSettingKey(key)) return null
                const shown = (text: string) => valueText(entryOf(key), text, { language, t })
                return (
                  <li key={key}>
                    <b>{wordsOf(key).label}</b> <bdi className={styles.old}>{shown(was)}</bdi>{' '}
                    <Icon of={IconArrowRight} /> <bdi>{shown(value)}</bdi>
                  </li>
                )
              })}
            </ul>
          </section>
          <section>
            <h3>{t('previewNights')}</h3>
            {otherHours.length === 0 ? (
              <p className="muted">{t('previewNightsNone')}</p>
            ) : (
              otherHours.map(({ date, locationId, was, becomes }) => (
                <HoursThatChange
                  key={`${locationId} ${date}`}
                  title={[eveningText(date, language, t), nameOf(locationId)]
                    .filter(Boolean)
                    .join(' · ')}
                  was={was}
                  becomes={becomes}
                />
              ))
            )}
          </section>
          <FiguresThatChange
            {...{ of: 'prices', nights, nameOf, wordsOf }}
            title={t('previewPrices')}
            show={(amount) =>
              amount === null ? t('previewNotOffered') : <Money amount={amount} whole />
            }
          />
          <FiguresThatChange
            {...{ of: 'places', nights, nameOf, wordsOf }}
            title={t('previewPlaces')}
            show={(count) => {
              if (count === null) return t('previewNotOffered')
              return count === 'unbounded' ? t('previewUnbounded') : count
            }}
          />
        </section>
      ) : null}
    </Modal>
  )
}
