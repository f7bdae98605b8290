import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import type { DeviceKey } from './device-key.ts'

type Props = { ending: DeviceKey | null; onClose: () => void; onEnded: (said: string) => void }

/** Asks, and then ends the key of a controller. */
export function EndDeviceKey({ ending, onClose, onEnded }: Props) {
  const { t } = useWords('hardware')
  const name = ending?.name ?? ''
  const close = () => {
    // A failure with this key says nothing of the next one.
    end.reset()
    onClose()
  }
  const end = useTell('endDeviceKey', {
    stale: ['deviceKeys'],
    onDone: () => {
      close()
      onEnded(t('deviceKeysEnded', { name }))
    },
  })
  return (
    <AskFirst
      open={ending !== null}
      title={t('deviceKeysEndTitle', { name })}
      keep={t('deviceKeysKeep')}
      onKeep={close}
      go={t('deviceKeysEnd')}
      onGo={() => {
        if (ending) end.mutate({ params: { id: ending.id } })
      }}
      busy={end.isPending}
      failure={end.error}
    >
      <p>{t('deviceKeysEndText')}</p>
    </AskFirst>
  )
}
