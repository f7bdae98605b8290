import { timeZoneIn } from './settings.ts'
import { useSettings } from './use-settings.ts'

/** The facility's time zone, as `America/New_York`, by which all hours are shown. */
export const useTimeZone = (): string => timeZoneIn(useSettings())
