import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'

/** Makes every open screen of the facility that follows the live events reload, this one too. */
export function ReloadScreens({ onSaid }: { onSaid: (said: string) => void }) {
  const { t } = useWords('hardware')
  const reload = useTell('pageReload', { onDone: () => onSaid(t('hardwareReloaded')) })
  return (
    <>
      <Button size="small" busy={reload.isPending} onClick={() => reload.mutate({})}>
        {t('hardwareReload')}
      </Button>
      <ErrorAlert failure={reload.error} />
    </>
  )
}
