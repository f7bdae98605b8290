import { numberOf, type SettingValues } from '../settings/read.ts'

/**
 * The first business day whose notes and personal fields are still kept, by the retention period in the settings; null
 * where that is blank and all are.
 */
export function retainedSince(today: string, values: SettingValues): string | null {
  const months = numberOf(values, 'retentionMonths')
  return months === null ? null : Temporal.PlainDate.from(today).subtract({ months }).toString()
}
