import { useAsk } from '../../talk/ask.ts'

const ofPaper = { ok: null, low: 'thisDeskPaperLow', out: 'thisDeskPaperOut' } as const

/** The word key for what is wrong with a printer; null while it is well, isn't known yet, or none is chosen. */
export function usePrinterWarning(printer: string) {
  const { data } = useAsk('printerStatus', {}, { enabled: printer !== '' })
  const state = data?.find(({ id }) => id === printer)
  if (!state) return null
  return state.online ? ofPaper[state.paper] : 'thisDeskPrinterOff'
}
