import { flagOf } from '@mikvah/rules/settings/read.ts'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useAsk } from '../../../talk/ask.ts'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import { useSession } from '../../../talk/use-session.ts'
import styles from '../steps/Step.module.css'

const AboutHerForm = lazy(() =>
  untilItComes(() => import('./AboutHerForm.tsx').then((file) => ({ default: file.AboutHerForm }))),
)

/** Where the facility wants to know new patrons, one without a name fills in the form first (requirements P5). */
export function AboutHer({ children }: { children: ReactNode }) {
  const session = useSession()
  const { values } = usePatronSettings()
  const wanted = values !== null && flagOf(values, 'sendEmailForNewUsers') === true
  const {
    data: her,
    error,
    refetch,
  } = useAsk(
    'user',
    { params: { id: session?.userId ?? '' } },
    { enabled: wanted && session !== null, staleTime: 360_000 },
  )
  if (!wanted || (her?.firstName && her.lastName)) return children
  if (!her) return <Waiting failure={error} onTryAgain={refetch} />
  return (
    <Suspense fallback={<Waiting failure={null} />}>
      <AboutHerForm her={her} />
    </Suspense>
  )
}

const Waiting = (props: ComponentProps<typeof ErrorAlert>) => (
  <div className={`wrap ${styles.step}`}>
    <ErrorAlert {...props} />
    {props.failure ? null : <Skeleton lines={8} />}
  </div>
)
