import { flagOf } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import { liveQueryOptions, useLiveQuery } from '../../live/use-live-query.ts'
import { question, useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { onceKnown } from '../../talk/once-known.ts'
import { useSettingsOnceKnown, useStaffSettings } from '../facts/use-staff-settings.ts'
import { useThisDesk } from '../this-desk/chosen.ts'

type Cubicles = AnswerOf<'cubicles'> | undefined

const freeOf = (cubicles: Cubicles): number | undefined =>
  cubicles?.filter(({ status }) => status === 'Available').length

/**
 * The answers that a check-in begins with: her language, this desk's printer, and whether the facility has cubicles and
 * how many are free. `onceKnown` waits for the language and the cubicles; null and 0 where they can't be loaded.
 */
export function useCheckInAnswers(userId: string | null) {
  const client = useQueryClient()
  const settingsOnceKnown = useSettingsOnceKnown()
  const who = { params: { id: userId ?? '' } }
  const her = useAsk('user', who, { enabled: userId !== null })
  const { printer } = useThisDesk()
  const settings = useStaffSettings()
  const hasCubicles = settings !== null && flagOf(settings, 'useCubicles') === true
  const { data: cubicles } = useLiveQuery('cubicles', {}, { enabled: hasCubicles })
  return {
    language: her.data?.language ?? null,
    printer: printer || null,
    hasCubicles,
    /** How many cubicles are free; undefined until that is known. */
    freeCubicles: freeOf(cubicles),
    /**
     * Waits for the settings, so that what she gets depends on the facility and not on how fast the button was
     * tapped.
     */
    onceKnown: async () => {
      const values = await settingsOnceKnown()
      const has = values !== null && flagOf(values, 'useCubicles') === true
      const [known, cubicles] = await Promise.all([
        userId === null ? undefined : onceKnown(client, question('user', who)),
        has ? onceKnown(client, liveQueryOptions('cubicles')) : undefined,
      ])
      return { language: known?.language ?? null, freeCubicles: freeOf(cubicles) ?? 0 }
    },
  }
}
