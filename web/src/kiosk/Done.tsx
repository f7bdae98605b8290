import { IconLock, IconPrinter } from '@tabler/icons-react'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { noCard } from '../talk/call.ts'
import { useTell } from '../talk/tell.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'
import type { CheckedIn } from './use-check-ins.ts'
import { useKioskPrinter } from './use-kiosk-printer.ts'
import { ViewTitle } from './ViewTitle.tsx'

type Props = { checkedIn: CheckedIn; onOver: () => void }

/**
 * She is checked in: shows the code she will be called by and her cubicle, and offers a cubicle where she has none and
 * some are free and, where there is a printer and checking in doesn't print by itself, a receipt.
 */
export function Done({ checkedIn, onOver }: Props) {
  const { t } = useWords('kiosk')
  const printer = useKioskPrinter()
  // Where checking in prints by itself, she isn't asked about a receipt here.
  const asksForSlip = useStaffSettings()?.printReceiptAtCheckin !== 'True'
  const print = useTell('printReceipt')
  const give = useTell('requestCubicle')
  const { reservationId: resId, waitingCode, cubicleOffered } = checkedIn
  const cubicle = give.data?.result.cubicle ?? checkedIn.cubicle
  return (
    <div className={styles.done} role="status">
      <ViewTitle>{t('kioskDone')}</ViewTitle>
      {waitingCode ? (
        <p className={styles.arch}>
          <span>{t('kioskWaitingCode')}</span>
          <span className="num">{waitingCode}</span>
        </p>
      ) : null}
      {cubicle ? (
        <p className={styles.cubicle}>
          <bdi>{t('kioskCubicle', { name: cubicle.name })}</bdi>
        </p>
      ) : null}
      <p>{t('kioskWait')}</p>
      <ErrorAlert failure={give.error ?? print.error} />
      {print.isSuccess ? <p>{t('kioskPrinting')}</p> : null}
      <div className={styles.ways}>
        {cubicleOffered && !cubicle ? (
          <Button
            icon={IconLock}
            busy={give.isPending}
            onClick={() => give.mutate({ params: { id: resId }, body: noCard })}
          >
            {t('kioskWantsCubicle')}
          </Button>
        ) : null}
        {printer && asksForSlip && !print.isSuccess ? (
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
