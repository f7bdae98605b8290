import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useThisDesk } from './chosen.ts'

/** Prints the receipt of a visit on this desk's printer; a desk without one doesn't have the button. */
export function PrintReceipt({ reservationId }: { reservationId: string }) {
  const { t } = useWords('desk-pages')
  const { printer } = useThisDesk()
  const printReceipt = useTell('printReceipt')
  if (printer === '') return null
  return (
    <>
      <Button
        icon={IconPrinter}
        wide
        busy={printReceipt.isPending}
        onClick={() => printReceipt.mutate({ query: { resId: reservationId, printer } })}
      >
        {t('thisDeskPrint')}
      </Button>
      <ErrorAlert failure={printReceipt.error} />
      {printReceipt.isSuccess ? <p role="status">{t('thisDeskPrinting')}</p> : null}
    </>
  )
}
