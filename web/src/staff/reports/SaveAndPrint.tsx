import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { keepFile } from '../../talk/keep-file.ts'
import { useWords } from '../../words/use-words.ts'
import type { Days } from './period.ts'
import styles from './Reports.module.css'
import type { Tab } from './tabs.ts'

/**
 * Saves the report as a CSV file, with all of its rows, of the payments each single one instead of their sums; and
 * prints the page.
 */
export function SaveAndPrint({ tab, days }: { tab: Tab; days: Days }) {
  const { t } = useWords('reports')
  const { mutate, isPending, error } = useMutation({ mutationFn: () => files[tab](days) })
  return (
    <div className={`no-print ${styles.acts}`}>
      <Button icon={IconDownload} busy={isPending} onClick={() => mutate()}>
        {t('reportsCsv')}
      </Button>
      <Button icon={IconPrinter} onClick={() => window.print()}>
        {t('reportsPrint')}
      </Button>
      <ErrorAlert failure={error} />
    </div>
  )
}

const csv = { format: 'csv' } as const
const of = ({ from, to }: Days) => ({ dt: from, dtTo: to, ...csv })

const files: Record<Tab, (days: Days) => Promise<void>> = {
  usage: (days) => keepFile('usageReport', of(days)),
  morning: ({ from }) => keepFile('morningReport', { dt: from, ...csv }),
  nights: (days) => keepFile('nightsReport', of(days)),
  list: (days) => keepFile('listReport', of(days)),
  payments: (days) => keepFile('paymentsList', of(days)),
  noShows: (days) => keepFile('listReport', { ...of(days), bNoShowsOnly: 'true' }),
  membership: ({ from, to }) =>
    keepFile('membershipReport', { expireFrom: from, expireTo: to, ...csv }),
}
