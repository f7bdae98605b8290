import { useThisDesk } from '../staff/this-desk/chosen.ts'
import { useAsk } from '../talk/ask.ts'

/**
 * The id of this kiosk's printer: the one chosen for it, while it is in use, or the only one that belongs to a kiosk;
 * null where there is none of these.
 */
export function useKioskPrinter(): string | null {
  const { printer } = useThisDesk()
  const { data } = useAsk('printers')
  if (!data) return printer || null
  const [only, ...more] = data.filter(({ printerType }) => printerType === 'kiosk')
  // One that the office has taken out of use isn't listed any more.
  if (data.some(({ id }) => id === printer)) return printer
  return more.length === 0 ? (only?.id ?? null) : null
}
