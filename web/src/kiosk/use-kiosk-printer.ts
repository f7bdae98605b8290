import { useThisDesk } from '../staff/this-desk/chosen.ts'
import { useAsk } from '../talk/ask.ts'

/**
 * The id of this kiosk's printer: the one chosen for it, or the only one that belongs to a kiosk; null where there is
 * none of these.
 */
export function useKioskPrinter(): string | null {
  const { printer } = useThisDesk()
  const { data = [] } = useAsk('printers')
  const [only, ...more] = data.filter(({ printerType }) => printerType === 'kiosk')
  return printer || (more.length === 0 ? (only?.id ?? null) : null)
}
