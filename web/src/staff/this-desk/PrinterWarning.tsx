import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from './chosen.ts'
import styles from './ThisDesk.module.css'

const ofPaper = { ok: null, low: 'thisDeskPaperLow', out: 'thisDeskPaperOut' } as const

/** What is wrong with this desk's printer; nothing while it is well, isn't known yet, or none is chosen. */
export function PrinterWarning() {
  const { t } = useWords('desk-pages')
  const { printer } = useThisDesk()
  const { data } = useAsk('printerStatus', {}, { enabled: printer !== '' })
  const state = data?.find(({ id }) => id === printer)
  if (!state) return null
  const warning = state.online ? ofPaper[state.paper] : 'thisDeskPrinterOff'
  return warning ? <span className={styles.warning}>{t(warning)}</span> : null
}
