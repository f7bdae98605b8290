import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import type { Setting } from '../settings/setting.ts'
import { type Typed, typedWith, wrongIn } from '../settings/typed-settings.ts'
import { useSaveSettings } from '../settings/use-save-settings.ts'

/**
 * What is typed in one step, and the ways out of it: `leave` saves and then calls `onSaved`, at once where nothing is
 * typed, and stays where a typed value can't be saved; `later` drops what is typed and calls `onLater`.
 */
export function useStep(settings: readonly Setting[], onLater: () => void, onSaved: () => void) {
  const { t } = useWords('set-up')
  const [typed, setTyped] = useState<Typed>({})
  const isTyped = Object.keys(typed).length > 0
  const letGo = useUnsaved(isTyped)
  const goOn = (go: () => void) => {
    letGo()
    go()
  }
  const save = useSaveSettings({
    ...{ typed, saved: settings },
    onSaved: () => {
      setTyped({})
      goOn(onSaved)
    },
  })
  const wrong = wrongIn(typed)
  const errorOf = (key: string): string | null => {
    const own = wrong.get(key)
    return own ? t(`setting.${own.because}` as WordKey, own.params) : save.refusedAt(key)
  }
  const isSound = () => Object.keys(typed).every((key) => errorOf(key) === null)
  return {
    typed,
    save,
    errorOf,
    isTyped,
    /** The values as they would be: the saved ones, with what is typed over them. */
    values: {
      ...Object.fromEntries(settings.map(({ key, value }) => [key, value])),
      ...Object.fromEntries(Object.entries(typed).map(([key, { value }]) => [key, value])),
    } as Readonly<Record<string, string>>,
    type: (more: Readonly<Record<string, string>>) => {
      save.begin()
      setTyped(
        settings.reduce(
          (now, setting) =>
            more[setting.key] === undefined
              ? now
              : typedWith(now, setting, more[setting.key] ?? ''),
          save.typed,
        ),
      )
    },
    /** Goes on without saving what is typed. */
    later: () => goOn(onLater),
    /** Saves and then goes on; goes on at once where nothing is typed. */
    leave: () => {
      if (!isTyped) goOn(onSaved)
      else if (save.isMoved ? wrong.size === 0 : isSound()) save.preview()
    },
  }
}
