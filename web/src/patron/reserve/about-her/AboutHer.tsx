import { flagOf } from '@mikvah/rules/settings/read.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { usePatronSettings } from '../../../facts/use-patron-settings.ts'
import { useAsk } from '../../../talk/ask.ts'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import { useSession } from '../../../talk/use-session.ts'

const AboutHerForm = lazy(() =>
  untilItComes(() => import('./AboutHerForm.tsx').then((file) => ({ default: file.AboutHerForm }))),
)

/** Where the facility wants to know new patrons, one without a name fills in the form first (requirements P5). */
export function AboutHer({ children }: { children: ReactNode }) {
  const session = useSession()
  const { values } = usePatronSettings()
  const wanted = values !== null && flagOf(values, 'sendEmailForNewUsers') === true
  const { data: her } = useAsk(
    'user',
    { params: { id: session?.userId ?? '' } },
    { enabled: wanted && session !== null, staleTime: 360_000 },
  )
  if (!wanted || !her || (her.firstName && her.lastName)) return children
  return (
    <Suspense fallback={null}>
      <AboutHerForm her={her} />
    </Suspense>
  )
}
