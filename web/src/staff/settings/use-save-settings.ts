import { useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { hoursChange } from './HoursThatChange.tsx'
import { isPreview, type Preview } from './preview.ts'
import type { Setting } from './setting.ts'
import { type Typed, typedOver, wishesOf } from './typed-settings.ts'

/**
 * Whether a change needs no preview: no hour changes, no price or place but those that were typed, and no reservation
 * is left out.
 */
function isPlain({ changes, nights, reservationsOutside, warning }: Preview): boolean {
  const typed = new Set(changes.map(({ key }) => key))
  const goesOn = nights.some(
    (night) =>
      hoursChange(night) || [...night.prices, ...night.places].some(({ key }) => !typed.has(key)),
  )
  return !goesOn && reservationsOutside.length === 0 && warning === null
}

type Wishes = ReturnType<typeof wishesOf>

type Wanted = { typed: Typed; saved: readonly Setting[]; onSaved: (count: number) => void }

/**
 * `preview` asks what a change would do, and saves it: at once when it does no more than it says, otherwise only by
 * `save`, after `previewed` was shown. What somebody else has saved meanwhile is told once; who saves again replaces
 * it.
 */
export function useSaveSettings({ typed, saved, onSaved }: Wanted) {
  const [shown, setShown] = useState<{ preview: Preview; settings: Wishes } | null>(null)
  const write = useTell('writeSetting', {
    stale: ['settings', 'publicSettings', 'audit'],
    onDone: () => {
      setShown(null)
      onSaved(settings.length)
    },
  })
  const ask = useTell('writeSetting')
  const failure = ask.error ?? (shown ? null : write.error)
  const isMoved = failure instanceof CallFailed && failure.code === 'setting-moved'
  const known = isMoved ? typedOver(typed, saved) : typed
  const settings = wishesOf(known)
  const places = settings.map(({ key }, at) => ({
    key,
    path: `settings.${at}.value`,
  }))
  const said = failure instanceof CallFailed ? failure.errors : []
  const refused = new Map(
    places.flatMap(({ key, path }) => {
      const error = said.find((one) => one.path === path)
      return error ? [[key, error.message] as const] : []
    }),
  )
  return {
    /** Whether she was just told what somebody else has saved, and may replace it. */
    isMoved,
    /** What is typed, over what she knows to be saved. */
    typed: known,
    /** Asks what is typed would do, or what is `wanted`, before it is typed in the next moment. */
    preview: (wanted: Wishes = settings) => {
      if (wanted.length === 0 || ask.isPending || write.isPending) return
      ask.mutate(
        { body: { settings: wanted, dryRun: true } },
        {
          onSuccess: ({ result }) => {
            if (!isPreview(result)) return
            if (isPlain(result)) write.mutate({ body: { settings: wanted } })
            else setShown({ preview: result, settings: wanted })
          },
        },
      )
    },
    save: () => {
      if (shown && !write.isPending) write.mutate({ body: { settings: shown.settings } })
    },
    /** Resets everything to before the save was tried. */
    begin: () => {
      ask.reset()
      write.reset()
      setShown(null)
    },
    previewed: shown?.preview ?? null,
    isAsking: ask.isPending || write.isPending,
    isSaving: write.isPending,
    /** A failure that isn't shown beside one of the settings. */
    failure: refused.size > 0 ? null : failure,
    saveFailure: shown ? write.error : null,
    refusedAt: (key: string): string | null => refused.get(key) ?? null,
  }
}
