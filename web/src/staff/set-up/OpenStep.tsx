import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { eveningsOf } from './evenings-of.ts'
import styles from './OpenStep.module.css'
import type { Opening } from './opening.ts'
import { type StepName, steps } from './steps.ts'

type Props = {
  opening: Opening
  values: Readonly<Record<string, string>>
  today: string
  isDone: (name: StepName) => boolean
  onStep: (name: StepName) => void
}

/**
 * The last step: everything that was asked, what is still missing, the next night as a patron would see it, and the
 * button that opens the facility for booking.
 */
export function OpenStep({ opening, values, today, isDone, onStep }: Props) {
  const { t } = useWords('set-up')
  const open = useTell('openForBooking', {
    stale: ['opening', 'publicSettings', 'settings', 'audit'],
  })
  const missing = opening.proofs.filter(({ provedAt }) => provedAt === null)
  const night = eveningsOf(values, today)?.night
  return (
    <div className={styles.columns}>
      <ul className={styles.list}>
        {steps.slice(0, -1).map(({ name }) => (
          <li key={name} data-done={isDone(name) || undefined}>
            <Icon of={isDone(name) ? IconCircleCheck : IconCircleDashed} />
            <b>{t(`setUp.${name}`)}</b>
            <Button kind="quiet" size="small" onClick={() => onStep(name)}>
              {t(isDone(name) ? 'setUpChange' : 'setUpDo')}
              <span className="sr-only">: {t(`setUp.${name}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <section className={styles.preview}>
        <h2>{t('setUpPreview')}</h2>
        {night ? (
          <>
            <p className="muted">
              {t('setUpRoomsAtOnce', { rooms: values.roomsAvailable ?? '0' })}
            </p>
            <ul>
              {night.slots.slice(0, 9).map((at) => (
                <li key={at}>
                  <Time at={at} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('setUpClosed')}</p>
        )}
      </section>
      <div className={styles.end}>
        {opening.open ? (
          <Alert kind="success">{t('setUpIsOpen')}</Alert>
        ) : missing.length > 0 ? (
          <Alert kind="warning">
            {t('setUpWaits', {
              missing: missing.map(({ proof }) => t(`opening.${proof}`)).join(', '),
            })}
          </Alert>
        ) : (
          <Alert kind="info">{t('setUpReady')}</Alert>
        )}
        <ErrorAlert failure={open.error} />
        {opening.open ? null : (
          <Button
            kind="solid"
            size="big"
            disabled={missing.length > 0}
            busy={open.isPending}
            onClick={() => open.mutate({})}
          >
            {t('setUpOpen')}
          </Button>
        )}
      </div>
    </div>
  )
}
