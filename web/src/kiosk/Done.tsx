import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { useThisDesk } from '../staff/this-desk/chosen.ts'
import { useTell } from '../talk/tell.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'
import type { VisitAtKiosk } from './use-look-up.ts'

type Props = { visit: VisitAtKiosk | undefined; waitingCode: string | null; onOver: () => void }

/** She is known to be here: the code that will be called, in an arch. */
export function Done({ visit, waitingCode, onOver }: Props) {
  const { t } = useWords('kiosk')
  const { printer } = useThisDesk()
  const print = useTell('printReceipt')
  const resId = visit?.reservationId
  return (
    <div className={styles.done} role="status">
      <h2>{t('kioskDone')}</h2>
      {waitingCode ? (
        <p className={styles.arch}>
          <span>{t('kioskWaitingCode')}</span>
          <span className="num">{waitingCode}</span>
        </p>
      ) : null}
      <p>{t('kioskWait')}</p>
      <ErrorAlert failure={print.error} />
      {print.isSuccess ? <p>{t('kioskPrinting')}</p> : null}
      <div className={styles.ways}>
        {printer && resId && !print.isSuccess ? (
          <Button
            icon={IconPrinter}
            busy={print.isPending}
            onClick={() => print.mutate({ query: { resId, printer } })}
          >
            {t('kioskPrint')}
          </Button>
        ) : null}
        <Button kind="solid" onClick={onOver}>
          {t('kioskFinish')}
        </Button>
      </div>
    </div>
  )
}
