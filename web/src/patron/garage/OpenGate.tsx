import { holds } from '@mikvah/rules/people/roles.ts'
import { IconCarGarage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './OpenGate.module.css'

/**
 * The gate's button for the role OpenGarageGate; everybody else is shown `children`, which are plates and upload
 * (requirements P2).
 */
export function OpenGate({ children }: { children?: ReactNode }) {
  const session = useSession()
  return session && holds(session.roles, 'OpenGarageGate') ? <GateButton /> : children
}

function GateButton() {
  const { t } = useWords('garage')
  const open = useTell('openGarageGate')
  return (
    <Card>
      <div className={styles.gate}>
        <p>{t('garageGateHelp')}</p>
        <Button
          kind="solid"
          size="big"
          wide
          icon={IconCarGarage}
          busy={open.isPending}
          onClick={() => open.mutate({ body: {} })}
        >
          {t('garageGateOpen')}
        </Button>
        {open.data ? <Alert kind="success">{open.data.result.message}</Alert> : null}
        <ErrorAlert failure={open.error} />
      </div>
    </Card>
  )
}
