import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import type { Device } from './device.ts'
import { answeredWords, testWords } from './device-words.ts'
import styles from './Hardware.module.css'

type Props = {
  device: Pick<Device, 'id'>
  test: NonNullable<Device['test']>
  name: string
  /** The words on the button, where the device's name isn't shown beside it. */
  label?: string
  onSaid: (said: string) => void
}

/**
 * Tests one device. Where the test opens a door, a gate or a lock it says so first, and the server opens none without
 * that confirmation.
 */
export function TestDevice({ device: { id }, test, name, label, onSaid }: Props) {
  const { t } = useWords('hardware')
  const [isAsking, ask] = useState(false)
  const tell = useTell('testHardware', {
    stale: ['hardware'],
    onDone: () => {
      ask(false)
      onSaid(t(answeredWords[test], { name }))
    },
  })
  const close = () => {
    // A failure of this test says nothing of the next one.
    tell.reset()
    ask(false)
  }
  const opens = test === 'opens'
  return (
    <>
      <span className={styles.test}>
        <Button
          size="small"
          busy={tell.isPending}
          aria-label={label ?? `${t(testWords[test])}: ${name}`}
          onClick={() => {
            if (opens) ask(true)
            else tell.mutate({ params: { id }, body: {} })
          }}
        >
          {label ?? t(testWords[test])}
        </Button>
      </span>
      {opens ? (
        <Modal
          open={isAsking}
          onClose={close}
          title={t('hardwareOpenTitle', { name })}
          actions={
            <>
              <Button onClick={close}>{t('hardwareOpenNo')}</Button>
              <Button
                kind="solid"
                busy={tell.isPending}
                onClick={() => tell.mutate({ params: { id }, body: { opens: true } })}
              >
                {t('hardwareOpenYes')}
              </Button>
            </>
          }
        >
          <p>{t('hardwareOpenText')}</p>
          <ErrorAlert failure={tell.error} />
        </Modal>
      ) : (
        <span className={styles.failure}>
          <ErrorAlert failure={tell.error} />
        </span>
      )}
    </>
  )
}
