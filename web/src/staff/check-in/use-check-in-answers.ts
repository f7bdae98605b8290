import { flagOf } from '@mikvah/rules/settings/read.ts'
import { useKept } from '../../live/use-kept.ts'
import { useAsk } from '../../talk/ask.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { useThisDesk } from '../this-desk/chosen.ts'

/** What a check-in has an answer to already: her language, this desk's printer, and whether a cubicle is free. */
export function useCheckInAnswers(userId: string | null) {
  const her = useAsk('user', { params: { id: userId ?? '' } }, { enabled: userId !== null })
  const { printer } = useThisDesk()
  const settings = useStaffSettings()
  const hasCubicles = settings !== null && flagOf(settings, 'useCubicles') === true
  const { data: cubicles } = useKept('cubicles', {}, { enabled: hasCubicles })
  return {
    language: her.data?.language ?? null,
    printer: printer || null,
    hasCubicles,
    freeCubicles: cubicles?.filter(({ status }) => status === 'Available').length ?? 0,
  }
}
