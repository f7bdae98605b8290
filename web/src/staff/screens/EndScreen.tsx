import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import type { Screen } from './screen-state.ts'

/** A screen that is to be signed out (`end`) or taken off the list (`remove`). */
export type Ending = { screen: Screen; how: 'end' | 'remove' }
type Props = { ending: Ending | null; onClose: () => void; onEnded: (said: string) => void }

const words = {
  end: { title: 'screenEndTitle', text: 'screenEndText', act: 'screenEnd', said: 'screenEnded' },
  remove: {
    title: 'screenRemoveTitle',
    text: 'screenRemoveText',
    act: 'screenRemove',
    said: 'screenRemoved',
  },
} as const

/**
 * Asks, and then signs a screen out for good, such as a tablet that was carried away, or removes one that isn't paired
 * from the list.
 */
export function EndScreen({ ending, onClose, onEnded }: Props) {
  const { t } = useWords('screens')
  const { screen, how = 'end' } = ending ?? {}
  const name = screen?.name ?? ''
  const { title, text, act, said } = words[how]
  const close = () => {
    // A failure with this screen says nothing of the next one.
    end.reset()
    remove.reset()
    onClose()
  }
  const done = () => {
    close()
    onEnded(t(said, { name }))
  }
  const end = useTell('endDevice', { stale: ['devices'], onDone: done })
  const remove = useTell('removeDevice', { stale: ['devices'], onDone: done })
  const read = how === 'end' ? end : remove
  return (
    <AskFirst
      open={ending !== null}
      title={t(title, { name })}
      keep={t('screenLetBe')}
      onKeep={close}
      go={t(act)}
      onGo={() => {
        if (screen) read.mutate({ params: { id: screen.id } })
      }}
      busy={read.isPending}
      failure={read.error}
    >
      <p>{t(text)}</p>
    </AskFirst>
  )
}
