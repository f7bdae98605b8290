import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from './chosen.ts'
import { PrinterWarning } from './PrinterWarning.tsx'
import styles from './ThisDesk.module.css'

/**
 * Prints the receipt of a visit on this desk's printer, and says what is wrong with that; a desk without one doesn't
 * have the button.
 */
export function PrintReceipt({ reservationId }: { reservationId: string }) {
  const { t } = useWords('desk-pages')
  const { printer } = useThisDesk()
  const printReceipt = useTell('printReceipt')
  if (printer === '') return null
  return (
    <>
      <div className={styles.print}>
        <Button
          icon={IconPrinter}
          busy={printReceipt.isPending}
          onClick={() => printReceipt.mutate({ query: { resId: reservationId, printer } })}
        >
          {t('thisDeskPrint')}
        </Button>
        <div className={styles.beside}>
          {printReceipt.isSuccess ? <span role="status">{t('thisDeskPrinting')}</span> : null}
          <PrinterWarning />
        </div>
      </div>
      <ErrorAlert failure={printReceipt.error} />
    </>
  )
}
